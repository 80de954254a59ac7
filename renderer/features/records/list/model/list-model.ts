import { addressKey, readableAddress } from '../../../../../shared/address';
import { checksumStates, type ChecksumState } from '../../../../../shared/list-view';
import { withoutUnseen } from '../../../../../shared/unseen';
import { createAddressRows } from './address-rows';
import { addressCollation, naturalOrder, type Collation } from './collation';
import {
  arrange,
  type ColumnOrder,
  orderByTime,
  createTextOrder,
  type TextOrder,
} from './column-order';
import { columnNamed, readColumns, type ListColumn, type RowColumn } from './columns';
import { deployerColumn, type Deployers, type ListQuery } from './list-query';
import { warmUpSearch } from './warm-up-search';
import { createRowFinder, type FoundRows } from './row-finder';
import { joinRows, keepRows } from './row-list';
import { areDecided, type Checksums } from './row-tests';
import { createTextIndex } from './text-index';
import { createValueCounts, type ValueCounts } from './values';
import { workThrough, workWhile, type Work } from './work';

/** Rows that share their text with another row. Complete when the work is done; false for all rows before. */
interface Repeated extends Work {
  readonly has: (row: number) => boolean;
  readonly isKnown: () => boolean;
}

/** `textOf` returns equal texts for values that count as the same. Null and empty texts are no repetition. */
export const createRepeated = (count: number, textOf: (row: number) => string | null): Repeated => {
  const marks = new Uint8Array(count);
  let isDone = false;
  const firstOf = new Map<string, number>();
  const { step } = workThrough(count, 128, (row) => {
    const text = textOf(row);
    if (text === null || text === '') return;
    const first = firstOf.get(text);
    if (first === undefined) firstOf.set(text, row);
    else marks[first] = marks[row] = 1;
  });
  return {
    step: () => {
      if (!isDone && step()) {
        isDone = true;
        firstOf.clear();
      }
      return isDone;
    },
    has: (row) => isDone && marks[row] === 1,
    isKnown: () => isDone,
  };
};

/** `judge` may compute a hash, about 10 microseconds, so it is called for a few rows in each step and nowhere else. */
const createChecksums = (
  count: number,
  judge: (row: number) => ChecksumState,
): Checksums & Work => {
  const judged = new Uint8Array(count);
  let known = 0;
  const { step } = workThrough(count, 16, (row) => {
    judged[row] = checksumStates.indexOf(judge(row));
    known = row + 1;
  });
  return {
    step,
    of: (row) => (row < known ? (checksumStates[judged[row] ?? 0] ?? null) : null),
    known: () => known,
  };
};

/** The result of a query. */
export interface ListModelView extends FoundRows {
  /** Rows that match everything except `after` or `before`, because their time is uncertain. Must not be changed. */
  readonly undated: Uint32Array;
  readonly complete: boolean;
}

/** A list as rows numbered from 0, in the order of the service. */
export interface ListModel {
  /**
   * The rows of a query in display order; must not be changed. `complete` is false while a condition waits for
   * `prepare` or for facts that are not known yet; only rows known so far are then shown.
   */
  readonly view: (query: ListQuery) => ListModelView;
  /**
   * Does a part of the work that makes queries fast: search index, dates, repeated values, checksums, addresses. Calls
   * `hasTime` about every millisecond, does at least one step, and returns whether all is done.
   */
  readonly prepare: (hasTime: () => boolean) => boolean;
  /** Whether `prepare` has finished. */
  readonly isPrepared: () => boolean;
  /**
   * The `wanted` values of a column (default: all), most frequent first, then by text; null is "not given". Returns at
   * most `most` values (default 200), and their total number.
   */
  readonly values: (
    column: string,
    most?: number,
    wanted?: (value: string | null) => boolean,
  ) => ValueCounts;
  /**
   * The times of a date column in milliseconds since the epoch; NaN if missing. Always the same array, which must not
   * be changed. Null until prepared.
   */
  readonly times: (column: string) => Float64Array | null;
  /** Like `times`, but reads the remaining times at once. All NaN if there is no such column. */
  readonly readTimes: (column: string) => Float64Array;
  /**
   * Whether another row has the same value in this column as a person sees it, ignoring case and invisible characters.
   * The same address with another asset is no repetition. False until prepared.
   */
  readonly isRepeated: (column: string, row: number) => boolean;
  /** The checksum state of the row's own address; null until prepared. */
  readonly checksumOf: (row: number) => ChecksumState | null;
  /** The rows that have this address in an address column, in any spelling. */
  readonly rowsWith: (column: string, address: string) => readonly number[];
}

