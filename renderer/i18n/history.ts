import type { ListName } from '../../shared/account';
import type { HistoryKind } from '../../shared/activity';
import { integer, plural, records } from './plural';
import { catalogue } from './language';

const of: Record<ListName, string> = { wallets: 'wallet', contracts: 'contract' };
const start: Record<ListName, string> = { wallets: 'Wallet', contracts: 'Contract' };

const more: Record<ListName, (count: number) => string> = {
  wallets: (count) => plural(count, 'more wallet', 'more wallets'),
  contracts: (count) => plural(count, 'more contract', 'more contracts'),
};

/** Names of fields within a sentence. */
const fields: Readonly<Record<string, string>> = {
  id: 'ID',
  asset: 'asset',
  walletAddress: 'address',
  walletName: 'name',
  name: 'name',
  address: 'address',
  type: 'type',
  deployedAt: 'time of deployment',
  deployedBy: 'deployer',
  userId: 'user ID',
  email: 'e-mail address',
};

/** For example "The address of wallet". */
const fieldOf = (list: ListName, field: string): string =>
  `The ${fields[field] ?? field} of ${of[list]}`;

const ends = (count: number): Readonly<Record<HistoryKind, string>> => ({
  alarm: 'changed, with an alarm',
  acknowledged: count === 1 ? 'was acknowledged' : 'were acknowledged',
  reverted: count === 1 ? 'is back to its first-seen value' : 'are back to their first-seen values',
  settled:
    count === 1
      ? 'had an alarm, which you acknowledged after its value had changed back'
      : 'had alarms, which you acknowledged after their values had changed back',
  trusted: '',
  lost: '',
  begun: '',
  holder: '',
  changed: 'changed',
  renamed: count === 1 ? 'was renamed' : 'were renamed',
  added: count === 1 ? 'is new' : 'are new',
  returned: count === 1 ? 'is in the answer again' : 'are in the answer again',
  removed: count === 1 ? 'is gone' : 'are gone',
});

