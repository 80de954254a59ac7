import type { Filters, Sort } from '../../../../store/list-state';
import type { Search } from './read-search';

/** The column of the addresses that deployed contracts. */
export const deployerColumn = 'deployedBy';

/** What a person has noted about a row, folded; own names as `nameLines` has them, tags one a line. */
export interface NotedTexts {
  readonly name: string;
  readonly tags: string;
  readonly note: string;
  /** The own name of the address that deployed it. */
  readonly deployer: string;
}

/** What the account calls those who deployed its contracts. */
export interface Deployers {
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

/** What a list is asked for. */
export interface ListQuery {
  readonly search: Search;
  readonly filters: Filters;
  /** null: what fits the words best first, otherwise in the order of the service. */
  readonly sort: Sort | null;
  /** Searched as well as the row's own texts. */
  readonly noted?: Noted | null;
}
