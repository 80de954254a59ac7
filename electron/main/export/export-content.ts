import { listFields, type Field, type ListName } from '../../../shared/account';
import type { RequestOf } from '../../../shared/contract';
import type { Snapshot } from '../accounts/snapshot';
import { csvLines } from './csv-lines';
import { jsonLines, type ExportedList } from './json-lines';
import { readPlaces } from './read-places';
import type { Tally } from './tally';

export type ExportRequest = RequestOf<'exportAccount'>;

/** What an export will hold. */
export interface ExportContent {
  /** How many records. */
  readonly total: number;
  readonly lines: (tally: Tally) => Iterable<string>;
}

/** Places as the window names them, or all of them; undefined when they are not places of these rows. */
const placesOf = (
  rows: readonly unknown[],
  wanted: string | null,
): readonly number[] | undefined =>
  wanted === null ? [...rows.keys()] : readPlaces(wanted, rows.length);

const csvOf = <Column extends string>(
  rows: readonly Readonly<Record<Column, Field>>[],
  known: readonly Column[],
  wanted: { readonly rows: string | null; readonly columns: readonly string[] },
): ExportContent | undefined => {
  const places = placesOf(rows, wanted.rows);
  const columns = wanted.columns.flatMap((name) => known.filter((field) => field === name));
  return (
    places && {
      total: places.length,
      lines: (tally) => csvLines(rows, places, columns, tally),
    }
  );
};

/** What the service calls its lists. */
const names = { wallets: 'wallets', contracts: 'smartContracts' } as const;

const jsonOf = (
  { head: { receivedAt }, lists, envelope }: Snapshot,
  wanted: { readonly list: ListName; readonly rows: string | null },
  host: string,
): ExportContent | undefined => {
  const filtered = wanted.rows !== null;
  const parts: ExportedList[] = [];
  let total = 0;
  for (const list of filtered ? [wanted.list] : (['wallets', 'contracts'] as const)) {
    const rows = lists[list];
    const places = placesOf(rows, wanted.rows);
    if (!places) return undefined;
    parts.push({ name: names[list], rows, places });
    total += places.length;
  }
  const facts = { receivedAt, host, filtered, ...(filtered ? {} : { envelope }) };
  return { total, lines: (tally) => jsonLines(facts, parts, tally) };
};

/**
 * The records of an answer that the window asked for. Undefined when the places it named are none of the list's;
 * nothing but these is taken from the window.
 */
export const exportContent = (
  snapshot: Snapshot,
  request: ExportRequest,
  host: string,
): ExportContent | undefined => {
  if (request.format !== 'csv') return jsonOf(snapshot, request, host);
  return request.list === 'wallets'
    ? csvOf(snapshot.lists.wallets, listFields.wallets, request)
    : csvOf(snapshot.lists.contracts, listFields.contracts, request);
};
