import { expect, it } from 'vitest';
import { restrictRows } from '../../../../../renderer/features/records/list/restrict-rows';
import { walletList } from '../../../../../renderer/features/records/list/columns';
import { readSearch } from '../../../../../renderer/features/records/list/model/read-search';
import { noFilters } from '../../../../../renderer/store/list-state';
import type { RowState } from '../../../../../renderer/features/records/list/model/operators';
import { rowMarks } from '../../../../../shared/activity';

const found = new Uint32Array([0, 1, 2]);

/** The rows that pass, and whether the result is final. */
const restricted = (
  marks: Uint8Array | null | undefined,
  {
    only = [],
    without = [],
    changed = false,
  }: Readonly<{
    only?: readonly RowState[];
    without?: readonly RowState[];
    changed?: boolean;
  }>,
) => {
  const filters = changed ? { ...noFilters, changed: 'only' as const } : noFilters;
  const beside = { marks, addresses: null, alikes: null, noted: null, isDuplicate: () => false };
  const nothing = readSearch('', walletList.operators, 'utc');
  const search = { states: only, without: { ...nothing.without, states: without } };
  const { rows, complete } = restrictRows('wallets', found, filters, search, beside);
  return [[...rows], complete];
};

const marks = new Uint8Array([rowMarks.none, rowMarks.added, rowMarks.alarm]);

it.each([
  [{ changed: true }, [1, 2]],
  [{ only: ['new'] }, [1]],
  [{ only: ['alarm'] }, [2]],
  [{ without: ['changed'] }, [0]],
] as const)('a filter by marks is final once the marks are known: %j', (what, rows) => {
  expect(restricted(marks, what)).toEqual([rows, true]);
  expect(restricted(null, what)[1]).toBe(false);
  // A list without marked rows has none.
  expect(restricted(undefined, what)[1]).toBe(true);
});

it.each([[{}], [{ only: ['duplicate'] }], [{ without: ['favourite'] }]] as const)(
  'a filter without marks waits for none: %j',
  (what) => {
    expect(restricted(null, what)[1]).toBe(true);
  },
);
