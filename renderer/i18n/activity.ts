import type { ListName } from '../../shared/account';
import type { Alarm, ChangeCounts, ChangeKind } from '../../shared/activity';
import { integer, plural, records } from './plural';
import { catalogue } from './language';

const fresh: Record<ListName, (count: number) => string> = {
  wallets: (count) => plural(count, 'new wallet', 'new wallets'),
  contracts: (count) => plural(count, 'new contract', 'new contracts'),
};

const ofKind: Record<ChangeKind, string> = {
  changed: 'changed',
  renamed: 'renamed',
  added: 'new',
  removed: 'gone',
};

const kinds: readonly ChangeKind[] = ['added', 'changed', 'renamed', 'removed'];

/** Texts of one language for a summary of changes. */
interface SummaryParts {
  readonly records: Readonly<Record<ListName, (count: number) => string>>;
  /** Texts for new records. */
  readonly fresh: Readonly<Record<ListName, (count: number) => string>>;
  readonly ofKind: Readonly<Record<ChangeKind, string>>;
  readonly integer: Intl.NumberFormat;
}

/** Returns a function that writes the change counts of both lists: "3 new wallets, 1 renamed; 2 contracts changed". */
export const summaryOf = ({ records, fresh, ofKind, integer }: SummaryParts) => {
  const ofList = (list: ListName, counts: ChangeCounts): string =>
    kinds
      .filter((kind) => counts[kind] > 0)
      .map((kind, at) => {
        if (kind === 'added') return fresh[list](counts.added);
        const count = at === 0 ? records[list](counts[kind]) : integer.format(counts[kind]);
        return `${count} ${ofKind[kind]}`;
      })
      .join(', ');
  return (wallets: ChangeCounts, contracts: ChangeCounts): string =>
    [ofList('wallets', wallets), ofList('contracts', contracts)]
      .filter((text) => text !== '')
      .join('; ');
};

const one: Record<ListName, string> = { wallets: 'wallet', contracts: 'contract' };

/** Names of pinned fields within a sentence, singular and plural. */
const pinned: Readonly<Record<string, readonly [string, string]>> = {
  walletAddress: ['address', 'addresses'],
  address: ['address', 'addresses'],
  type: ['type', 'types'],
  deployedBy: ['deployer', 'deployers'],
};

/** Texts of one language for alarm counts. `moreBack` replaces `back` after the text of `changed`. */
interface AlarmCountParts {
  readonly changed: (count: number) => string;
  readonly back: (count: number) => string;
  readonly moreBack: (count: number) => string;
  readonly gone: (count: number) => string;
}

/**
 * Returns a function that writes alarm counts: "2 addresses have changed; 1 is as first seen again". It takes the
 * numbers of values that have changed, of values that have gone back, and of records in the place of known ones that
 * are gone.
 */
export const alarmCountOf =
  (say: AlarmCountParts) =>
  (changed: number, back: number, gone: number): string => {
    const others = [
      ...(back > 0 ? [(changed > 0 ? say.moreBack : say.back)(back)] : []),
      ...(gone > 0 ? [say.gone(gone)] : []),
    ];
    const isOnlyOthers = changed === 0 && others.length > 0;
    return [...(isOnlyOthers ? [] : [say.changed(changed)]), ...others].join('; ');
  };

const moreBack = (count: number): string =>
  `${integer.format(count)} ${count === 1 ? 'has' : 'have'} changed back`;

const goneAgain = (count: number): string =>
  count === 1
    ? '1 record that replaced a known one is gone again'
    : `${integer.format(count)} records that replaced known ones are gone again`;

