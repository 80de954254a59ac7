import { describe, expect, it } from 'vitest';
import { nothingAnswered } from '../../../electron/reader/changes/given-lists';
import type { Values } from '../../../electron/reader/changes/identity';
import { emptyBaseline } from '../../../electron/reader/changes/baseline';
import { acknowledgeAlarms } from '../../../electron/reader/changes/acknowledge';
import { trackChanges } from '../../../electron/reader/changes/track-changes';
import { countCodeSteps } from '../../count-code-steps';

const many = 10_000;
const numbers = [...Array(many).keys()];
/** Records with one id, told apart by their assets. */
const rowsWith = (address: (at: number) => string): readonly Values[] =>
  numbers.map((at) => ['one id', `asset ${at}`, address(at), 'name']);
/** As many other unchanged records, so that the account counts as the same. */
const others: readonly Values[] = [...Array(many + 1).keys()].map((at) => [
  `other ${at}`,
  'ETH',
  `other address ${at}`,
  `other ${at}`,
]);
const given = (rows: readonly Values[]) => ({
  ...nothingAnswered,
  lists: { wallets: { rows: [...others, ...rows], isWhole: true }, contracts: null },
});

/** One address in a different spelling for each number. */
const spelled = (at: number): string =>
  Array.from('abcdefabcdefabcdef')
    .map((letter, bit) => (((at >> bit) & 1) === 1 ? letter.toUpperCase() : letter))
    .join('')
    .padStart(42, '0x0');

/**
 * Steps per record, independent of the number of alarms. A search through all records for each alarm would take `many`
 * steps per alarm.
 */
const stepsARecord = 600;
const most = (2 * many + 1) * stepsARecord;

describe('as many alarms as records, all of one id', () => {
  const before = given(rowsWith((at) => `address ${at} of before`));
  const after = given(rowsWith((at) => `address ${at} of now`));
  const alarmed = () => {
    const first = trackChanges(emptyBaseline(), before, 1);
    return trackChanges(first.baseline, after, 2).baseline;
  };

  it('are raised, reverted and acknowledged in linear time (H2)', () => {
    let baseline = emptyBaseline();
    const steps = [
      countCodeSteps(() => (baseline = alarmed())),
      countCodeSteps(() => (baseline = trackChanges(baseline, before, 3).baseline)),
    ];
    expect(baseline.alarms.filter(({ isReverted }) => isReverted)).toHaveLength(many);
    baseline = trackChanges(baseline, after, 4).baseline;
    expect(baseline.alarms.filter(({ isReverted }) => isReverted)).toEqual([]);
    steps.push(countCodeSteps(() => (baseline = acknowledgeAlarms(baseline, null, null, 5))));
    expect(baseline.alarms).toEqual([]);
    expect(trackChanges(baseline, after, 6).baseline.alarms).toEqual([]);
    expect(Math.max(...steps)).toBeLessThan(most);
  });

  it('about one address in that many spellings are acknowledged each for its own record (H2)', () => {
    const spellings = given(rowsWith(spelled));
    const first = trackChanges(emptyBaseline(), spellings, 1);
    let { baseline } = trackChanges(first.baseline, after, 2);
    expect(baseline.alarms).toHaveLength(many);
    const steps = countCodeSteps(() => (baseline = acknowledgeAlarms(baseline, null, null, 3)));
    expect(steps).toBeLessThan(most);
    expect(trackChanges(baseline, after, 4).baseline.alarms).toEqual([]);
  });
});

it('as many changed addresses at once are one other account and no alarm, in linear time (H2)', () => {
  const answered = (address: (at: number) => string) => ({
    ...nothingAnswered,
    lists: { wallets: { rows: rowsWith(address), isWhole: true }, contracts: null },
  });

  const { baseline } = trackChanges(
    emptyBaseline(),
    answered((at) => `address ${at} of before`),
    1,
  );
  const now = answered((at) => `address ${at} of now`);
  const watched = trackChanges(baseline, now, 2);
  expect(watched.other).toMatchObject({ why: 'addresses', answered: { knownAddresses: 0 } });
  expect(watched.baseline.alarms).toEqual([]);
  expect(countCodeSteps(() => trackChanges(baseline, now, 3))).toBeLessThan(most);
});

it('as many identical records are stored, and compared with one fewer, in linear time (H2)', () => {
  const rows = numbers.map((): Values => [null, null, null, null]);
  const answered = (count: number) => ({
    ...nothingAnswered,
    lists: { wallets: { rows: rows.slice(0, count), isWhole: true }, contracts: null },
  });
  let { baseline } = trackChanges(emptyBaseline(), answered(many), 1);
  const steps = [answered(many), answered(many - 1)].map((next, at) =>
    countCodeSteps(() => ({ baseline } = trackChanges(baseline, next, at + 2))),
  );
  expect(baseline.tables.wallets).toHaveLength(many);
  expect(baseline.history.lines.map(({ kind }) => kind)).toEqual(['begun', 'removed']);
  expect(Math.max(...steps)).toBeLessThan(most);
});
