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
    'The first values in this column do not look like addresses. Compared with it, every record would seem to differ or to be missing.',
  column: (place: number) => `Column ${integer.format(place)}`,
  compare: 'Compare',
  change: 'Change columns',
  result: 'Compared records',
  expected: 'Expected',
  actual: 'In the account',
  both: 'In both',
  nothingDiffers:
    'Nothing differs: every record of the list is in the account, and the account has no others.',
  nothingComparedDiffers:
    'Nothing differs in what was compared. Part of the file was not compared, see above.',
  addressesAlone: 'Only addresses were compared, not names or assets.',
  noNames: 'Names were not compared.',
  noAssets: 'Assets were not compared.',
  unlikeAddresses: 'The first values in the address column do not look like addresses.',
  /** Shown before the first of these addresses. */
  strays: (count: number) =>
    `${plural(count, 'address', 'addresses')} elsewhere in this file ${count === 1 ? 'was not compared, and is' : 'were not compared, and are'} not in this account`,
  more: (count: number) => `and ${integer.format(count)} more`,
  noneHere: 'There are no such records.',
  elsewhere: {
    wallets: (count: number) =>
      `${integer.format(count)} of the missing ones ${count === 1 ? 'is a contract' : 'are contracts'} of this account.`,
    contracts: (count: number) =>
      `${integer.format(count)} of the missing ones ${count === 1 ? 'is a wallet' : 'are wallets'} of this account.`,
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
    number: 'has a number instead of the address',
    'too-long': 'the address is too long',
    repeated: 'appears twice',
    'not-a-record': 'is not a record',
    heads: 'was used as the column names',
    'above-heads': 'is above the column names',
  } satisfies Readonly<Record<RecordProblem, string>>,
  totals: {
    wallets: (expected: number, actual: number) =>
      `${integer.format(expected)} expected, ${plural(actual, 'wallet', 'wallets')} in the account`,
    contracts: (expected: number, actual: number) =>
      `${integer.format(expected)} expected, ${plural(actual, 'contract', 'contracts')} in the account`,
  },
  comparedWith: {
    service: (time: string) => `Compared on this computer with the service’s answer from ${time}`,
    copy: (time: string) => `Compared with the offline copy of ${time}, which is not live`,
  },
  comparedAgain: {
    service: (time: string) => `Compared again, with the service’s newer answer from ${time}`,
    copy: (time: string) => `Compared again, with the offline copy of ${time}, which is not live`,
  },
  alarm: 'This record has an open alarm.',
  unread: 'This file cannot be compared',
  another: 'Choose another file…',
  gone: 'The list is no longer open',
  goneHint:
    'The app closes it when the screen is locked, so that nobody else sees it. Nothing else has changed.',
  again: 'Choose it again…',
  failed: 'The list could not be compared',
  saveTitle: 'Save the comparison',
  csvAbout:
    'Names the account, the file with its SHA-256, and the answer; one row per record, differences first',
  signedAbout:
    'Names the account, the file with its SHA-256, and the answer, with a signature that anybody can check',
  signingOff: 'A comparison with an offline copy cannot be signed.',
  noSigning:
    'This is an offline copy, which does not prove what the service says now. Refresh to sign, or save as CSV.',
});
