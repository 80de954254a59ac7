import { describe, expect, it } from 'vitest';
import { rowProblems, rowTable, runsIn, type PlacedTest } from '../../security-rows/table';

const rows = [
  { name: 'A1', row: ['A1', 'M', 'Is safe'] },
  { name: 'fault 1', row: ['1', 'S', 'Breaks'] },
] as const;

const placed = (file: string, named: readonly string[], needsElectron = false): PlacedTest => ({
  file,
  title: 'works | with <b>',
  rows: named,
  needsElectron,
});

describe('rows and tests', () => {
  it('agree when every row has a test or a reason', () => {
    expect(rowProblems(rows, [placed('a.test.ts', ['A1', 'fault 1'])], {})).toEqual([]);
    expect(rowProblems(rows, [placed('a.test.ts', ['A1'])], { 'fault 1': 'later' })).toEqual([]);
  });

  it.each([
    ['a row without a test', [placed('a.test.ts', ['A1'])], {}, 'fault 1 has no test'],
    [
      'a row that is none',
      [placed('a.test.ts', ['A1', 'fault 1', 'A9'])],
      {},
      'A9, which is no row',
    ],
    [
      'a reason that is not needed any more',
      [placed('a.test.ts', ['A1', 'fault 1'])],
      { A1: 'later' },
      'has a test',
    ],
    ['a reason for no row', [placed('a.test.ts', ['A1', 'fault 1'])], { Z1: 'later' }, 'no row'],
  ])('disagree for %s', (_what, tests, notYet, problem) => {
    const problems = rowProblems(rows, tests, notYet);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});

it.each([
  ['unit/a.test.ts', false, '`npm test`'],
  ['e2e/a.spec.ts', false, '`npm test`, built app'],
  ['e2e/a.spec.ts', true, 'workflow, Electron'],
  ['packaged/a.spec.ts', false, 'workflow, packaged app'],
])('%s (needs Electron: %s) runs in %s', (file, needsElectron, place) => {
  expect(runsIn(placed(file, [], needsElectron))).toBe(place);
});

it('the table has a line for each row, with its tests and where they run, as plain text', () => {
  const tests = [placed('unit/a.test.ts', ['A1']), placed('e2e/b.spec.ts', ['A1'], true)];
  expect(rowTable(rows, tests, { 'fault 1': 'being built' }).split('\n').slice(2)).toEqual([
    '| A1 | Is safe | [unit/a](../unit/a.test.ts): works \\| with \\<b\\><br>[e2e/b](../e2e/b.spec.ts): works \\| with \\<b\\> | `npm test`<br>workflow, Electron |',
    '| fault 1 (should) | Breaks | not yet: being built |  |',
  ]);
});
