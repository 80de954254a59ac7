import type { Field } from '../../../shared/account';
import type { HistoryEntry } from '../../../shared/activity';
import type { Separator } from '../../../shared/export';
import { csvFile, type Tally } from './csv-lines';

const columns = [
  'time',
  'kind',
  'list',
  'name',
  'asset',
  'address',
  'field',
  'before',
  'after',
  'reason',
  'count',
] as const;

type Row = Readonly<Record<(typeof columns)[number], Field>>;

const untouched = { field: null, before: null, after: null } as const;

/** A row for each field that is another one; one row where none is. */
const rowsOf = ({ at, kind, list, name, asset, address, fields, reason, count }: TableEntry) =>
  (fields.length > 0 ? fields : [untouched]).map(({ field, before, after }): Row => {
    const time = new Date(at).toISOString();
    const values = { name, asset, address, field, before, after, reason };
    return { time, kind, list, ...values, count: String(count) };
  });

/** An entry without what it has only on screen. */
export type TableEntry = Omit<HistoryEntry, 'row' | 'outcome'>;

/** A history as CSV in UTF-8, in the order given, with times in UTC. */
export const historyTable = (
  entries: readonly TableEntry[],
  separator: Separator,
): { readonly bytes: Uint8Array; readonly tally: Tally } =>
  csvFile(entries.flatMap(rowsOf), columns, separator);
