import type { ListName } from '../../../shared/account';
import type { ChangeCounts, ChangeKind } from '../../../shared/activity';
import type { activityWords as english } from '../en/activity';
import { integer, plural } from './plural';

const records: Record<ListName, (count: number) => string> = {
  wallets: (count) => plural(count, 'Wallet', 'Wallets'),
  contracts: (count) => plural(count, 'Contract', 'Contracts'),
};

const fresh: Record<ListName, (count: number) => string> = {
  wallets: (count) => plural(count, 'neue Wallet', 'neue Wallets'),
  contracts: (count) => plural(count, 'neuer Contract', 'neue Contracts'),
};

const ofKind: Record<ChangeKind, string> = {
  changed: 'geändert',
  renamed: 'umbenannt',
  added: 'neu',
  removed: 'nicht in dieser Antwort',
};

const kinds: readonly ChangeKind[] = ['added', 'changed', 'renamed', 'removed'];

const summaryOf = (list: ListName, counts: ChangeCounts): string =>
  kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind, at) => {
      if (kind === 'added') return fresh[list](counts.added);
      const count = at === 0 ? records[list](counts[kind]) : integer.format(counts[kind]);
      return `${count} ${ofKind[kind]}`;
    })
    .join(', ');

export const activityWords: typeof english = {
  title: 'Aktivität',
  since: (when) => `Seit ${when}`,
  changes: 'Änderungen',
  summary: (wallets, contracts) =>
    [summaryOf('wallets', wallets), summaryOf('contracts', contracts)]
      .filter((text) => text !== '')
      .join('; '),
  summaryTitle: (when) => `Seit Sie zuletzt nachgesehen haben, ${when}`,
  show: 'Änderungen zeigen',
  none: (when) => `Nichts hat sich geändert seit ${when}.`,
  noneHint:
    'Neue, umbenannte und geänderte Wallets und Contracts erscheinen hier, bis Sie sie als gesehen markieren.',
  notYet: 'Noch gibt es nichts zu vergleichen: Das Konto wurde noch nicht gelesen.',
  markSeen: 'Alles als gesehen markieren',
  marked: 'Als gesehen markiert.',
  more: (left) => `Mehr zeigen (noch ${integer.format(left)})`,
  open: 'Zeigen',
  openOf: 'Diesen Eintrag in seiner Liste zeigen',
  kinds: {
    changed: 'Geändert',
    renamed: 'Umbenannt',
    added: 'Neu',
    removed: 'Nicht in dieser Antwort',
  },
  of: { wallets: 'Wallet', contracts: 'Smart Contract' },
  before: 'Vorher',
  after: 'Jetzt',
  pinned: 'Zuerst gesehen',
  fields: {
    id: 'ID',
    asset: 'Asset',
    walletAddress: 'Adresse',
    walletName: 'Name',
    name: 'Name',
    address: 'Adresse',
    type: 'Typ',
    deployedAt: 'Deployt am',
    deployedBy: 'Deployt von',
  },
  alarms: 'Alarme',
  alarmTitles: {
    walletAddress: 'Die Adresse dieser Wallet hat sich geändert',
    type: 'Der Typ dieses Contracts hat sich geändert',
    deployedBy: 'Der Deployer dieses Contracts hat sich geändert',
  },
  alarmHint:
    'Das sollte sich nie ändern. Fragen Sie den Dienst auf anderem Weg, bevor Sie etwas senden. Die Adresse dieses Eintrags lässt sich erst kopieren, wenn Sie die Änderung bestätigen.',
  reverted: 'Der Eintrag hat wieder seinen zuerst gesehenen Wert.',
  noticed: (when) => `Bemerkt ${when}`,
  acknowledge: 'Bestätigen',
  acknowledgeAll: (count) => `Alle ${integer.format(count)} bestätigen …`,
  acknowledgeAllTitle: (count) => `${plural(count, 'Änderung', 'Änderungen')} bestätigen?`,
  acknowledgeAllText:
    'Die neuen Werte gelten von da an als richtig und lassen sich kopieren. Tun Sie das nur, wenn Sie wissen, warum sie sich geändert haben.',
  acknowledgeAllConfirm: 'Alle bestätigen',
  moreAlarms: (count) => `${plural(count, 'weiterer Alarm', 'weitere Alarme')} dieses Kontos`,
  unlisted: (count) => `${plural(count, 'weiterer ist', 'weitere sind')} nicht aufgeführt.`,
  showAlarms: 'Alle Alarme zeigen',
  acknowledged: 'Bestätigt',
  acknowledgedAt: (when) => `Bestätigt ${when}`,
  filter: 'Geändert',
  marks: {
    sameName:
      'Ein bekannter Eintrag hat denselben Namen und dasselbe Asset, aber eine andere Adresse',
    added: 'Neu, seit Sie zuletzt nachgesehen haben',
    renamed: 'Umbenannt, seit Sie zuletzt nachgesehen haben',
    changed: 'Geändert, seit Sie zuletzt nachgesehen haben',
    alarm: 'Alarm: Ein gemerkter Wert hat sich geändert',
  },
};
