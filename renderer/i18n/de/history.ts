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
  alarm: count === 1 ? 'hat sich mit Alarm geändert' : 'haben sich mit Alarm geändert',
  acknowledged: count === 1 ? 'wurde bestätigt' : 'wurden bestätigt',
  reverted: count === 1 ? 'ist wieder wie zuerst gesehen' : 'sind wieder wie zuerst gesehen',
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
    `${plural(count, 'Änderung', 'Änderungen')} anzusehen` +
    (alarms === 0
      ? ''
      : `, darunter ${plural(alarms, 'gesehener, aber nicht bestätigter Alarm', 'gesehene, aber nicht bestätigte Alarme')}`),
  noAlarm: 'keine Alarme',
  export: 'Verlauf exportieren …',
  nothingToExport: 'Es gibt nichts zu exportieren',
  exported: (count, guarded) =>
    `Gespeichert, mit ${plural(count, 'Zeile', 'Zeilen')}.` +
    (guarded > 0
      ? ` ${plural(guarded, 'Zelle hat', 'Zellen haben')} ein ' bekommen, damit ein Tabellenprogramm sie weder ausführt noch verändert.`
      : ''),
  unchanged: (time) => `Keine Änderungen bis zum letzten Lesen, ${time}`,
  seen: (when) => `Alles hierunter haben Sie gesehen · ${when}`,
  isNew: 'Noch nicht gesehen:',
  was: 'vorher',
  after: 'dann',
  isBack: 'inzwischen wieder wie zuerst gesehen',
  becomes: 'wurde zu',
  reason: 'Grund:',
  mayReturn: {
    wallets: 'sie kann wiederkommen, Ihre Notizen bleiben',
    contracts: 'er kann wiederkommen, Ihre Notizen bleiben',
  },
  openOf: 'Diesen Eintrag in seiner Liste anzeigen',
  away: 'zurzeit nicht im Konto',
  acknowledged: (when) => `Bestätigt ${when}`,
  settled: (when) => `Wieder wie zuerst gesehen, bestätigt ${when}`,
  ofRecord: (kind, list, field) => {
    const subject = field === null ? start[list] : `${named(field)} ${genitive[list]}`;
    if (kind === 'added') return [fresh[list], ''];
    if (kind === 'acknowledged') return [`Von Ihnen bestätigt: ${subject}`, 'hat sich geändert'];
    if (kind === 'settled') {
      return [`Von Ihnen bestätigt: ${subject}`, 'ist wieder wie zuerst gesehen'];
    }
    if (kind === 'reverted') return [subject, 'ist wieder wie zuerst gesehen'];
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
      return 'Von Ihnen bestätigt: Was über das Konto bekannt war, ging verloren';
    }
    if (kind === 'begun') return 'Hier beginnt der Verlauf dieses Kontos';
    if (kind === 'holder') return 'Was das Konto über seinen Inhaber sagt, hat sich geändert';
    return 'Was über das Konto bekannt war, ging verloren; was sich bis dahin geändert hat, weiß niemand';
  },
  ofHolder: (field, what) => {
    const name = `${named(field)} des Kontoinhabers`;
    if (what === 'appeared') return `${name} ist neu`;
    return what === 'vanished' ? `${name} wird nicht mehr genannt` : `${name} hat sich geändert`;
  },
  fields,
  foot: (count, since) => `${plural(count, 'Eintrag', 'Einträge')} seit ${since}`,
  kept: 'verschlüsselt auf diesem Computer',
  thisRun: 'bis die App geschlossen wird',
  dropped: (count) => `${plural(count, 'ältere wird', 'ältere werden')} nicht mehr aufbewahrt`,
  older: (left) => `Ältere anzeigen (noch ${integer.format(left)})`,
  unreadable: 'Der Verlauf lässt sich nicht lesen',
  nothing: 'Noch hat sich nichts geändert',
  nothingSince: 'Seitdem hat sich nichts geändert',
  first: 'Dies ist die erste Antwort',
  firstHint:
    'Von nun an wird jede Antwort mit ihr verglichen; jede Änderung, jeder Alarm und jede Bestätigung steht dann hier.',
  nothingHint: 'Jede Änderung, jeder Alarm und jede Bestätigung steht künftig hier.',
  notRead: 'Noch wurde nichts verglichen',
  notReadHint: 'Mit der ersten Antwort des Dienstes beginnt der Verlauf.',
  noMatch: 'Dergleichen ist nicht vorgekommen',
  noMatchHint: 'Zu sehen ist nur ein Teil des Verlaufs.',
  showAll: 'Alles anzeigen',
};
