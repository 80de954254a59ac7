import type { ListName } from '../../shared/account';
import { placesIn, type AccountAddresses } from './account-addresses';
import type { JudgedAlikes } from './model/judged-alikes';
import type { Filters } from './model/list-query';
import { keepRows } from './model/row-list';

/** What is known of the rows beside what is in them. */
interface Beside {
  /** One of `rowMarks` for each row, where any has one. */
  readonly marks: Uint8Array | undefined;
  readonly addresses: AccountAddresses | null;
  readonly alikes: JudgedAlikes | null;
}

/** Whether any address of a row looks like another one. */
export const isAlikeRow = (
  list: ListName,
  row: number,
  { book }: AccountAddresses,
  alikes: JudgedAlikes,
): boolean => placesIn(list).some((place) => alikes.has(book.addressOf(place, row)));

/** Of the rows that the model has found, those that the other filters let through; none while that is not known. */
export const restrictRows = (
  list: ListName,
  found: Uint32Array,
  { changed, alike, deployers = [] }: Filters,
  { marks, addresses, alikes }: Beside,
): { readonly rows: Uint32Array; readonly complete: boolean } => {
  let rows = found;
  let complete = true;
  if (changed === 'only') rows = keepRows(rows, (row) => (marks?.[row] ?? 0) > 0);
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