/** Texts about changes of an account and about alarms. */
export const activityWords = catalogue('activity', {
  title: 'Changes',
  summary: summaryOf({ records, fresh, ofKind, integer }),
  markSeen: 'Mark all as seen',
  nothingNew: 'Nothing new',
  marked: 'Marked as seen.',
  noneLeft: 'Acknowledged. No alarms left.',
  noneLeftUnkept: 'Acknowledged only until the app is closed: it is not saved.',
  after: 'Now',
  pinned: 'First seen',
  pinnedAt: (when: string) => `First seen ${when}`,
  alarms: 'Alarms',
  /** Shown before the name of the alarm's record. */
  alarmTitle: ({
    knownBy,
    list,
    field,
    isReverted,
    isKnownGone,
  }: Pick<Alarm, 'knownBy' | 'list' | 'field' | 'isReverted' | 'isKnownGone'>) => {
    const [what, ofBoth] = pinned[field] ?? [field, field];
    if (knownBy === 'same') {
      return `The ${what} of this ${one[list]} ${isReverted ? 'is back to its first-seen value' : 'has changed'}`;
    }
    const [is, has] = isReverted ? ['was', 'had'] : ['is', 'has'];
    if (knownBy === 'name' && isKnownGone) {
      return `Two ${list} had this name, with different ${ofBoth}; both are gone now`;
    }
    return knownBy === 'name'
      ? `A ${one[list]} with this name ${is} gone, and another one ${has} taken its name, with a different ${what}`
      : `Another ${one[list]} ${has} the same ID as this one, with a different ${what}`;
  },
  /** About the record whose details were open. `name` is null while values are hidden. */
  recordGone: (name: string | null) =>
    `${name ?? 'The record that was open'} is no longer in the account.`,
  /** For an alarm about two records, when the second record is gone. */
  otherGone: 'The other record is gone again.',
  meanwhile: (when: string) => `Temporary · noticed ${when}`,
  noticed: (when: string) => `Noticed ${when}`,
  acknowledge: 'Acknowledge…',
  acknowledgeTitle: 'Acknowledge this change?',
  acknowledgeText:
    'Once acknowledged, the new value counts as right and can be copied. Do this only if you know why it changed; a message asking you to do it is not a reason.',
  acknowledgeConfirm: 'Acknowledge',
  settleTitle: 'Acknowledge this alarm?',
  settleText:
    'You do not agree to a new value: the first-seen one still counts, and only the alarm goes away.',
  reason: 'Reason (optional)',
  reasonHint: 'Kept in the history, on this computer.',
  changedMeanwhile: 'The account has been read again, and the change is no longer the same.',
  compareAgain: 'The current change is shown above: compare it again.',
  comparedAgain: 'I have compared it again',
  lookAgain: 'Cancel and look again.',
  acknowledgeAll: (count: number) => `Acknowledge all ${integer.format(count)}…`,
  acknowledgeAllTitle: (count: number) => `Acknowledge ${plural(count, 'change', 'changes')}?`,
  acknowledgeAllText:
    'Once acknowledged, the new values count as right and can be copied. Do this only if you know why they changed.',
  settleSomeText: 'Where a value has changed back, the first-seen one still counts.',
  acknowledgeAllConfirm: 'Acknowledge all',
  /** Shown in the strip below the header. */
  alarmCount: {
    address: alarmCountOf({
      changed: (count) => `${plural(count, 'address has', 'addresses have')} changed`,
      back: (count) =>
        plural(
          count,
          'address is back to its first-seen value',
          'addresses are back to their first-seen values',
        ),
      moreBack,
      gone: goneAgain,
    }),
    value: alarmCountOf({
      changed: (count) =>
        `${plural(count, 'first-seen value has', 'first-seen values have')} changed`,
      back: (count) => `${plural(count, 'value has', 'values have')} changed back`,
      moreBack,
      gone: goneAgain,
    }),
  },
  noticedThen: (when: string) => `noticed ${when}`,
  review: 'Review',
  filter: 'Changed',
  marks: {
    sameName: 'A known record has the same name, but a different address',
    added: 'New since you last looked',
    renamed: 'Renamed since you last looked',
    changed: 'Changed since you last looked',
    alarm: 'Alarm: a first-seen value has changed',
  },
  other: {
    title: 'This is another account',
    why: {
      'user-id': 'The service answered with a different user ID than before.',
      addresses: (left: number, known: number) =>
        `The user ID is the same, but the addresses are not: ${left === 0 ? 'none' : integer.format(left)} of ${plural(known, 'known address', 'known addresses')} ${left > 1 ? 'are still with their records' : 'is still with its record'}.`,
    },
    asBefore: 'The service address and your keys are the same as for the last good answer.',
    perhapsMeant:
      'The app cannot tell whether the service address and the keys were the same before. If you have just changed them, this may be what you intended.',
    nothingTaken:
      'None of its addresses is shown, and nothing from it is kept, copied or exported unless you trust it.',
    meaning:
      'This may be a mistake or a migration at the provider. It may also be someone between you and the service who wants payments to go to their own addresses.',
    ask: 'Ask the provider, or whoever manages your access, through a channel you already know. Send nothing until you have an answer.',
    stopped:
      'Meanwhile, the account is not refreshed automatically. “Refresh” asks the service again; when the known account answers, this message goes away.',
    until: 'Until now',
    now: 'Now',
    lastAnswer: (when: string) => `Last good answer ${when}`,
    answered: (when: string) => `Answered ${when}`,
    knownAddresses: 'Known addresses',
    addressesLeft: (left: number, known: number) =>
      `${integer.format(left)} of ${integer.format(known)}`,
    unknownTime: 'Not recorded',
    notKnown: 'Not known here',
    askedWith: 'Asked with',
    same: 'same',
    demo: 'The demo inside this app',
    keepLooking: 'Open last good answer',
    keepLookingHint: (when: string) => `Opens the last good answer, from ${when}. It is not live.`,
    nothingKept:
      'There is no last good answer to look at: offline copies are switched off in the settings.',
    nothingAtHand: 'There is no last good answer to look at: none is kept on this computer.',
    trust: 'Trust…',
    trustHint: {
      'user-id': (): string =>
        'You are asked once more, outside this window. You then agree only to the new user ID: alarms stay, and each known record with a different address raises one.',
      everything: (alarms: number) =>
        `You are asked once more, outside this window. From then on, all addresses of the new account count as right${alarms === 0 ? '' : `, and ${plural(alarms, 'open alarm ends', 'open alarms end')}`}.`,
    },
    trustHidden: 'You cannot compare hidden values: show them before you trust this account.',
    trusted: 'This account is trusted from now on.',
    status: (when: string) => `Stopped ${when}: another account`,
    lookingAt: (when: string) => `not live: you see the answer from ${when}`,
    answers: 'The service now answers with another account',
  },
  lost: {
    title: 'First-seen addresses are lost',
    why: {
      missing:
        'Another program has deleted or moved the file with the first-seen addresses, or a backup was restored without it.',
      older:
        'The file with the first-seen addresses is older than the last one that was saved: another program has put it there, or a backup was restored.',
      damaged:
        'The file with the first-seen addresses could not be opened: it is damaged, or the keychain has a different key, as on another computer.',
    },
    meaning:
      'The app could compare the account only with what was left, such as the last offline copy, if there was one. Compare the addresses you rely on with another source before you send anything.',
    acknowledgeTitle: 'Continue with the current addresses?',
    acknowledgeText:
      'They then count as right, and this message goes away. Only a later change raises an alarm.',
  },
});
