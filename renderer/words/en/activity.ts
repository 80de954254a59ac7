import type { ListName } from '../../../shared/account';
import type { AlarmReason, ChangeCounts, ChangeKind } from '../../../shared/activity';
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

const one: Record<ListName, string> = { wallets: 'wallet', contracts: 'contract' };

/** Values that are remembered, within a sentence. */
const pinned: Readonly<Record<string, string>> = {
  walletAddress: 'address',
  address: 'address',
  type: 'type',
  deployedBy: 'deployer',
};

/** What is said about changes of an account and about alarms. */
export const activityWords = {
  title: 'Changes',
  changes: 'Changes',
  summary: (wallets: ChangeCounts, contracts: ChangeCounts) =>
    [summaryOf('wallets', wallets), summaryOf('contracts', contracts)]
      .filter((text) => text !== '')
      .join('; '),
  summaryTitle: (when: string) => `Since you last looked, ${when}`,
  show: 'Show changes',
  notYet: 'There is nothing to compare with yet: the account has not been read.',
  markSeen: 'Mark all as seen',
  marked: 'Marked as seen.',
  after: 'Now',
  pinned: 'First seen',
  alarms: 'Alarms',
  /** What an alarm says before the name of its record. */
  alarmTitle: (knownBy: AlarmReason, list: ListName, field: string) => {
    const what = pinned[field] ?? field;
    if (knownBy === 'same') return `The ${what} of this ${one[list]} has changed`;
    return knownBy === 'name'
      ? `A ${one[list]} is gone, and another one has its name and asset, but another ${what}`
      : `The ID of this ${one[list]} is there once more, with another ${what}`;
  },
  alarmHint:
    'This should never change. Ask the service another way before you send anything. The record’s address cannot be copied until you acknowledge the change.',
  reverted: 'It has its first-seen value again.',
  noticed: (when: string) => `Noticed ${when}`,
  acknowledge: 'Acknowledge…',
  acknowledgeTitle: 'Acknowledge this change?',
  acknowledgeText:
    'The new value counts as right from then on, and can be copied. Do this only if you know why it changed; a message that asks you to is no reason.',
  acknowledgeConfirm: 'Acknowledge',
  reason: 'Reason (if you like)',
  reasonHint: 'Kept in the history, on this computer.',
  changedMeanwhile:
    'The account was read again meanwhile, and what changed is not the same any more. Cancel, and look again.',
  andOthers: (count: number) => `and ${plural(count, 'other', 'others')}`,
  acknowledgeAll: (count: number) => `Acknowledge all ${integer.format(count)}…`,
  acknowledgeAllTitle: (count: number) => `Acknowledge ${plural(count, 'change', 'changes')}?`,
  acknowledgeAllText:
    'The new values count as right from then on, and can be copied. Do this only if you know why they changed.',
  acknowledgeAllConfirm: 'Acknowledge all',
  moreAlarms: (count: number) => `${plural(count, 'more alarm', 'more alarms')} of this account`,
  unlisted: (count: number) => `${plural(count, 'further one is', 'further ones are')} not listed.`,
  showAlarms: 'Show all alarms',
  filter: 'Changed',
  marks: {
    sameName: 'A known record has the same name and asset, and another address',
    added: 'New since you last looked',
    renamed: 'Renamed since you last looked',
    changed: 'Changed since you last looked',
    alarm: 'Alarm: a pinned value has changed',
  },
};
