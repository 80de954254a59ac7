import type { ChecksumState } from '../../../../../shared/list-view';
import type { DeployerKind } from './deployer-kinds';
import type { Search } from './search';

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

/** What a person has noted about a row, folded; an own name as `nameLines` has it, tags one a line. */
export interface NotedTexts {
  readonly name: string;
  readonly tags: string;
  readonly note: string;
}

/** What the account calls those who deployed its contracts. */
export interface Deployers {
  /** The column of their addresses. */
  readonly column: string;
  readonly names: readonly string[];
  /** By place in `names`, the name folded, as `nameLines` has it. */
  readonly texts: readonly string[];
  /** The place in `names` of a row's deployer; -1 for one that has none. */
  readonly numberOf: (row: number) => number;
}

/** What a person has noted about rows, and what else is known of them beside their own texts. */
export interface Noted {
  readonly texts: ReadonlyMap<number, NotedTexts>;
  readonly favourites: ReadonlySet<number>;
  readonly deployers?: Deployers | null;
}

/** Lets everything through. */
export const noFilters: Filters = { values: {}, checksums: [], differs: 'any' };

/** What a list is asked for. */
export interface ListQuery {
  readonly search: Search;
  readonly filters: Filters;
  /** null: what fits the words best first, otherwise in the order of the service. */
  readonly sort: Sort | null;
  /** Searched as well as the row's own texts. */
  readonly noted?: Noted | null;
}
