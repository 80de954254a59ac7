import { integer, plural } from './plural';
import { catalogue } from './language';

/** Texts of the details of a wallet or a contract. */
export const detailsWords = catalogue('details', {
  /** `place` is the record's index in the shown list, from 0; -1 for a record that the list does not show. */
  place: (place: number, all: number) =>
    place < 0
      ? 'Not among the records shown in the list'
      : `${integer.format(place + 1)} of ${integer.format(all)}`,
  previous: 'Previous',
  next: 'Next',
  previousHint: (isMac: boolean) => `Previous (${isMac ? '⌥' : 'Alt+'}↑)`,
  nextHint: (isMac: boolean) => `Next (${isMac ? '⌥' : 'Alt+'}↓)`,
  closeHint: 'Close (Esc)',
  backTo: 'Back to',
  backHint: 'Back to the list (Esc)',
  width: 'Width of the details',
  widthHint: 'Drag to change the width; double-click for the usual width',
  copy: {
    name: 'Copy name',
    asset: 'Copy asset',
    address: 'Copy address',
    id: 'Copy ID',
    type: 'Copy type',
    deployedAt: 'Copy deployment time',
    deployedBy: 'Copy deployer',
  },
  copyField: (field: string) => `Copy ${field}`,
  tooLong: (most: number) =>
    `Longer than the ${integer.format(most)} characters that can be copied`,
  otherwise: 'Not in the specified format (ISO 8601, UTC, with milliseconds and Z)',
  received: 'As received',
  noZone:
    'The exact time is uncertain: it is not on the time axis, and searches with from: or before: do not find it.',
  showAll: 'Show all',
  showLess: 'Show less',
  cut: (shown: number, all: number) =>
    `The first ${integer.format(shown)} of ${integer.format(all)} characters.`,
  checksums: {
    valid: 'Checksum valid',
    none: 'Sent without a checksum; the capitals were added by the app',
    mismatch:
      'Checksum does not match: a character may be wrong, or the chain uses capitals in its own way',
    malformed: 'Not 0x and 40 digits, as addresses of this asset should be: a part may be missing',
    unchecked: 'No checksum known for this asset',
  },
  eip55: {
    valid: 'The capitals match EIP-55.',
    none: 'It was sent in letters of one case. The capitals shown follow EIP-55.',
    mismatch: 'The capitals do not match EIP-55. The address is shown as received.',
    malformed: 'Addresses with an EIP-55 checksum are 0x and 40 digits from 0 to 9 and a to f.',
    unchecked: 'The app knows no checksum for addresses of this asset.',
  },
  unchanged: 'unchanged since first seen',
  nowSince: (when: string) => `Now · alarm since ${when}`,
  /** For a value that the last answer does not have. */
  lastGiven: (when: string) => `Last given · alarm since ${when}`,
  differing: (differing: number, all: number, otherCapitals: boolean) =>
    `${integer.format(differing)} of ${plural(all, 'character differs', 'characters differ')}${otherCapitals ? '; capitals are not counted' : ''}.`,
  /** For screen readers: a run of differing characters of two texts, one above the other; positions from 1. */
  differingRun: (from: number, to: number, above: string, below: string) =>
    `${from === to ? `character ${from}` : `characters ${from} to ${to}`}, first ${above}, then ${below}`,
  capital: (letter: string) => `capital ${letter}`,
  moreRuns: (count: number) => plural(count, 'more place', 'more places'),
  differingRuns: (runs: string, isPrefixed: boolean) =>
    `Differing${isPrefixed ? ', counted after 0x' : ''}: ${runs}.`,
  blocked: 'Copying is blocked until you acknowledge',
  blockedBy: {
    /** For an alarm about another record. */
    alarm:
      'An alarm about another record names this address. Copying is blocked until you acknowledge it there.',
    replaced:
      'This is not the address you know for this record. Copying is blocked until the service answers again.',
  },
  /** Shown at the top of the card. The button is below the compared values. */
  blockedAbove: 'Copying is blocked until you acknowledge below.',
  toAcknowledge: 'Go to “Acknowledge”',
  blockedHint:
    'This should never change. Compare both, and ask the provider another way, such as a phone number you already know, before you send anything.',
  odd: 'Characters that no address has',
  oddHint: 'For this reason there is no QR code and no explorer page.',
  deployment: 'Deployment',
  when: 'When',
  by: 'By',
  record: 'Record',
  of: {
    list: (count: number) => `a list of ${integer.format(count)}`,
    object: (count: number) => `an object with ${plural(count, 'field', 'fields')}`,
  },
  otherZone: { local: 'UTC', utc: 'This computer’s time' },
  unknown: 'Not in the specification',
  moreUnknown: (count: number) => `${plural(count, 'more', 'more')} in the JSON.`,
  notObject: 'The service sent something that is not a record. It is shown below as JSON.',
  explorer: 'Explorer',
  assumed: (asset: string) => `${asset}: assumed Ethereum mainnet`,
  links: {
    address: (host: string) => `View on ${host}`,
    code: (host: string) => `Contract code on ${host}`,
    verification: (host: string) => `Verified source on ${host}`,
    deployer: (host: string) => `Deployer on ${host}`,
  },
  linkNames: { code: 'Contract code', verification: 'Verified source', deployer: 'Deployer' },
  noQr: 'Not available while the checksum does not match',
  qr: 'QR',
  showQr: 'Show QR code',
  hideQr: 'Hide QR code',
  qrOf: (address: string) => `QR code of ${address}`,
  related: 'Related',
  deployed: (count: number) => `Deployed ${plural(count, 'contract', 'contracts')} of this account`,
  same: {
    wallets: (count: number) =>
      `The same address in ${plural(count, 'other wallet', 'other wallets')}`,
    contracts: (count: number) =>
      `The same address in ${plural(count, 'other contract', 'other contracts')}`,
  },
  deployedBy: (count: number) => `deployed ${plural(count, 'contract', 'contracts')}`,
  showDeployedBy: (count: number) =>
    `Show the ${plural(count, 'contract', 'contracts')} deployed from this address`,
  show: 'Show',
  showAllOf: (count: number) => `Show all ${integer.format(count)}`,
  json: 'Raw JSON',
  find: 'Find in JSON',
  findHint: 'Find',
  hits: (current: number, all: number) =>
    all === 0 ? 'No match' : `${integer.format(current)} of ${integer.format(all)}`,
  previousHit: 'Previous match',
  nextHit: 'Next match',
  copyJson: 'Copy JSON',
  cutJson: (shown: number) =>
    `The first ${integer.format(shown)} characters are shown and searched.`,
  jsonHint: 'Invisible characters are written as \\u escapes, which does not change any value.',
  jsonOf: 'The record as the service sent it',
});
