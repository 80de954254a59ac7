import type { ListName } from '../../../shared/account';
import type { HistoryKind } from '../../../shared/activity';
import type { historyWords as english } from '../history';
import { integer, plural, records } from './plural';

const start: Record<ListName, string> = { wallets: 'Wallet', contracts: 'Contract' };

const fresh: Record<ListName, string> = { wallets: 'Neue Wallet', contracts: 'Neuer Contract' };

const more: Record<ListName, (count: number) => string> = {
  wallets: (count) => plural(count, 'weitere Wallet', 'weitere Wallets'),
  contracts: (count) => plural(count, 'weiterer Contract', 'weitere Contracts'),
};

const besides: Record<ListName, (count: number) => string> = {
  wallets: (count) => plural(count, 'weiteren Wallet', 'weiteren Wallets'),
  contracts: (count) => plural(count, 'weiteren Contract', 'weiteren Contracts'),
};

const genitive: Record<ListName, string> = { wallets: 'der Wallet', contracts: 'des Contracts' };

const fields: Readonly<Record<string, string>> = {
  id: 'ID',
  asset: 'Asset',
  walletAddress: 'Adresse',
  walletName: 'Name',
  name: 'Name',
  address: 'Adresse',
  type: 'Typ',
  deployedAt: 'Zeit des Deployments',
  deployedBy: 'Deployer',
  userId: 'Nutzer-ID',
  email: 'E-Mail-Adresse',
};

const articles: Readonly<Record<string, string>> = {
  asset: 'Das',
  walletName: 'Der',
  name: 'Der',
  type: 'Der',
  deployedBy: 'Der',
};

/** "Die Adresse". */
const named = (field: string): string => `${articles[field] ?? 'Die'} ${fields[field] ?? field}`;

const ends = (count: number): Readonly<Record<HistoryKind, string>> => ({
  alarm:
    count === 1
      ? 'hat sich geändert und einen Alarm ausgelöst'
      : 'haben sich geändert und Alarme ausgelöst',
  acknowledged: count === 1 ? 'wurde bestätigt' : 'wurden bestätigt',
  reverted:
    count === 1
      ? 'hat wieder den zuerst gesehenen Wert'
      : 'haben wieder die zuerst gesehenen Werte',
  settled:
    count === 1
      ? 'hatte einen Alarm, den Sie bestätigt haben, nachdem der alte Wert zurück war'
      : 'hatten Alarme, die Sie bestätigt haben, nachdem die alten Werte zurück waren',
  trusted: '',
  lost: '',
  begun: '',
  holder: '',
  changed: count === 1 ? 'hat sich geändert' : 'haben sich geändert',
  renamed: count === 1 ? 'wurde umbenannt' : 'wurden umbenannt',
  added: count === 1 ? 'ist neu' : 'sind neu',
  returned: count === 1 ? 'ist wieder in der Antwort' : 'sind wieder in der Antwort',
  removed: count === 1 ? 'ist verschwunden' : 'sind verschwunden',
});

