import type { ListName } from '../../../shared/account';
import type { ChangeCounts, ChangeKind } from '../../../shared/activity';
import { integer, plural } from './plural';

const records: Record<ListName, (count: number) => string> = {
  wallets: (count) => plural(count, 'wallet', 'wallets'),
  contracts: (count) => plural(count, 'contract', 'contracts'),
};

const fresh: Record<ListName, (count: number) => string> = {
  wallets: (count) => plural(count, 'new wallet', 'new wallets'),
  contracts: (count) => plural(count, 'new contract', 'new contracts'),
};

const ofKind: Record<ChangeKind, string> = {
  changed: 'changed',
  renamed: 'renamed',
  added: 'new',
  removed: 'not in this answer',
};

const kinds: readonly ChangeKind[] = ['added', 'changed', 'renamed', 'removed'];

/** "3 new wallets, 1 renamed". */
const summaryOf = (list: ListName, counts: ChangeCounts): string =>
  kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind, at) => {
      if (kind === 'added') return fresh[list](counts.added);
      const count = at === 0 ? records[list](counts[kind]) : integer.format(counts[kind]);
      return `${count} ${ofKind[kind]}`;
    })
    .join(', ');

/** What is said about changes of an account and about alarms. */
export const activityWords = {
  title: 'Activity',
  since: (when: string) => `Since ${when}`,
  changes: 'Changes',
  summary: (wallets: ChangeCounts, contracts: ChangeCounts) =>
    [summaryOf('wallets', wallets), summaryOf('contracts', contracts)]
      .filter((text) => text !== '')
      .join('; '),
  summaryTitle: (when: string) => `Since you last looked, ${when}`,
  show: 'Show changes',
  none: (when: string) => `Nothing has changed since ${when}.`,
  noneHint:
    'New, renamed and changed wallets and contracts appear here, until you mark them as seen.',
  notYet: 'There is nothing to compare with yet: the account has not been read.',
  markSeen: 'Mark all as seen',
  marked: 'Marked as seen.',
  more: (left: number) => `Show more (${integer.format(left)} left)`,
  open: 'Show',
  openOf: 'Show this record in its list',
  kinds: {
    changed: 'Changed',
    renamed: 'Renamed',
    added: 'New',
    removed: 'Not in this answer',
  },
  of: { wallets: 'Wallet', contracts: 'Smart contract' },
  before: 'Before',
  after: 'Now',
  pinned: 'First seen',
  fields: {
    id: 'ID',
    asset: 'Asset',
    walletAddress: 'Address',
    walletName: 'Name',
    name: 'Name',
    address: 'Address',
    type: 'Type',
    deployedAt: 'Deployed at',
    deployedBy: 'Deployed by',
  } as Readonly<Record<string, string>>,
  alarms: 'Alarms',
  alarmTitles: {
    walletAddress: 'The address of this wallet has changed',
    type: 'The type of this contract has changed',
    deployedBy: 'The deployer of this contract has changed',
  } as Readonly<Record<string, string>>,
  alarmHint:
    'This should never change. Ask the service another way before you send anything. The record’s address cannot be copied until you acknowledge the change.',
  reverted: 'It has its first-seen value again.',
  noticed: (when: string) => `Noticed ${when}`,
  acknowledge: 'Acknowledge',
  acknowledgeAll: (count: number) => `Acknowledge all ${integer.format(count)}…`,
  acknowledgeAllTitle: (count: number) => `Acknowledge ${plural(count, 'change', 'changes')}?`,
  acknowledgeAllText:
    'The new values count as right from then on, and can be copied. Do this only if you know why they changed.',
  acknowledgeAllConfirm: 'Acknowledge all',
  moreAlarms: (count: number) => `${plural(count, 'more alarm', 'more alarms')} of this account`,
  unlisted: (count: number) => `${plural(count, 'further one is', 'further ones are')} not listed.`,
  showAlarms: 'Show all alarms',
  acknowledged: 'Acknowledged',
  acknowledgedAt: (when: string) => `Acknowledged ${when}`,
  filter: 'Changed',
  marks: {
    sameName: 'A known record has the same name and asset, and another address',
    added: 'New since you last looked',
    renamed: 'Renamed since you last looked',
    changed: 'Changed since you last looked',
    alarm: 'Alarm: a pinned value has changed',
  },
};
