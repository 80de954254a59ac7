import { noFilters, type Sort } from '../../../../../renderer/store/list-state';
import type { ChecksumState } from '../../../../../shared/list-view';
import type { ListColumn } from '../../../../../renderer/features/records/list/model/columns';
import {
  createListModel,
  type ListModel,
} from '../../../../../renderer/features/records/list/model/list-model';
import type { ListQuery } from '../../../../../renderer/features/records/list/model/list-query';
import { spokenDateTest } from '../../../../../renderer/features/records/list/model/search-dates';
import { foldings } from '../../../../../renderer/features/records/list/model/fold';
import { hitIn, hits } from '../../../../../renderer/features/records/list/model/ranking';
import {
  readSearch,
  wantedText,
  type Search,
  type Word,
} from '../../../../../renderer/features/records/list/model/read-search';
import { nameLines } from '../../../../../renderer/features/records/list/model/text-index';

/** A row as the tests make them. */
export interface TestRow {
  readonly name: string | null;
  readonly asset: string | null;
  readonly address: string | null;
  readonly date: string | null;
  readonly checksum: ChecksumState;
  readonly differs: boolean;
}

/** A row with nothing but an asset. */
export const plainRow: TestRow = {
  name: null,
  asset: 'ETH',
  address: null,
  date: null,
  checksum: 'none',
  differs: false,
};

/** The columns of the tests' rows. */
const columns: readonly ListColumn<TestRow>[] = [
  { name: 'name', kind: 'text', role: 'name', value: ({ name }) => name },
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

/** A list model of the tests' rows; `judge` is asked for their checksums. */
export const testModel = (
  rows: readonly TestRow[],
  judge: (row: TestRow) => ChecksumState = ({ checksum }) => checksum,
): ListModel =>
  createListModel<TestRow>({
    rows,
    columns,
    address: 'address',
    checksum: judge,
    differs: ({ differs }) => differs,
    asset: ({ asset }) => asset,
    readTime,
    unique: ['name', 'address'],
    sortedEarly: ['name'],
  });

/** The rows that a search of a list finds, in their order: without the index, and with it. */
export const findsOf = (rows: readonly TestRow[], text: string): readonly (readonly number[])[] => {
  const model = testModel(rows);
  const search = readSearch(text, operators, 'utc');
  const view = () => [...model.view({ search, filters: noFilters, sort: null }).rows];
  const scanned = view();
  model.prepare(() => true);
  return [scanned, view()];
};

const valueIn = (row: TestRow, column: string): string | null =>
  columns.find(({ name }) => name === column)?.value(row) ?? null;
const contains = (text: string | null, part: string): boolean =>
  text !== null && foldings(text).includes(wantedText(part));

/** The best hit of a word in a row, zone by zone. */
const hitOf = (row: TestRow, forms: readonly string[]): number => {
  const textOf = (text: string | null): string => foldings((text ?? '').replaceAll('\n', ' '));
  const name = nameLines(textOf(row.name));
  const [text, code, date] = [textOf(row.asset), textOf(row.address), textOf(row.date)];
  const firstOf = (found: readonly number[]): number =>
    found.find((hit) => hit < hits.weak) ?? Math.min(...found);
  const inZones = forms.map((form) => {
    const named = firstOf([hitIn(name, form, 'name'), hitIn(text, form, 'text')]);
    const found = [named, hitIn(code, form, 'code'), hitIn(date, form, 'date')];
    // What may be a whole address counts where it counts most; the first zone decides on everything shorter.
    return /^\S{20,}$/u.test(form) ? Math.min(...found) : firstOf(found);
  });
  return Math.min(...inZones);
};

const hitOfWord = (row: TestRow, { forms, date }: Word, zone: Search['zone']): number => {
  const isThen = date !== null && spokenDateTest(date, zone)(readTime(row.date ?? ''));
  return Math.min(hitOf(row, forms), isThen ? hits.text : hits.none);
};

const meetsTerms = (
  rows: readonly TestRow[],
  row: TestRow,
  terms: ListQuery['search']['terms'],
): boolean => {
  const meets = ({ column, text }: { column: string; text: string }): boolean => {
    const isIt = (one: TestRow): boolean =>
      foldings(valueIn(one, column) ?? '\0none') === wantedText(text);
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
    meetsTerms(rows, row, search.terms) &&
    !search.without.words.some((word) => hitOfWord(row, word, search.zone) < hits.weak) &&
    !search.without.terms.some((term) => meetsTerms(rows, row, [term])) &&
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

/** By the worst word, then by what stands together, then by all words. */
const keysOf = (row: TestRow, words: readonly Word[], zone: Search['zone']): readonly number[] => {
  const own = words.map((word) => hitOfWord(row, word, zone));
  const forms = words.map((word) => word.forms[0] ?? '');
  const pairs = forms.slice(1).map((form, at) => `${forms[at] ?? ''} ${form}`);
  const name = (phrase: string): number =>
    hitIn(nameLines(foldings(row.name ?? '')), phrase, 'name');
  const isWhole = words.length > 1 && name(forms.join(' ')) === hits.wholeName;
  const apart = pairs.filter((pair) => name(pair) > hits.nameStart).length;
  return [Math.max(...own), isWhole ? 0 : 1 + apart, own.reduce((sum, hit) => sum + hit, 0)];
};

const rank = (
  rows: readonly TestRow[],
  shown: readonly number[],
  words: readonly Word[],
  zone: Search['zone'],
): readonly number[] => {
  const met = shown.flatMap((index) => {
    const row = rows[index];
    const isMet = row && words.every((word) => hitOfWord(row, word, zone) < hits.none);
    return isMet ? [{ index, keys: keysOf(row, words, zone) }] : [];
  });
  const strong = met.filter(({ keys }) => (keys[0] ?? hits.none) < hits.weak);
  return (strong.length > 0 ? strong : met)
    .toSorted((a, b) => {
      const differing = a.keys.findIndex((key, at) => key !== b.keys[at]);
      return differing < 0 ? 0 : (a.keys[differing] ?? 0) - (b.keys[differing] ?? 0);
    })
    .map(({ index }) => index);
};

/** What the model must show when the checksums of the first `judged` rows are known. */
export const naiveView = (
  rows: readonly TestRow[],
  query: ListQuery,
  judged: number,
): readonly number[] => {
  const { words, zone } = query.search;
  const passing = [...rows.keys()].filter((index) => isShown(rows, index, query, judged));
  const found = (some: readonly Word[]): readonly number[] =>
    some.length === 0 ? passing : rank(rows, passing, some, zone);
  const all = found(words);
  const shown = all.length > 0 ? all : found(words.filter(({ becomes }) => becomes === null));
  const inOrder = shown.toSorted((a, b) => a - b);
  return query.sort ? sortRows(rows, inOrder, query.sort) : shown;
};
