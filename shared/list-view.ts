import type { ListName } from './account';

/**
 * What the capital letters of an address say (EIP-55): they fit, there are none to judge by, they do not fit; or it is
 * written in another way than all addresses that have such a check; or its asset has none. A mismatch is not an error by
 * itself: EIP-1191 chains differ.
 */
export const checksumStates = ['valid', 'none', 'mismatch', 'malformed', 'unchecked'] as const;
export type ChecksumState = (typeof checksumStates)[number];

/** Least and largest width of a column, in CSS pixels. */
export const columnWidths = { least: 48, largest: 1200 } as const;

/** By what records can be put together under heads: a value they share, or the month they were deployed in. */
export const listGroups = ['asset', 'type', 'deployer', 'month'] as const;
export type ListGroup = (typeof listGroups)[number];

/** Groups that a list has: wallets have no type, and nobody who deployed them. */
export const groupsOf: Readonly<Record<ListName, readonly ListGroup[]>> = {
  wallets: ['asset'],
  contracts: listGroups,
};

/** Width of the details beside a list, in CSS pixels. */
export const detailsWidths = { least: 360, usual: 400, largest: 560 } as const;

/** All columns in their own widths, all records, in the order of the service. */
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
