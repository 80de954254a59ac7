import { integer, plural, records } from './plural';
import { catalogue } from './language';
import type { ListName } from '../../shared/account';

/** Texts of the charts of the overview. */
export const chartWords = catalogue('charts', {
  others: (kinds: number) => plural(kinds, 'other', 'others'),
  count: (count: number) => integer.format(count),
  title: 'Deployments over time',
  per: {
    any: 'Deployments',
    day: 'Deployments per day',
    month: 'Deployments per month',
    year: 'Deployments per year',
  },
  explore: 'Explore',
  picture: (range: string, fullest: string) => `${range}; the most in ${fullest}`,
  contracts: (count: number) => plural(count, 'contract', 'contracts'),
  reading: 'Reading the times…',
  hidden: 'The times are hidden with the other values.',
  noDates: 'None of the contracts has a time that can be shown here.',
  unit: 'Per',
  units: { auto: 'Automatic', day: 'Day', month: 'Month', year: 'Year' },
  group: 'Colour by',
  groups: { type: 'Type', deployedBy: 'Deployer' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Whole period',
  keys: 'Arrow keys go from one period to the next, + and − zoom, 0 shows the whole period, Enter opens the contracts of the period. With the mouse: drag to zoom, click to open.',
  period: (period: string, count: string) => `${period}: ${count}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  beyond: (count: number) => `${plural(count, 'contract', 'contracts')} outside the period shown`,
  open: 'Show in the list',
  lanes: {
    undated: 'No time given',
    invalid: 'Not a time',
    'no-zone': 'Time without a zone',
    'before-2015': 'Before 2015',
    future: 'In the future',
  },
  lanesTitle: 'Not on the time axis',
  table: 'Show as table',
  columns: { period: 'Period', total: 'Contracts' },
});

const have = (count: number): string => (count === 1 ? 'has' : 'have');

/** Names of fields without a value, within a sentence. */
const fields: Readonly<Record<string, string>> = {
  walletName: 'name',
  walletAddress: 'address',
  id: 'ID',
  deployedAt: 'date',
  deployedBy: 'deployer',
};

const ends: Readonly<Record<'both' | 'start' | 'end', string>> = {
  both: 'same first and last 4 characters',
  start: 'same first 4 characters',
  end: 'same last 4 characters',
};

/** Texts of the overview. */
export const overviewWords = {
  account: 'Account',
  userId: 'User ID',
  copyUserId: 'Copy user ID',
  email: 'E-mail',
  encrypted: 'The connection is encrypted',
  secrets: 'Keys are kept in',
  remove: 'Remove profile…',
  attention: {
    title: 'Needs your attention',
    allChanges: 'All changes',
    nothing: 'Nothing needs your attention',
    nothingElse: 'Nothing else needs your attention',
    nothingHint:
      'No alarms, nothing new, nothing incomplete, and no look-alikes that you have not dismissed.',
    firstHint:
      'No look-alikes, nothing incomplete. This is the first answer: from now on, each answer is compared with it. If another computer has seen this account before, import its first-seen addresses under “Profile” in the settings.',
    looking: 'Looking through the records…',
    more: (count: number) => `${integer.format(count)} more`,
    compare: 'Compare',
    review: 'Review',
    show: 'Show',
    details: 'Details',
    pair: 'Two addresses look alike',
    ends,
    deployerOf: 'deployer of',
    formerOf: 'earlier address of',
    alikes: (list: ListName, count: number) =>
      `${records[list](count)} ${have(count)} an address that looks like another`,
    sameName: (list: ListName, count: number) =>
      count === 1
        ? `A ${list === 'wallets' ? 'wallet' : 'contract'} has the name of a known one, but a different address`
        : `${integer.format(count)} ${list} have names of known ones, but different addresses`,
    changes: (count: number, since: string) =>
      `${plural(count, 'change', 'changes')} since ${since}`,
    /** Shown when the number of current differences is not the number of changes. */
    different: (summary: string) => `different now: ${summary}`,
    elsewhere:
      'to wallets or contracts that came and went or changed back, or to the account’s holder',
    besideAlarms: 'including alarms',
    capitals: (list: ListName, count: number) =>
      `${records[list](count)} ${have(count)} an address with a wrong checksum`,
    malformed: (list: ListName, count: number) =>
      `${records[list](count)} ${have(count)} a malformed address`,
    missing: (list: ListName, counts: readonly (readonly [field: string, count: number])[]) =>
      counts
        .map(([field, count], at) => {
          const name = fields[field] ?? field;
          const who = at === 0 ? records[list](count) : integer.format(count);
          return `${who} ${have(count)} no ${name}`;
        })
        .join(', '),
    notSent: (count: number): string =>
      count === 1 ? 'The service did not send it' : 'The service did not send them',
    notSentOrEmpty: 'Not sent by the service, or sent empty',
    times: (count: number) => `${records.contracts(count)} ${have(count)} no certain date`,
    asReceived: 'Shown as received',
    unusual: 'The answer differs from the specification',
    ways: (count: number) => `In ${plural(count, 'way', 'ways')}; nothing is left out`,
    moreWays: (count: number) =>
      `In more than ${plural(count, 'way', 'ways')}; nothing is left out`,
    others: (count: number) => `and ${plural(count, 'other', 'others')}`,
  },
  by: {
    wallets: (count: number) => `${records.wallets(count)} by asset`,
    contracts: (count: number) => `${records.contracts(count)} by type`,
  },
  openList: 'Open list',
  openListOf: { wallets: 'Open list of wallets', contracts: 'Open list of contracts' },
  /** Shown below the most frequent assets of wallets, or types of contracts. */
  moreKinds: {
    wallets: (count: number) => `${integer.format(count)} more`,
    contracts: (count: number) => `${integer.format(count)} more`,
  },
  latest: 'Latest deployments',
  /** Shown before the deployer. */
  deployedBy: 'by',
  noneDated: 'No contract has a certain date.',
  report: 'Incomplete or unusual',
  reportHint:
    'This is how the answer differs from the specification. Nothing is left out because of this; fields without a value say so.',
};
