import type { ListName } from './account';

/**
 * Result of the EIP-55 checksum of an address. `none`: the address has no mixed case, so no checksum. `malformed`: the
 * asset uses EIP-55, but the text is not an EVM address. `unchecked`: the asset does not use EIP-55. A mismatch alone
 * is not an error: chains with EIP-1191 compute the checksum differently.
 */
export const checksumStates = ['valid', 'none', 'mismatch', 'malformed', 'unchecked'] as const;
export type ChecksumState = (typeof checksumStates)[number];

/** Smallest and largest width of a column, in CSS pixels. */
export const columnWidths = { least: 48, largest: 1200 } as const;

/** What rows can be grouped by: a shared value, or the month of deployment. */
export const listGroups = ['asset', 'type', 'deployer', 'month'] as const;
export type ListGroup = (typeof listGroups)[number];

/** Groupings of each list. Wallets have neither a type nor a deployer. */
export const groupsOf: Readonly<Record<ListName, readonly ListGroup[]>> = {
  wallets: ['asset'],
  contracts: listGroups,
};

/** Smallest, default and largest width of the details beside a list, in CSS pixels. */
export const detailsWidths = { least: 360, usual: 400, largest: 560 } as const;

/** Default view: all columns in their default widths, all records, in the order of the service. */
export const plainView = {
  sort: null,
  hidden: [],
  widths: {},
  group: null,
  density: 'usual',
  details: detailsWidths.usual,
  filters: { assets: [], types: [], checksums: [], differs: false },
} as const;

export const plainViews = { wallets: plainView, contracts: plainView } as const;