/** Texts of the history of an account. */
export const historyWords = catalogue('history', {
  title: 'History',
  filterKinds: 'Kind of change',
  filterLists: 'Where',
  views: {
    all: 'All kinds',
    alarms: 'Alarms',
    renamed: 'Renamed',
    new: 'New',
    gone: 'Gone',
    other: 'Other',
  },
  lists: { all: 'Everywhere', wallets: 'Wallets', contracts: 'Contracts', account: 'Account' },
  untold: (changes: string) =>
    `Changed under an earlier version, which kept no history: ${changes}`,
  newCount: (count: number) => `${integer.format(count)} new`,
  /** For screen readers: the number of new changes, and of open alarms that are not new (`alarms`). */
  toLookAt: (count: number, alarms: number) =>
    `${plural(count, 'change', 'changes')} to look at` +
    (alarms === 0 ? '' : `, with ${plural(alarms, 'alarm', 'alarms')} seen but not acknowledged`),
  /** Shown before the number of new changes. */
  noAlarm: 'no alarms',
  export: 'Export history…',
  nothingToExport: 'There is nothing to export',
  exported: (count: number, guarded: number) =>
    `Saved ${plural(count, 'line', 'lines')}.` +
    (guarded > 0
      ? ` An apostrophe (') was put in front of ${plural(guarded, 'cell', 'cells')}, so that a spreadsheet neither runs nor changes ${guarded === 1 ? 'it' : 'them'}.`
      : ''),
  /** On the day of the last reading. */
  unchanged: (time: string) => `No changes up to the last reading, ${time}`,
  seen: (when: string) => `You have seen everything below · ${when}`,
  isNew: 'Not seen yet:',
  was: 'was',
  /** Shown before the value after a change. The current value may be another one. */
  after: 'then',
  isBack: 'it has changed back',
  becomes: 'became',
  reason: 'Reason:',
  /** For a record that is gone. */
  mayReturn: {
    wallets: 'it may come back, your notes stay',
    contracts: 'it may come back, your notes stay',
  },
  openOf: 'Show this record in its list',
  /** For a record that is in no list now. */
  away: 'not in the account now',
  acknowledged: (when: string) => `Acknowledged ${when}`,
  /** For an alarm that was acknowledged after its value had gone back to the first-seen one. */
  settled: (when: string) => `Changed back, acknowledged ${when}`,
  /** The texts before and after a record's name. `field` is null unless the sentence is about a single field. */
  ofRecord: (
    kind: HistoryKind,
    list: ListName,
    field: string | null,
  ): readonly [string, string] => {
    const subject = field === null ? start[list] : fieldOf(list, field);
    if (kind === 'added') return [`New ${of[list]}`, ''];
    if (kind === 'acknowledged' || kind === 'settled') {
      const what = field === null ? of[list] : `the ${fields[field] ?? field} of ${of[list]}`;
      const happened = kind === 'settled' ? 'is back to its first-seen value' : 'changed';
      return [`You acknowledged that ${what}`, happened];
    }
    if (kind === 'reverted') return [subject, 'is back to its first-seen value'];
    return kind === 'alarm' || kind === 'changed'
      ? [subject, 'changed']
      : [start[list], ends(1)[kind]];
  },
  ofOthers: (kind: HistoryKind, list: ListName, count: number) =>
    kind === 'settled'
      ? `For ${more[list](count)} you acknowledged ${count === 1 ? 'an alarm whose value' : 'alarms whose values'} had changed back`
      : `${more[list](count)} ${ends(count)[kind]}`,
  /** For several records at once, in two parts; the first one is shown in bold. */
  ofSeveral: (kind: HistoryKind, list: ListName, count: number): readonly [string, string] => [
    records[list](count),
    ends(count)[kind],
  ],
  andOthers: (count: number) => `and ${plural(count, 'other', 'others')}`,
  /** Of many changes at once, only the first are stored one by one; `count` may be less than `of`. */
  unfold: (count: number, of: number) =>
    count < of
      ? `Show ${integer.format(count)} of ${integer.format(of)}`
      : `Show ${integer.format(count)}`,
  fold: 'Hide',
  ofAccount: (kind: HistoryKind): string => {
    if (kind === 'trusted') return 'You trusted another account';
    if (kind === 'acknowledged') {
      return 'You acknowledged that the first-seen addresses were lost';
    }
    if (kind === 'begun') return 'The history of this account begins here';
    if (kind === 'holder') return 'The details of the account’s holder changed';
    return 'The first-seen addresses were lost; what changed before that is not known';
  },
  /** A change of the account's user ID, name or e-mail address. */
  ofHolder: (field: string, what: 'changed' | 'appeared' | 'vanished'): string => {
    const name = `${fields[field] ?? field} of the account’s holder`;
    if (what === 'appeared') return `New ${name}`;
    return `The ${name} ${what === 'vanished' ? 'is no longer given' : 'changed'}`;
  },
  fields,
  foot: (count: number, since: string) => `${plural(count, 'entry', 'entries')} since ${since}`,
  kept: 'kept encrypted on this computer',
  thisRun: 'kept until the app is closed',
  dropped: (count: number) => `${plural(count, 'older one is', 'older ones are')} no longer kept`,
  older: (left: number) => `Show older (${integer.format(left)} left)`,
  unreadable: 'The history cannot be read',
  nothing: 'Nothing has changed yet',
  nothingSince: 'Nothing has changed since then',
  first: 'This is the first answer',
  firstHint:
    'From now on each answer is compared with it, and every change, alarm and acknowledgement will be listed here.',
  nothingHint: 'Every change, alarm and acknowledgement will be listed here.',
  notRead: 'Nothing has been compared yet',
  notReadHint: 'The history begins with the first answer from the service.',
  noMatch: 'Nothing like this has happened',
  noMatchHint: 'You are looking at only part of the history.',
  showAll: 'Show all',
});
