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

const ofThis: Record<ListName, string> = {
  wallets: 'dieser Wallet',
  contracts: 'dieses Contracts',
};

const gone: Record<ListName, string> = {
  wallets: 'Eine Wallet ist verschwunden, und eine andere hat deren Namen und Asset',
  contracts: 'Ein Contract ist verschwunden, und ein anderer hat dessen Namen und Asset',
};

const anAddress = { named: 'Die Adresse', other: 'einer anderen Adresse' };

const pinned: Readonly<Record<string, { readonly named: string; readonly other: string }>> = {
  walletAddress: anAddress,
  address: anAddress,
  type: { named: 'Der Typ', other: 'einem anderen Typ' },
  deployedBy: { named: 'Der Deployer', other: 'einem anderen Deployer' },
};

export const activityWords: typeof english = {
  title: 'Änderungen',
  changes: 'Änderungen',
  summary: (wallets, contracts) =>
    [summaryOf('wallets', wallets), summaryOf('contracts', contracts)]
      .filter((text) => text !== '')
      .join('; '),
  summaryTitle: (when) => `Seit Sie zuletzt nachgesehen haben, ${when}`,
  show: 'Änderungen zeigen',
  notYet: 'Noch gibt es nichts zu vergleichen: Das Konto wurde noch nicht gelesen.',
  markSeen: 'Alles als gesehen markieren',
  marked: 'Als gesehen markiert.',
  after: 'Jetzt',
  pinned: 'Zuerst gesehen',
  alarms: 'Alarme',
  alarmTitle: (knownBy, list, field) => {
    const what = pinned[field] ?? { named: field, other: field };
    if (knownBy === 'same') return `${what.named} ${ofThis[list]} hat sich geändert`;
    return knownBy === 'name'
      ? `${gone[list]}, mit ${what.other}`
      : `Die ID ${ofThis[list]} gibt es noch einmal, mit ${what.other}`;
  },
  alarmHint:
    'Das sollte sich nie ändern. Fragen Sie den Dienst auf anderem Weg, bevor Sie etwas senden. Die Adresse dieses Eintrags lässt sich erst kopieren, wenn Sie die Änderung bestätigen.',
  reverted: 'Der Eintrag hat wieder seinen zuerst gesehenen Wert.',
  noticed: (when) => `Bemerkt ${when}`,
  acknowledge: 'Bestätigen …',
  acknowledgeTitle: 'Diese Änderung bestätigen?',
  acknowledgeText:
    'Der neue Wert gilt von da an als richtig und lässt sich kopieren. Tun Sie das nur, wenn Sie wissen, warum er sich geändert hat; eine Nachricht, die Sie darum bittet, ist kein Grund.',
  acknowledgeConfirm: 'Bestätigen',
  reason: 'Grund (wenn Sie möchten)',
  reasonHint: 'Steht im Verlauf, auf diesem Computer.',
  changedMeanwhile:
    'Das Konto wurde inzwischen neu gelesen, und die Änderung ist nicht mehr dieselbe. Brechen Sie ab und sehen Sie noch einmal nach.',
  andOthers: (count) => `und ${plural(count, 'weitere', 'weitere')}`,
  acknowledgeAll: (count) => `Alle ${integer.format(count)} bestätigen …`,
  acknowledgeAllTitle: (count) => `${plural(count, 'Änderung', 'Änderungen')} bestätigen?`,
  acknowledgeAllText:
    'Die neuen Werte gelten von da an als richtig und lassen sich kopieren. Tun Sie das nur, wenn Sie wissen, warum sie sich geändert haben.',
  acknowledgeAllConfirm: 'Alle bestätigen',
  moreAlarms: (count) => `${plural(count, 'weiterer Alarm', 'weitere Alarme')} dieses Kontos`,
  unlisted: (count) => `${plural(count, 'weiterer ist', 'weitere sind')} nicht aufgeführt.`,
  showAlarms: 'Alle Alarme zeigen',
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
