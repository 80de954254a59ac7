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
  hideHint: (isMac) => `Namen, Adressen und Zeitangaben verbergen (${hidingKeys(isMac)})`,
  hidden: 'verborgen',
  mark: 'Namen, Adressen, Zeiten verborgen · Anzeigen',
  shortMark: 'Verborgen',
  markHint: (isMac) =>
    `Namen, Adressen und Zeitangaben sind verborgen. Anzeigen (${hidingKeys(isMac)})`,
  nowHidden: 'Werte sind verborgen.',
  nowShown: 'Werte werden angezeigt.',
  hiddenForNow: (code) =>
    `Werte sind verborgen, aber nur, bis die App geschlossen wird: Die Einstellungen konnten nicht gespeichert werden. (${code})`,
  shownForNow: (code) =>
    `Werte werden angezeigt, sind aber nach dem nächsten Start vielleicht wieder verborgen: Die Einstellungen konnten nicht gespeichert werden. (${code})`,
  mask: '••••••',
  copied: 'Kopiert.',
  copyField: 'Wert kopieren',
  profile: (place: number) => `Profil ${place}`,
  record: (list: ListName, place: number) => records[list](place),
  json: 'Das JSON ist mit den anderen Werten verborgen. Sie können es trotzdem kopieren.',
  qr: 'Der QR-Code ist mit den anderen Werten verborgen.',
  search: 'Suche (Text verborgen)',
  secret: 'Werte sind verborgen. Zeigen Sie sie zuerst an.',
  form: 'Mit den anderen Werten verborgen.',
  showForm: 'Werte anzeigen',
  about:
    'Verborgene Werte sind gar nicht erst im Fenster: Namen, Adressen, Zeitangaben, QR-Codes und JSON. Asset-Kürzel und die Anzahl der Einträge bleiben sichtbar. Jeder an diesem Computer kann die Werte wieder anzeigen; ein Passwort wird nicht verlangt.',
  onLock: 'Werte verbergen, wenn der Bildschirm gesperrt wird',
  noLock:
    'Dieses System meldet der App nicht, wenn der Bildschirm gesperrt wird. Verbergen Sie Werte stattdessen nach einigen Minuten ohne Nutzung.',
  after: 'Werte verbergen, wenn die App oder der Computer nicht genutzt wird',
  delays: {
    0: 'Nie',
    1: 'Nach 1 Minute',
    5: 'Nach 5 Minuten',
    15: 'Nach 15 Minuten',
  },
  capture: 'Fenster von Bildschirmfotos und Bildschirmfreigaben ausschließen',
  captureHint:
    'Andere sehen dann ein schwarzes oder gar kein Fenster. Manche Programme können es trotzdem aufnehmen, vor allem unter neueren Versionen von macOS. Um das Fenster einmal zu zeigen, starten Sie die App mit --allow-capture.',
  captureOff: 'Aus, bis die App geschlossen wird: Sie wurde mit --allow-capture gestartet.',
};
