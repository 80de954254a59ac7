import type { Filters, Sort } from '../../../../store/list-state';
import type { Search } from './read-search';

/** The column of deployer addresses. */
export const deployerColumn = 'deployedBy';

/** The user's note on a row, folded: the own name as `nameLines` returns it, and one tag per line. */
export interface NotedTexts {
  readonly name: string;
  readonly tags: string;
  readonly note: string;
  /** The user's own name for the row's deployer. */
  readonly deployer: string;
}

/** Names of the account's records that deployed its contracts. */
export interface Deployers {
  readonly names: readonly string[];
  /** By index in `names`, the folded name as `nameLines` returns it. */
  readonly texts: readonly string[];
  /** Index in `names` of a row's deployer; -1 if the deployer has no name. */
  readonly numberOf: (row: number) => number;
}

/** The user's notes on rows, and other facts that are not in the rows themselves. */
export interface Noted {
  readonly texts: ReadonlyMap<number, NotedTexts>;
  readonly favourites: ReadonlySet<number>;
  readonly deployers?: Deployers | null;
}

/** A query of a list. */
export interface ListQuery {
  readonly search: Search;
  readonly filters: Filters;
  /** Null: best match first if words are searched, otherwise the order of the service. */
  readonly sort: Sort | null;
  /** Searched in addition to the row's own texts. */
  readonly noted?: Noted | null;
}
