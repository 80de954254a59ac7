import type { shortcutWords as englishShortcuts, shellWords as english } from '../shell';
import { integer, plural, size } from './plural';

/** Texts about keyboard shortcuts. */
export const shortcutWords: typeof englishShortcuts = {
  places: {
    everywhere: 'Überall',
    search: 'In der Suche einer Liste',
    lists: 'In einer Liste',
    groups: 'Auf dem Kopf einer Gruppe',
    details: 'Neben geöffneten Details',
  },
  does: {
    find: 'Adresse, Eintrag, Befehl oder Ort suchen',
    refresh: 'Konto aktualisieren',
    views: 'Übersicht, Wallets, Contracts, Änderungen',
    settings: 'Einstellungen',
    hide: 'Werte verbergen oder anzeigen',
    zoom: 'Größer, kleiner, Originalgröße',
    sheet: 'Diese Tasten',
    search: 'Suchen',
    move: 'Bewegen',
    ends: 'Erste, letzte Zeile',
    open: 'Details öffnen; auf einer Überschrift: sortieren',
    select: 'Zeile auswählen, oder bis zu einer Zeile',
    selectAll: 'Alle Zeilen auswählen',
    clear: 'Suche oder Auswahl aufheben; zurück zur Suche',
    copy: 'Zelle oder ausgewählte Zeilen kopieren',
    intoList: 'In die Liste',
    openFirst: 'Den ersten Treffer öffnen',
    fold: 'Einklappen, ausklappen',
    foldAll: 'Alle einklappen, ausklappen',
    copyAddress: 'Adresse der Zeile kopieren',
    explorer: 'Adresse im Browser nachschlagen',
    favourite: 'Zum Favoriten machen oder nicht mehr',
    menu: 'Menü der Zeile',
    width: 'Spalte schmaler, breiter',
    fit: 'Spalte so breit wie ihre Werte, wieder wie vorher',
    neighbours: 'Voriger, nächster Eintrag',
    close: 'Details schließen',
  },
  keys: {
    shift: 'Umschalt',
    control: 'Strg',
    space: 'Leertaste',
    enter: 'Eingabe',
    escape: 'Esc',
    home: 'Pos1',
    end: 'Ende',
    pageUp: 'Bild↑',
    pageDown: 'Bild↓',
  },
};

export const shellWords: typeof english = {
  profile: (name, about) => (about === null ? `Profil: ${name}` : `Profil: ${name}, ${about}`),
  profiles: 'Profile',
  manageProfiles: 'Profile verwalten …',
  openAlarms: (count) => plural(count, 'offener Alarm', 'offene Alarme'),
  otherAlarms: (count) =>
    count === 1
      ? 'offene Alarme in einem anderen Profil'
      : `offene Alarme in ${integer.format(count)} anderen Profilen`,
  countOf: (shown, all) => `${integer.format(shown)} von ${integer.format(all)}`,
  trust: {
    states: {
      reading: 'Wird gelesen …',
      live: 'Aktuell',
      corrected: 'Aktuell, Uhr korrigiert',
      differs: 'Aktuell, Uhr weicht ab',
      demo: 'Demo-Daten',
      copy: 'Offline-Kopie',
      old: 'Nicht aktuell',
      refused: 'Abgelehnt',
      stopped: 'Nicht aktuell, angehalten',
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
      stopped: 'Die letzte Aktualisierung wurde angehalten.',
      other: 'Der Dienst antwortet jetzt mit einem anderen Konto. Davon wird nichts angezeigt.',
      former:
        'Der Dienst antwortet jetzt mit einem anderen Konto. Das ist die letzte Antwort davor.',
      failed:
        'Die letzte Aktualisierung ist fehlgeschlagen, und es gibt keine frühere Antwort anzuzeigen.',
      none: 'Noch gibt es keine Antwort des Dienstes anzuzeigen.',
    },
    short: {
      corrected: 'Aktuell',
      differs: 'Aktuell, Uhr?',
      demo: 'Demo',
      copy: 'Offline',
      stopped: 'Nicht aktuell',
      other: 'Anderes Konto',
    },
    clockAhead: 'Uhr ging oder geht falsch',
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
    answered: 'Antwort',
    lastAnswer: 'Letzte gute Antwort',
    attempt: 'Letzter Versuch',
    zone: 'Zeiten in',
    utc: 'UTC',
    here: (zone) => `${zone} (dieser Computer)`,
    clock: 'Uhr',
  },
};
