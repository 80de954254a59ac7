import { noFilters } from '../../../../../renderer/store/list-state';
import type { ChecksumState } from '../../../../../shared/list-view';
import type { ListColumn } from '../../../../../renderer/features/records/list/model/columns';
import {
  createListModel,
  type ListModel,
} from '../../../../../renderer/features/records/list/model/list-model';
import { noFacts } from '../../../../../renderer/features/records/list/model/list-query';
import { readSearch } from '../../../../../renderer/features/records/list/model/read-search';

/** A row of the tests' list. */
export interface TestRow {
  readonly name: string | null;
  readonly asset: string | null;
  readonly address: string | null;
  readonly date: string | null;
  readonly checksum: ChecksumState;
  readonly differs: boolean;
}

/** A row with only an asset. */
export const plainRow: TestRow = {
  name: null,
  asset: 'ETH',
  address: null,
  date: null,
  checksum: 'none',
  differs: false,
};

/** The columns of the tests' list. */
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

/** A list model of the tests' rows. `judge` returns their checksum states. */
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
  const view = () => [
    ...model.view({ search, filters: noFilters, sort: null, facts: noFacts }).rows,
  ];
  const scanned = view();
  model.prepare(() => true);
  return [scanned, view()];
};
