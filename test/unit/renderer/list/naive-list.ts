import type { ChecksumState } from '../../../../shared/list-view';
import type { ListColumn } from '../../../../renderer/list/model/list-column';
import type { ListQuery, Sort } from '../../../../renderer/list/model/list-query';

/** A row as the tests make them. */
export interface TestRow {
  readonly name: string | null;
  readonly asset: string | null;
  readonly address: string | null;
  readonly date: string | null;
  readonly checksum: ChecksumState;
  readonly differs: boolean;
}

/** The columns of the tests' rows. */
export const columns: readonly ListColumn<TestRow>[] = [
  { name: 'name', kind: 'text', value: ({ name }) => name },
  { name: 'asset', kind: 'text', value: ({ asset }) => asset },
  { name: 'address', kind: 'address', value: ({ address }) => address },
  { name: 'date', kind: 'date', value: ({ date }) => date },
];

/** The operators of the tests' list. */
export const operators = {
  columns: { name: 'name', asset: 'asset', address: 'address' },
  dates: 'dated',
} as const;

/** Strict enough for the tests' dates. */
export const readTime = (text: string): number =>
  /^\d{4}-\d\d-\d\dT.*Z$/u.test(text) ? Date.parse(text) : NaN;

const folded = (text: string): string => text.toLowerCase().normalize('NFC').replaceAll('ς', 'σ');
const wanted = (text: string): string => folded(text).replace(/^0x(?=[\da-f]{40,}$)/u, '');
const valueIn = (row: TestRow, column: string): string | null =>
  columns.find(({ name }) => name === column)?.value(row) ?? null;
const contains = (text: string | null, part: string): boolean =>
  text !== null && folded(text).includes(wanted(part));

const meetsTerms = (
  rows: readonly TestRow[],
  row: TestRow,
  terms: ListQuery['search']['terms'],
): boolean => {
  const meets = ({ column, text }: { column: string; text: string }): boolean => {
    const isIt = (one: TestRow): boolean =>
      folded(valueIn(one, column) ?? '\0none') === wanted(text);
    return column === 'asset' && rows.some(isIt) ? isIt(row) : contains(valueIn(row, column), text);
  };
  const assets = terms.filter(({ column }) => column === 'asset');
  const others = terms.filter(({ column }) => column !== 'asset');
  return others.every(meets) && (assets.length === 0 || assets.some(meets));
};

const isShown = (
  rows: readonly TestRow[],
  index: number,
  { search, filters }: ListQuery,
  judged: number,
): boolean => {
  const row = rows[index];
  if (!row) return false;
  const time = readTime(row.date ?? '');
  const { after, before } = search;
  return (
    search.words.every((word) => columns.some(({ value }) => contains(value(row), word))) &&
    meetsTerms(rows, row, search.terms) &&
    (after === null || time >= after) &&
    (before === null || time < before) &&
    Object.entries(filters.values).every(
      ([column, values]) => values.length === 0 || values.includes(valueIn(row, column)),
    ) &&
    (filters.differs === 'any' || row.differs) &&
    (filters.checksums.length === 0 || (index < judged && filters.checksums.includes(row.checksum)))
  );
};

const collator = new Intl.Collator('en', { numeric: true });

const byPlainText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** All of `shown` in order, by the simplest means. */
const sortRows = (
  rows: readonly TestRow[],
  shown: readonly number[],
  { column, direction }: Sort,
): readonly number[] => {
  const textOf = (index: number): string => {
    const row = rows[index];
    return (row && valueIn(row, column)) ?? '';
  };
  const isLast = (index: number): boolean => textOf(index) === '';
  const isDoubtful = (index: number): boolean =>
    column === 'date' && !isLast(index) && Number.isNaN(readTime(textOf(index)));
  const compare = (a: number, b: number): number => {
    if (column === 'date') return readTime(textOf(a)) - readTime(textOf(b));
    if (column === 'address') return byPlainText(textOf(a).toLowerCase(), textOf(b).toLowerCase());
    return collator.compare(textOf(a), textOf(b));
  };
  const sorted = shown
    .filter((index) => !isLast(index) && !isDoubtful(index))
    .sort((a, b) => compare(a, b) || a - b);
  if (direction === 'descending') sorted.reverse();
  return [...sorted, ...shown.filter(isDoubtful), ...shown.filter(isLast)];
};

/** What the model must show when the checksums of the first `judged` rows are known. */
export const naiveView = (
  rows: readonly TestRow[],
  query: ListQuery,
  judged: number,
): readonly number[] => {
  const shown = [...rows.keys()].filter((index) => isShown(rows, index, query, judged));
  return query.sort ? sortRows(rows, shown, query.sort) : shown;
};
