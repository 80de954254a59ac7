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
import { rehearseSearch } from './rehearse-search';
import { createRowFinder, type Checksums, type FoundRows } from './row-finder';
import { joinRows, keepRows } from './row-list';
import { createTextIndex } from './text-index';
import { createValueCounts, type ValueCounts } from './values';
import { workThrough, workWhile, type Work } from './work';

/** Which rows share their text with another one; known when the work is done, false for all before. */
interface Repeated extends Work {
  readonly has: (row: number) => boolean;
  readonly isKnown: () => boolean;
}

/** `textOf` gives equal texts for what counts as the same; rows with null or an empty one repeat nothing. */
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

/** `judge` may hash, which takes some 10 microseconds: it is called for a few rows in each step, and nowhere else. */
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

/** What a query shows. */
export interface ListModelView extends FoundRows {
  /** Rows that meet all of it but `after` or `before`, because their time is not certain; not to be changed. */
  readonly undated: Uint32Array;
  readonly complete: boolean;
}

/** Rows of a list by number, from 0, in the order of the service. */
export interface ListModel {
  /**
   * The rows a query shows, in the order it shows them; not to be changed. `complete` is false while a filter by
   * checksums or repeated values still waits for `prepare`; the rows known so far are shown.
   */
  readonly view: (query: ListQuery) => ListModelView;
  /**
   * Does some of the work that makes answers quick: the search index, dates, repeated values, checksums, addresses. Asks
   * `hasTime` about every millisecond, does at least one step, and is true when all is done.
   */
  readonly prepare: (hasTime: () => boolean) => boolean;
  /** Whether all of that is done. */
  readonly isPrepared: () => boolean;
  /**
   * The values of a column that are `wanted` (all if not said), most frequent first, then by text; null is "not given". At
   * most `most` of them (200 if not said), and how many there are in all.
   */
  readonly values: (
    column: string,
    most?: number,
    wanted?: (value: string | null) => boolean,
  ) => ValueCounts;
  /**
   * The times of a column of dates in milliseconds since the epoch, NaN where there is none; always the same array,
   * which is not to be changed. Null until prepared.
   */
  readonly times: (column: string) => Float64Array | null;
  /** The same, read now if they are not yet; all NaN for a column that there is none of. */
  readonly readTimes: (column: string) => Float64Array;
  /**
   * Whether another row has the same value in this column, to a person's eye: in other capitals, or with what cannot be
   * seen in it. The address of another asset is no repetition. False until prepared.
   */
  readonly isRepeated: (column: string, row: number) => boolean;
  /** The rows that have this address in a column of addresses, in whichever spelling. */
  readonly rowsWith: (column: string, address: string) => readonly number[];
}

/** What a list is made of. */
interface ListModelOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  /** The column of the record's own address. */
  readonly address: string;
  /** May cost a hash: called in `prepare` only. */
  readonly checksum: (row: Row) => ChecksumState;
  readonly differs: (row: Row) => boolean;
  readonly asset: (row: Row) => string | null;
  /** Milliseconds since the epoch, NaN when doubtful. */
  readonly readTime: (text: string) => number;
  /** Columns that `isRepeated` is asked about. */
  readonly unique: readonly string[];
  /** Columns of texts that are sorted before anybody asks: those most likely to be sorted by first. */
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
    // One address on several chains is normal.
    return key === '' ? null : `${assetOf(row) ?? ''}\n${key}`;
  });

/** A model of these rows, which must not change. Costs nothing until it is asked or prepared. */
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
    differs: (row: number) => ask(row, options.differs, false),
  };
  const work: readonly Work[] = [
    index,
    rehearseSearch(source),
    ...dates,
    ...repeated.values(),
    checksums,
    ...early.values(),
    ...byAddress.values(),
  ];
  let isPrepared = false;
  const find = createRowFinder(source);
  // Of its own, because a finder remembers its last answer.
  const findOfAnyTime = createRowFinder(source);
  const undatedOf = ({ search, filters, noted = null }: ListQuery): Uint32Array => {
    if (search.after === null && search.before === null) return new Uint32Array(0);
    const anyTime = { ...search, after: null, before: null };
    const known = times();
    const { rows } = findOfAnyTime({ search: anyTime, filters, noted });
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
  /** The names come first, then the addresses of those without one. */
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
  const orderOf = (name: string, deployers: Deployers | null | undefined): ColumnOrder | null => {
    if (!deployers || name !== deployerColumn) return orderBy(name);
    if (ofDeployers?.of !== deployers) {
      ofDeployers = { of: deployers, order: orderByDeployers(deployers) };
    }
    return ofDeployers.order;
  };

  return {
    view: (query) => {
      const { search, filters, sort, noted = null } = query;
      const found = find({ search, filters, noted });
      const sorted = sort && orderOf(sort.column, noted?.deployers);
      const asked = [search, search.without];
      const asksChecksums =
        filters.checksums.length > 0 || asked.some(({ checksums }) => checksums.length > 0);
      const asksRepeated = asked.some(({ states }) => states.includes('duplicate'));
      return {
        ...found,
        rows: sort && sorted ? arrange(sorted, sort.direction, found.rows) : found.rows,
        undated: undatedOf(query),
        complete:
          (!asksChecksums || checksums.known() === count) &&
          (!asksRepeated || [...repeated.values()].every((one) => one.isKnown())),
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
    rowsWith: (column, address) => byAddress.get(column)?.with(address) ?? [],
  };
};
