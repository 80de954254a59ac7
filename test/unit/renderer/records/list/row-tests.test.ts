import { expect, it } from 'vitest';
import { readSearch } from '../../../../../renderer/features/records/list/model/read-search';
import { noFilters, type Filters } from '../../../../../renderer/store/list-state';
import {
  noFacts,
  type RowFacts,
} from '../../../../../renderer/features/records/list/model/list-query';
import { rowMarks } from '../../../../../shared/activity';
import { operators, plainRow, testModel } from './test-list';

/** The rows that pass, and whether the result is final. */
const tested = (
  facts: Partial<RowFacts>,
  { text = '', ...filters }: Readonly<{ text?: string } & Partial<Filters>>,
) => {
  const model = testModel([plainRow, plainRow, plainRow]);
  while (!model.prepare(() => true));
  const { rows, complete } = model.view({
    search: readSearch(text, operators, 'utc'),
    filters: { ...noFilters, ...filters },
    sort: null,
    facts: { ...noFacts, ...facts },
  });
  return [[...rows], complete];
};

const marks = new Uint8Array([rowMarks.none, rowMarks.added, rowMarks.alarm]);

it.each([
  [{ marks: ['changed'] }, [1, 2]],
  [{ text: 'is:new' }, [1]],
  [{ text: 'is:alarm' }, [2]],
  [{ text: '-is:changed' }, [0]],
] as const)('a filter by marks is final once the marks are known: %j', (asked, rows) => {
  expect(tested({ marks }, asked)).toEqual([rows, true]);
  expect(tested({ marks: null }, asked)[1]).toBe(false);
  // A list without marked rows has none.
  expect(tested({}, asked)[1]).toBe(true);
});

it.each([[{}], [{ text: 'is:duplicate' }], [{ text: '-is:favourite' }]] as const)(
  'a filter without marks waits for none: %j',
  (asked) => {
    expect(tested({ marks: null }, asked)[1]).toBe(true);
  },
);

it('a filter by the analysis of addresses is final once that is known', () => {
  const asked = { marks: ['alike'], deployers: ['wallet'] } as const;
  const facts: Partial<RowFacts> = {
    marks,
    isAlike: (row) => row > 0,
    deployerKindOf: (row) => (row > 1 ? 'wallet' : 'foreign'),
  };
  expect(tested(facts, asked)).toEqual([[2], true]);
  expect(tested({ ...facts, isAlike: null }, asked)).toEqual([[], false]);
  expect(tested({ ...facts, deployerKindOf: null }, asked)).toEqual([[], false]);
});
