import type { ChecksumState } from '../../shared/list-view';

/** Whose address deployed a contract. A missing one is "not given", which is no unknown deployer. */
export const deployerKinds = ['wallet', 'contract', 'foreign', 'no-address', 'not-given'] as const;
export type DeployerKind = (typeof deployerKinds)[number];

/** A column and the way it is ordered by. */
export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Which rows are let through, search aside. */
export interface Filters {
  /** By column, the values that are let through, exactly as given; null is "not given". None or [] lets all through. */
  readonly values: Readonly<Record<string, readonly (string | null)[]>>;
  /** [] lets all through. */
  readonly checksums: readonly ChecksumState[];
  /** Only the rows that differ from the specification, or any. */
  readonly differs: 'any' | 'only';
  /** Only the rows that have changed since they were last looked at. Not the model's: it does not know. */
  readonly changed?: 'only';
  /** Only the person's favourites, where it is there. */
  readonly favourites?: 'only';
  /** Only the rows with an address that looks like another one of the account. Not the model's either. */
  readonly alike?: 'only';
  /** Contracts by whose address deployed them; [] or none lets all through. Not the model's either. */
  readonly deployers?: readonly DeployerKind[];
}

/** Lets everything through. */
export const noFilters: Filters = { values: {}, checksums: [], differs: 'any' };
