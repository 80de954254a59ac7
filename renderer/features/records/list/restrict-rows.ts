import type { Filters } from '../../../store/list-state';
import type { ListName } from '../../../../shared/account';
import { rowMarks } from '../../../../shared/activity';
import { placesIn, type AccountAddresses } from './account-addresses';
import type { ActiveLookAlikes } from './model/look-alikes';
import type { Noted } from './model/list-query';
import { keepRows } from './model/row-list';
import type { Search } from './model/read-search';
import type { RowState } from './model/operators';

/** What is known of the rows beside what is in them. */
interface Beside {
  /** One of `rowMarks` for each row, where any has one; null while they are not known. */
  readonly marks: Uint8Array | null | undefined;
  readonly addresses: AccountAddresses | null;
  readonly alikes: ActiveLookAlikes | null;
  readonly noted: Noted | null;
  /** Whether a value that should be the only one of its kind comes again in another row. */
  readonly isDuplicate: (row: number) => boolean;
}

/** Whether any address of a row looks like another one. */
export const isAlikeRow = (
  list: ListName,
  row: number,
  { book }: AccountAddresses,
  alikes: ActiveLookAlikes,
): boolean => placesIn(list).some((place) => alikes.has(book.addressOf(place, row)));

/** What marks tell of a row. */
const ofMarks: ReadonlySet<RowState> = new Set(['changed', 'new', 'alarm']);

const stateTests = ({
  marks,
  noted,
  isDuplicate,
}: Beside): Readonly<Record<RowState, (row: number) => boolean>> => {
  const markOf = (row: number): number => marks?.[row] ?? rowMarks.none;
  return {
    changed: (row) => markOf(row) !== rowMarks.none,
    // One that has the name of a known record may be new, and must not be left out of those that are.
    new: (row) => markOf(row) === rowMarks.added || markOf(row) === rowMarks.sameName,
    alarm: (row) => markOf(row) === rowMarks.alarm,
    duplicate: isDuplicate,
    favourite: (row) => noted?.favourites.has(row) ?? false,
  };
};

/** Of the rows that the model has found, those that the rest lets through; none while that is not known. */
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
