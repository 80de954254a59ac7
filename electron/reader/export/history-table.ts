import type { Field } from '../../../shared/account';
import type { AccountIdentity, HistoryEntry, HistoryFilter } from '../../../shared/activity';
import type { Separator } from '../../../shared/export';
import type { HistoryFacts } from '../../../shared/file-facts';
import { csvFile, type Tally } from './csv-lines';
import { lineOfFacts, numberField } from './provenance';

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

/** One row for each field that has changed, or one row when there is none. */
const rowsOf = ({ at, kind, list, name, asset, address, fields, reason, count }: TableEntry) =>
  (fields.length > 0 ? fields : [untouched]).map(({ field, before, after }): Row => {
    const time = new Date(at).toISOString();
    const values = { name, asset, address, field, before, after, reason };
    return { time, kind, list, ...values, count: String(count) };
  });

/** An entry without what only the screen needs. */
export type TableEntry = Omit<HistoryEntry, 'row' | 'outcome' | 'isSeen' | 'isCounting'>;

/** Facts about a history in a file: whose it is, and which part of it. */
interface ToldHistory extends HistoryFacts, Pick<AccountIdentity, 'name' | 'userId'> {
  readonly filter: HistoryFilter;
  /** Number of lines that are kept, and of lines that were dropped. */
  readonly kept: number;
  readonly dropped: number;
  /** When the last compared answer was received, in milliseconds since the epoch; null when it is not known. */
  readonly answeredAt: number | null;
  /** Number of alarms that are not acknowledged; null when it is not known. */
  readonly openAlarms: number | null;
}

const timeField = (time: number | null): Field =>
  time === null ? null : new Date(time).toISOString();

const factsOf = (entries: number, told: ToldHistory): readonly Field[] =>
  lineOfFacts([
    ['host', told.host],
    ['savedAt', timeField(told.savedAt)],
    ['account', told.name],
    ['userId', told.userId],
    ['entries', numberField(entries)],
    ['entriesInHistory', numberField(told.kept)],
    ['entriesNoLongerKept', numberField(told.dropped)],
    ['kinds', told.filter.kinds?.join(' ') ?? 'all'],
    ['list', told.filter.list ?? 'all'],
    ['lastFetchedAt', timeField(told.answeredAt)],
    ['openAlarms', numberField(told.openAlarms)],
  ]);

/**
 * A history as CSV in UTF-8, in the given order, with times in UTC, below a line that says whose and which part it is.
 */
export const historyTable = (
  entries: readonly TableEntry[],
  separator: Separator,
  told: ToldHistory,
): { readonly bytes: Uint8Array; readonly tally: Tally } =>
  csvFile(entries.flatMap(rowsOf), columns, separator, factsOf(entries.length, told));
