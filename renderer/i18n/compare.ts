import type { ComparedGroup, RecordProblem } from '../../shared/expected';
import { integer, plural } from './plural';
import { catalogue } from './language';

/** Shown after the number of records in each group. */
const groups: Readonly<Record<ComparedGroup, (count: number) => string>> = {
  equal: () => 'equal',
  differs: (count) => (count === 1 ? 'differs' : 'differ'),
  missing: () => 'missing in the account',
  extra: () => 'not in the list',
};

/** Texts about the comparison with a list of expected records. */
export const compareWords = catalogue('compare', {
  title: {
    wallets: 'Compare wallets with a list',
    contracts: 'Compare contracts with a list',
  },
  open: 'Compare with a list…',
  drop: 'Drop a CSV or JSON file to compare the account with it',
  back: 'Back',
  backTo: (list: string) => `Back to ${list}`,
  reading: 'Reading the list…',
  comparing: 'Comparing…',
  records: (count: number) => plural(count, 'record', 'records'),
  groups,
  heads: {
    equal: 'Equal',
    differs: 'Differ',
    missing: 'Missing in the account',
    extra: 'Not in the list',
  } satisfies Readonly<Record<ComparedGroup, string>>,
  filter: 'Result',
  columns: 'Which column is what?',
  columnsHint: 'Records are matched by their address first, then by name and asset.',
  columnsTitle: 'First records of the file',
  none: 'not in the file',
  chooseColumn: 'Choose a column',
  noAddresses:
    'The first values of this column look like no addresses. Compared with it, every record would seem to differ or to be missing.',
  column: (place: number) => `Column ${integer.format(place)}`,
  compare: 'Compare',
  change: 'Change columns',
  result: 'Compared records',
  expected: 'Expected',
  actual: 'In the account',
  both: 'In both',
  nothingDiffers: 'Nothing differs: every record of the list is in the account, and no other.',
  nothingComparedDiffers:
    'Of what was compared, nothing differs. Some of the file was not compared, see above.',
  addressesAlone: 'Only addresses were compared, neither names nor assets.',
  noNames: 'Names were not compared.',
  noAssets: 'Assets were not compared.',
  unlikeAddresses: 'The first values in the column of the addresses look like no addresses.',
  /** Shown before the first of these addresses. */
  strays: (count: number) =>
    `${plural(count, 'address', 'addresses')} elsewhere in this file ${count === 1 ? 'was' : 'were'} not compared, and this account does not have ${count === 1 ? 'it' : 'them'}`,
  more: (count: number) => `and ${integer.format(count)} more`,
  noneHere: 'There is no such record.',
  elsewhere: {
    wallets: (count: number) =>
      `${integer.format(count)} of those missing ${count === 1 ? 'is a contract' : 'are contracts'} of this account.`,
    contracts: (count: number) =>
      `${integer.format(count)} of those missing ${count === 1 ? 'is a wallet' : 'are wallets'} of this account.`,
  },
  /** Where the address of a missing record is. The column has room for three short words. */
  addressIs: {
    'this-list': {
      wallets: 'Address is there',
      contracts: 'Address is there',
    },
    'other-list': { wallets: 'Is a contract', contracts: 'Is a wallet' },
  },
  compareOther: { wallets: 'Compare with contracts', contracts: 'Compare with wallets' },
  skipped: {
    csv: (count: number) => plural(count, 'line was not compared', 'lines were not compared'),
    json: (count: number) => plural(count, 'record was not compared', 'records were not compared'),
  },
  skippedAt: {
    csv: (place: number) => `Line ${integer.format(place)}`,
    json: (place: number) => `Record ${integer.format(place)}`,
  },
  problems: {
    'no-address': 'has no address',
    rounded: 'a spreadsheet has rounded the address',
    number: 'has a number in place of the address',
    'too-long': 'the address is too long',
    repeated: 'is there twice',
    'not-a-record': 'is no record',
    heads: 'was taken for the names of the columns',
    'above-heads': 'is above the names of the columns',
  } satisfies Readonly<Record<RecordProblem, string>>,
  totals: {
    wallets: (expected: number, actual: number) =>
      `${integer.format(expected)} expected, ${plural(actual, 'wallet', 'wallets')} in the account`,
    contracts: (expected: number, actual: number) =>
      `${integer.format(expected)} expected, ${plural(actual, 'contract', 'contracts')} in the account`,
  },
  comparedWith: {
    service: (time: string) => `Compared on this computer with the service’s answer of ${time}`,
    copy: (time: string) => `Compared with the offline copy of ${time}, which is not live`,
  },
  comparedAgain: {
    service: (time: string) => `Compared again, with the service’s newer answer of ${time}`,
    copy: (time: string) => `Compared again, with the offline copy of ${time}, which is not live`,
  },
  alarm: 'An alarm about this record waits.',
  unread: 'This file cannot be compared',
  another: 'Choose another file…',
  gone: 'The list is not held any more',
  goneHint: 'A locked screen drops it, so that nobody finds it. Nothing else has changed.',
  again: 'Choose it again…',
  failed: 'The list could not be compared',
  saveTitle: 'Save the comparison',
  csvAbout:
    'Names the account, the file with its SHA-256, and the answer; one row per record, what differs first',
  signedAbout:
    'Names the account, the file with its SHA-256, and the answer, with a signature that anybody can check',
  signingOff: 'An offline copy is not signed.',
  noSigning:
    'This is an offline copy: what was kept is no proof of what the service says now. Refresh to sign, or save CSV.',
});
