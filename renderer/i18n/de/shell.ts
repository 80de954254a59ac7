import type { shellWords as english } from '../shell';
import { integer, plural, size } from './plural';

export const shellWords: typeof english = {
  profile: (name, about) => (about === null ? `Profil: ${name}` : `Profil: ${name}, ${about}`),
  profiles: 'Profile',
  manageProfiles: 'Profile verwalten …',
  countOf: (shown, all) => `${integer.format(shown)} von ${integer.format(all)}`,
  trust: {
    states: {
      reading: 'Liest …',
      live: 'Aktuell',
      corrected: 'Aktuell, Uhr korrigiert',
      differs: 'Uhr weicht ab',
      demo: 'Demo-Daten',
      copy: 'Offline-Kopie',
      old: 'Nicht aktuell',
      refused: 'Abgelehnt',
      stopped: 'Angehalten',
      other: 'Anderes Konto',
      former: 'Nicht aktuell',
      failed: 'Fehlgeschlagen',
      none: 'Noch keine Daten',
    },
    meanings: {
      reading: 'Der Dienst wird gerade gefragt.',
      live: 'So hat der Dienst geantwortet.',
      corrected: 'So hat der Dienst geantwortet.',
      differs: 'So hat der Dienst geantwortet.',
      demo: 'Diese Daten sind erfunden. Sie kommen von einem Dienst in dieser App.',
      copy: 'So hat der Dienst damals geantwortet; die Kopie liegt verschlüsselt auf diesem Computer.',
      old: 'Die letzte Aktualisierung ist fehlgeschlagen. Sie sehen eine frühere Antwort.',
      refused: 'Der Dienst hat den letzten Aufruf abgelehnt.',
      stopped: 'Sie haben die letzte Aktualisierung angehalten.',
      other: 'Der Dienst antwortet jetzt mit einem anderen Konto. Davon wird nichts gezeigt.',
      former:
        'Der Dienst antwortet jetzt mit einem anderen Konto. Das ist die letzte Antwort davor.',
      failed:
        'Die letzte Aktualisierung ist fehlgeschlagen, und von diesem Konto wurde davor noch nichts gelesen.',
      none: 'Von diesem Konto wurde noch nichts gelesen.',
    },
    short: {
      reading: 'Liest …',
      live: 'Aktuell',
      corrected: 'Aktuell',
      differs: 'Uhr',
      demo: 'Demo',
      copy: 'Offline',
      old: 'Veraltet',
      refused: 'Abgelehnt',
      stopped: 'Gestoppt',
      other: 'Anderes Konto',
      former: 'Veraltet',
      failed: 'Fehlgeschlagen',
      none: 'Noch keine Daten',
    },
    now: 'gerade eben',
    minutes: (count) => `vor ${integer.format(count)} Min.`,
    hours: (count) => `vor ${integer.format(count)} Std.`,
    days: (count) => `vor ${plural(count, 'Tag', 'Tagen')}`,
    age: {
      now: 'unter 1 Min. alt',
      minutes: (count) => `${integer.format(count)} Min. alt`,
      hours: (count) => `${integer.format(count)} Std. alt`,
      days: (count) => `${plural(count, 'Tag', 'Tage')} alt`,
    },
    soFar: (seconds, count) =>
      count === 0
        ? `${integer.format(seconds)} s`
        : `${integer.format(seconds)} s · ${size(count)}`,
    service: 'Dienst',
    answered: 'Antwort',
    attempt: 'Letzter Versuch',
    zone: 'Zeiten in',
    here: (zone) => `${zone} (dieser Computer)`,
    clock: 'Uhr',
  },
};
