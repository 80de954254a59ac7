import type { ListName } from '../../../shared/account';
import type { privacyWords as english } from '../privacy';

const records: Record<ListName, (place: number) => string> = {
  wallets: (place) => `Wallet ${place}`,
  contracts: (place) => `Contract ${place}`,
};

const hidingKeys = (isMac: boolean): string => (isMac ? '⇧⌘H' : 'Strg+Umschalt+H');

/** Texts about hiding values. */
export const privacyWords: typeof english = {
  hide: 'Werte verbergen',
  hideHint: (isMac) => `Namen, Adressen und Zeiten verbergen (${hidingKeys(isMac)})`,
  hidden: 'verborgen',
  mark: 'Werte verborgen · Anzeigen',
  shortMark: 'Verborgen',
  markHint: (isMac) => `Namen, Adressen und Zeiten sind verborgen. Anzeigen (${hidingKeys(isMac)})`,
  nowHidden: 'Werte sind verborgen.',
  nowShown: 'Werte werden angezeigt.',
  hiddenForNow: (code) =>
    `Werte sind verborgen, aber nur, bis die App geschlossen wird: Die Einstellungen ließen sich nicht schreiben. (${code})`,
  shownForNow: (code) =>
    `Werte werden angezeigt, aber der nächste Start verbirgt sie vielleicht: Die Einstellungen ließen sich nicht schreiben. (${code})`,
  mask: '••••••',
  copied: 'Kopiert.',
  copyField: 'Wert kopieren',
  profile: (place: number) => `Profil ${place}`,
  record: (list: ListName, place: number) => records[list](place),
  json: 'Das JSON ist mit den anderen Werten verborgen. Kopieren lässt es sich trotzdem.',
  qr: 'Der QR-Code ist mit den anderen Werten verborgen.',
  search: 'Suche (Text verborgen)',
  secret: 'Werte sind verborgen. Zeigen Sie sie zuerst an.',
  form: 'Mit den anderen Werten verborgen.',
  showForm: 'Werte anzeigen',
  about:
    'Verborgene Werte sind gar nicht erst im Fenster: Namen, Adressen, Zeiten, QR-Codes und JSON. Kürzel von Assets und Anzahlen bleiben. Wer an diesem Computer sitzt, kann sie wieder anzeigen; ein Passwort wird nicht verlangt.',
  onLock: 'Werte verbergen, wenn der Bildschirm gesperrt wird',
  noLock:
    'Dieses System meldet der App nicht, wenn der Bildschirm gesperrt wird. Lassen Sie Werte stattdessen nach einigen Minuten ohne Benutzung verbergen.',
  after: 'Werte verbergen, wenn App oder Computer nicht benutzt werden',
  delays: {
    0: 'Nie',
    1: 'Nach 1 Minute',
    5: 'Nach 5 Minuten',
    15: 'Nach 15 Minuten',
  },
  capture: 'Das Fenster von Bildschirmfotos und Bildschirmfreigabe ausnehmen',
  captureHint:
    'Andere sehen dann ein schwarzes oder gar kein Fenster. Manche Programme nehmen es trotzdem auf, vor allem unter neueren Versionen von macOS. Um das Fenster einmal sichtbar zu machen, starten Sie die App mit --allow-capture.',
  captureOff: 'Aus, bis die App geschlossen wird: Sie wurde mit --allow-capture gestartet.',
};