/** The input of a list model. */
interface ListModelOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  /** The column of the record's own address. */
  readonly address: string;
  /** May compute a hash; called in `prepare` only. */
  readonly checksum: (row: Row) => ChecksumState;
  readonly differs: (row: Row) => boolean;
  readonly asset: (row: Row) => string | null;
  /** Returns milliseconds since the epoch; NaN if doubtful. */
  readonly readTime: (text: string) => number;
  /** The columns that `isRepeated` covers. */
  readonly unique: readonly string[];
  /** Text columns sorted in advance: those most likely to be sorted by first. */
  readonly sortedEarly: readonly string[];
}

const collationOf = ({ kind }: RowColumn): Collation =>
  kind === 'address' ? addressCollation : naturalOrder();

const textOrderOf = (count: number, column: RowColumn): TextOrder =>
  createTextOrder(count, column.text, collationOf(column));

const repeatedIn = (
  count: number,
  { kind, text }: RowColumn,
  assetOf: (row: number) => string | null,
): Repeated =>
  createRepeated(count, (row) => {
    const given = text(row);
    if (given === null || given === '') return null;
    if (kind !== 'address') return withoutUnseen(given).trim().toLowerCase();
    const key = addressKey(readableAddress(given)).toLowerCase();
    // The same address on several chains is normal.
    return key === '' ? null : `${assetOf(row) ?? ''}\n${key}`;
  });

