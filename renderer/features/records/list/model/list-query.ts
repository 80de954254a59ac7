import type { DeployerKind, Filters, Sort } from '../../../../store/list-state';
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

/** The user's notes on rows. */
export interface NotedRows {
  readonly texts: ReadonlyMap<number, NotedTexts>;
  readonly favourites: ReadonlySet<number>;
}

/** Facts about the rows that are not in the rows themselves. */
export interface RowFacts extends NotedRows {
  /** Null until known, and in a list without deployers. */
  readonly deployers: Deployers | null;
  /** What the address that deployed a contract belongs to; null as above. */
  readonly deployerKindOf: ((row: number) => DeployerKind | null) | null;
  /** One of `rowMarks` by row; undefined if no row has a mark, null while the marks of newer rows are not known. */
  readonly marks: Uint8Array | null | undefined;
  /** Whether any address of a row looks like another address; null until known. */
  readonly isAlike: ((row: number) => boolean) | null;
}

export const noFacts: RowFacts = {
  texts: new Map(),
  favourites: new Set(),
  deployers: null,
  deployerKindOf: null,
  marks: undefined,
  isAlike: null,
};

/** A query of a list. */
export interface ListQuery {
  readonly search: Search;
  readonly filters: Filters;
  /** Null: best match first if words are searched, otherwise the order of the service. */
  readonly sort: Sort | null;
  /** Their texts are searched in addition to the row's own. */
  readonly facts: RowFacts;
}