export const historyWords: typeof english = {
  title: 'Verlauf',
  filterKinds: 'Art der Änderung',
  filterLists: 'Wo',
  views: {
    all: 'Alle Arten',
    alarms: 'Alarme',
    renamed: 'Umbenannt',
    new: 'Neu',
    gone: 'Verschwunden',
    other: 'Übriges',
  },
  lists: { all: 'Überall', wallets: 'Wallets', contracts: 'Contracts', account: 'Konto' },
  untold: (changes) =>
    `Unter einer früheren Version geändert, die keinen Verlauf führte: ${changes}`,
  newCount: (count) => `${integer.format(count)} neu`,
  toLookAt: (count, alarms) =>
    `${plural(count, 'Änderung', 'Änderungen')} zu prüfen` +
    (alarms === 0
      ? ''
      : `, darunter ${plural(alarms, 'gesehener, aber nicht bestätigter Alarm', 'gesehene, aber nicht bestätigte Alarme')}`),
  noAlarm: 'keine Alarme',
  export: 'Verlauf exportieren …',
  nothingToExport: 'Es gibt nichts zu exportieren',
  exported: (count, guarded) =>
    `${plural(count, 'Zeile', 'Zeilen')} gespeichert.` +
    (guarded > 0
      ? ` Vor ${plural(guarded, 'Zelle', 'Zellen')} wurde ein Apostroph (') gesetzt, damit ein Tabellenprogramm sie weder ausführt noch verändert.`
      : ''),
  unchanged: (time) => `Keine Änderungen bis zum letzten Abruf, ${time}`,
  seen: (when) => `Alles darunter haben Sie gesehen · ${when}`,
  isNew: 'Noch nicht gesehen:',
  was: 'vorher',
  after: 'danach',
  isBack: 'inzwischen wieder wie zuvor',
  becomes: 'wurde zu',
  reason: 'Grund:',
  mayReturn: {
    wallets: 'sie kann wiederkommen, Ihre Notizen bleiben',
    contracts: 'er kann wiederkommen, Ihre Notizen bleiben',
  },
  openOf: 'Diesen Eintrag in seiner Liste anzeigen',
  away: 'zurzeit nicht im Konto',
  acknowledged: (when) => `Bestätigt ${when}`,
  settled: (when) => `Wieder wie zuvor, bestätigt ${when}`,
  ofRecord: (kind, list, field) => {
    const subject = field === null ? start[list] : `${named(field)} ${genitive[list]}`;
    if (kind === 'added') return [fresh[list], ''];
    if (kind === 'acknowledged') return [`Von Ihnen bestätigt: ${subject}`, 'hat sich geändert'];
    if (kind === 'settled') {
      return [`Von Ihnen bestätigt: ${subject}`, 'hat wieder den zuerst gesehenen Wert'];
    }
    if (kind === 'reverted') return [subject, 'hat wieder den zuerst gesehenen Wert'];
    return kind === 'alarm' || kind === 'changed'
      ? [subject, 'hat sich geändert']
      : [start[list], ends(1)[kind]];
  },
  ofOthers: (kind, list, count) =>
    kind === 'settled'
      ? `Bei ${besides[list](count)} haben Sie den Alarm bestätigt, nachdem der alte Wert zurück war`
      : `${more[list](count)} ${ends(count)[kind]}`,
  ofSeveral: (kind, list, count) => [records[list](count), ends(count)[kind]],
  andOthers: (count) => `und ${plural(count, 'weitere', 'weitere')}`,
  unfold: (count, of) =>
    count < of
      ? `${integer.format(count)} von ${integer.format(of)} anzeigen`
      : `${integer.format(count)} anzeigen`,
  fold: 'Verbergen',
  ofAccount: (kind) => {
    if (kind === 'trusted') return 'Sie haben einem anderen Konto vertraut';
    if (kind === 'acknowledged') {
      return 'Von Ihnen bestätigt: Die zuerst gesehenen Adressen gingen verloren';
    }
    if (kind === 'begun') return 'Hier beginnt der Verlauf dieses Kontos';
    if (kind === 'holder') return 'Die Angaben zum Kontoinhaber haben sich geändert';
    return 'Die zuerst gesehenen Adressen gingen verloren; was sich davor geändert hat, ist nicht bekannt';
  },
  ofHolder: (field, what) => {
    const name = `${named(field)} des Kontoinhabers`;
    if (what === 'appeared') return `${name} ist neu`;
    return what === 'vanished' ? `${name} wird nicht mehr angegeben` : `${name} hat sich geändert`;
  },
  fields,
  foot: (count, since) => `${plural(count, 'Eintrag', 'Einträge')} seit ${since}`,
  kept: 'verschlüsselt auf diesem Computer gespeichert',
  thisRun: 'gespeichert, bis die App geschlossen wird',
  dropped: (count) => `${plural(count, 'älterer ist', 'ältere sind')} nicht mehr gespeichert`,
  older: (left) => `Ältere anzeigen (noch ${integer.format(left)})`,
  unreadable: 'Der Verlauf kann nicht gelesen werden',
  nothing: 'Es hat sich noch nichts geändert',
  nothingSince: 'Seitdem hat sich nichts geändert',
  first: 'Dies ist die erste Antwort',
  firstHint:
    'Ab jetzt wird jede Antwort mit ihr verglichen; jede Änderung, jeder Alarm und jede Bestätigung wird hier aufgeführt.',
  nothingHint: 'Jede Änderung, jeder Alarm und jede Bestätigung wird hier aufgeführt.',
  notRead: 'Es wurde noch nichts verglichen',
  notReadHint: 'Mit der ersten Antwort des Dienstes beginnt der Verlauf.',
  noMatch: 'Dazu gibt es keine Einträge',
  noMatchHint: 'Sie sehen nur einen Teil des Verlaufs.',
  showAll: 'Alles anzeigen',
};