/** Creates the model of a list. The rows must not change. Does no work until queried or prepared. */
export const createListModel = <Row>(options: ListModelOptions<Row>): ListModel => {
  const { rows, unique } = options;
  const count = rows.length;
  const ask = <Answer>(row: number, question: (record: Row) => Answer, none: Answer): Answer => {
    const record = rows[row];
    return record === undefined ? none : question(record);
  };
  const columns = readColumns(rows, options.columns, options.readTime);
  const textOf = (name: string) => columnNamed(columns, name)?.text ?? null;
  const dates = columns.filter(({ kind }) => kind === 'date').map(({ times }) => times);
  const isOwn = ({ name }: RowColumn): boolean => name === options.address;
  const ownFirst = [...columns.filter(isOwn), ...columns.filter((column) => !isOwn(column))];
  const index = createTextIndex(count, ownFirst);
  const checksums = createChecksums(count, (row) => ask(row, options.checksum, 'unchecked'));
  const uniques = columns.filter(({ name }) => unique.includes(name));
  const assetOf = (row: number): string | null => ask(row, options.asset, null);
  const repeated = new Map(
    uniques.map((column) => [column.name, repeatedIn(count, column, assetOf)]),
  );
  const byAddress = new Map(
    columns
      .filter(({ kind }) => kind === 'address')
      .map(({ name, text }) => [name, createAddressRows(count, text)]),
  );
  const early = new Map(
    columns
      .filter(({ name }) => options.sortedEarly.includes(name))
      .map((column) => [column.name, textOrderOf(count, column)]),
  );
  const times = () => dates[0]?.all() ?? new Float64Array(count).fill(NaN);
  const source = {
    count,
    textOf,
    nameColumn: columns.find(({ zone }) => zone === 'name')?.name ?? null,
    index,
    times,
    checksums,
    repeated: {
      has: (row: number) => [...repeated.values()].some((one) => one.has(row)),
      isKnown: () => [...repeated.values()].every((one) => one.isKnown()),
    },
    differs: (row: number) => ask(row, options.differs, false),
  };
  const work: readonly Work[] = [
    index,
    warmUpSearch(source),
    ...dates,
    ...repeated.values(),
    checksums,
    ...early.values(),
    ...byAddress.values(),
  ];
  let isPrepared = false;
  const find = createRowFinder(source);
  // A separate finder, because a finder caches its last result.
  const findOfAnyTime = createRowFinder(source);
  const undatedOf = (query: ListQuery): Uint32Array => {
    const { search } = query;
    if (search.after === null && search.before === null) return new Uint32Array(0);
    const anyTime = { ...search, after: null, before: null };
    const known = times();
    const { rows } = findOfAnyTime({ ...query, search: anyTime });
    return keepRows(rows, (row) => Number.isNaN(known[row] ?? NaN));
  };
  const countValues = createValueCounts(count, (name) => {
    const column = columnNamed(columns, name);
    return column && { text: column.text, compare: collationOf(column).compare };
  });
  const order = (column: RowColumn): ColumnOrder =>
    column.kind === 'date'
      ? orderByTime(count, column.text, column.times.all())
      : (early.get(column.name) ?? textOrderOf(count, column)).read();
  const orders = new Map<string, ColumnOrder>();
  const orderBy = (name: string): ColumnOrder | null => {
    const column = columnNamed(columns, name);
    const known = orders.get(name) ?? (column && order(column));
    if (known) orders.set(name, known);
    return known;
  };
  /** Rows whose deployer has a name come first, by that name; the others follow by address. */
  const orderByDeployers = ({ names, numberOf }: Deployers): ColumnOrder | null => {
    const byText = orderBy(deployerColumn);
    if (!byText || names.length === 0) return byText;
    const nameOf = (row: number): string | null => names[numberOf(row)] ?? null;
    const byName = createTextOrder(count, nameOf, naturalOrder()).read();
    const rest = keepRows(byText.rows, (row) => numberOf(row) < 0);
    const rows = joinRows(byName.rows.subarray(0, byName.sorted), rest);
    const last = byText.rows.subarray(byText.sorted);
    return { rows, sorted: rows.length - keepRows(last, (row) => numberOf(row) < 0).length };
  };
  let ofDeployers: { readonly of: Deployers; readonly order: ColumnOrder | null } | undefined;
  const orderOf = (name: string, deployers: Deployers | null): ColumnOrder | null => {
    if (!deployers || name !== deployerColumn) return orderBy(name);
    if (ofDeployers?.of !== deployers) {
      ofDeployers = { of: deployers, order: orderByDeployers(deployers) };
    }
    return ofDeployers.order;
  };

  return {
    view: (query) => {
      const { sort, facts } = query;
      const found = find(query);
      const sorted = sort && orderOf(sort.column, facts.deployers);
      return {
        ...found,
        rows: sort && sorted ? arrange(sorted, sort.direction, found.rows) : found.rows,
        undated: undatedOf(query),
        complete: areDecided(query, source),
      };
    },
    prepare: (hasTime) => {
      isPrepared = workWhile(hasTime, work);
      return isPrepared;
    },
    isPrepared: () => isPrepared,
    values: (column, most = 200, wanted) => countValues(column, most, wanted),
    times: (column) => columnNamed(columns, column)?.times.known() ?? null,
    readTimes: (column) =>
      columnNamed(columns, column)?.times.all() ?? new Float64Array(count).fill(NaN),
    isRepeated: (column, row) => repeated.get(column)?.has(row) ?? false,
    checksumOf: checksums.of,
    rowsWith: (column, address) => byAddress.get(column)?.with(address) ?? [],
  };
};
