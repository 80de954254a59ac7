import { integer, plural } from './plural';

/** What the details of a wallet or a contract say. */
export const detailsWords = {
  place: (place: number, all: number) => `${integer.format(place)} of ${integer.format(all)}`,
  notShown: 'Not among the records shown in the list',
  previous: 'Previous',
  next: 'Next',
  previousHint: 'Previous (Alt+↑)',
  nextHint: 'Next (Alt+↓)',
  closeHint: 'Close (Esc)',
  fields: 'Fields',
  copy: {
    walletName: 'Copy name',
    name: 'Copy name',
    asset: 'Copy asset',
    walletAddress: 'Copy address',
    address: 'Copy address',
    id: 'Copy ID',
    type: 'Copy type',
    deployedAt: 'Copy deployment time',
    deployedBy: 'Copy deployer',
  } as Readonly<Record<string, string>>,
  copyField: (field: string) => `Copy ${field}`,
  copyHint: 'Copy',
  tooLong: (most: number) =>
    `Longer than the ${integer.format(most)} characters that can be copied`,
  otherwise: 'Written otherwise than specified (ISO 8601, UTC, with milliseconds and Z)',
  received: 'As received',
  noZone:
    'The moment is not certain: it is not on the time axis, and searches with after: or before: do not find it.',
  showAll: 'Show all',
  showLess: 'Show less',
  cut: (shown: number, all: number) =>
    `The first ${integer.format(shown)} of ${integer.format(all)} characters.`,
  checksums: {
    valid: 'EIP-55 matches',
    none: 'No checksum given; the capitals are those of EIP-55',
    mismatch:
      'EIP-55 does not match: shown as received. A character may be wrong, or the chain has capitals of its own.',
    unchecked: 'Format not checked',
  },
  otherZone: { local: 'UTC', utc: 'This computer’s time' },
  unknown: 'Not in the specification',
  moreUnknown: (count: number) => `${plural(count, 'more', 'more')}, to be found in the JSON.`,
  notObject: 'The service sent something that is no record. It is below, as JSON.',
  explorer: 'Block explorer',
  assumed: (asset: string) => `${asset}: assumed Ethereum mainnet`,
  links: {
    address: (host: string) => `View on ${host}`,
    code: (host: string) => `Contract code on ${host}`,
    verification: (host: string) => `Verified source on ${host}`,
    deployer: (host: string) => `Deployer on ${host}`,
  },
  refused: 'Not copied, drawn or looked up before you acknowledge the alarm.',
  noQr: {
    odd: 'None: the address has characters that no address has.',
    capitals: 'None: the capitals of the address do not match EIP-55.',
  },
  noLinks: 'None for this address: it has characters that no address has.',
  qr: 'QR code',
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
  unrelated: 'No other record of this account has this address.',
  showAllOf: (count: number) => `Show all ${integer.format(count)}`,
  json: 'JSON',
  find: 'Find in JSON',
  findHint: 'Find',
  hits: (current: number, all: number) =>
    all === 0 ? 'No match' : `${integer.format(current)} of ${integer.format(all)}`,
  previousHit: 'Previous match',
  nextHit: 'Next match',
  copyJson: 'Copy JSON',
  cutJson: (shown: number) =>
    `The first ${integer.format(shown)} characters are shown and searched.`,
  jsonHint: 'Characters that cannot be seen are written as \\u escapes, which changes no value.',
  jsonOf: 'The record as the service sent it',
};
