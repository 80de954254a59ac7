import type { Filters } from '../../../store/list-state';
import type { ListName } from '../../../../shared/account';
import { rowMarks } from '../../../../shared/activity';
import { placesIn, type AccountAddresses } from './account-addresses';
import type { ActiveLookAlikes } from './model/look-alikes';
import type { Noted } from './model/list-query';
import { keepRows } from './model/row-list';
import type { Search } from './model/read-search';
import type { RowState } from './model/operators';

/** Facts about the rows that are not in the rows themselves. */
interface Beside {
  /** One of `rowMarks` by row; undefined if no row has a mark, null while the marks of newer rows are not known. */
  readonly marks: Uint8Array | null | undefined;
  readonly addresses: AccountAddresses | null;
  readonly alikes: ActiveLookAlikes | null;
  readonly noted: Noted | null;
  /** Whether a value that should be unique also occurs in another row. */
  readonly isDuplicate: (row: number) => boolean;
}

/** Whether any address of a row looks like another address. */
export const isAlikeRow = (
  list: ListName,
  row: number,
  { book }: AccountAddresses,
  alikes: ActiveLookAlikes,
): boolean => placesIn(list).some((place) => alikes.has(book.addressOf(place, row)));

/** States that depend on the marks. */
const ofMarks: ReadonlySet<RowState> = new Set(['changed', 'new', 'alarm']);

const stateTests = ({
  marks,
  noted,
  isDuplicate,
}: Beside): Readonly<Record<RowState, (row: number) => boolean>> => {
  const markOf = (row: number): number => marks?.[row] ?? rowMarks.none;
  return {
    changed: (row) => markOf(row) !== rowMarks.none,
    // A record marked `sameName` may be new, so it must be among the new ones.
    new: (row) => markOf(row) === rowMarks.added || markOf(row) === rowMarks.sameName,
    alarm: (row) => markOf(row) === rowMarks.alarm,
    duplicate: isDuplicate,
    favourite: (row) => noted?.favourites.has(row) ?? false,
  };
};

/** Keeps the found rows that match the remaining filters; none while these cannot be decided yet. */
export const restrictRows = (
  list: ListName,
  found: Uint32Array,
  { changed, alike, deployers = [] }: Filters,
  { states, without }: Pick<Search, 'states' | 'without'>,
  beside: Beside,
): { readonly rows: Uint32Array; readonly complete: boolean } => {
  const { marks, addresses, alikes } = beside;
  const tests = stateTests(beside);
  const wanted: readonly RowState[] = changed === 'only' ? ['changed', ...states] : states;
  let rows = found;
  let complete =
    marks !== null || ![...wanted, ...without.states].some((state) => ofMarks.has(state));
  for (const state of wanted) rows = keepRows(rows, tests[state]);
  for (const state of without.states) rows = keepRows(rows, (row) => !tests[state](row));
  if (alike === 'only') {
    complete &&= addresses !== null && alikes !== null;
    rows = keepRows(
      rows,
      (row) => addresses !== null && alikes !== null && isAlikeRow(list, row, addresses, alikes),
    );
  }
  if (list === 'contracts' && deployers.length > 0) {
    complete &&= addresses !== null;
    rows = keepRows(rows, (row) => {
      const kind = addresses?.deployers.of(row) ?? null;
      return kind !== null && deployers.includes(kind);
    });
  }
  return { rows, complete };
};
