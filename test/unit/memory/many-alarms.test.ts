import { describe, expect, it } from 'vitest';
import type { Values } from '../../../electron/reader/memory/identity';
import { emptyMemory } from '../../../electron/reader/memory/memory-content';
import { changesFrom } from '../../../electron/reader/memory/shown-activity';
import {
  acknowledgeAlarms,
  compareLists,
  watchAnswer,
} from '../../../electron/reader/memory/watch';
import { changesAtOnce } from '../../../shared/activity';
import { stepsOf } from '../../steps-of';

const many = 10_000;
const numbers = [...Array(many).keys()];
/** All of one id; told apart by their assets. */
const rowsWith = (address: (at: number) => string): readonly Values[] =>
  numbers.map((at) => ['one id', `asset ${at}`, address(at), 'name']);
const given = (rows: readonly Values[]) => ({ wallets: { rows, isWhole: true }, contracts: null });

/** One address in as many spellings as are asked for. */
const spelled = (at: number): string =>
  Array.from('abcdefabcdefabcdef')
    .map((letter, bit) => (((at >> bit) & 1) === 1 ? letter.toUpperCase() : letter))
    .join('')
    .padStart(42, '0x0');

/** However many alarms there are; each looked for among all records would be as many steps an alarm. */
const stepsAnAlarm = 500;

describe('as many alarms as records, all of one id', () => {
  const before = given(rowsWith((at) => `address ${at} of before`));
  const after = given(rowsWith((at) => `address ${at} of now`));
  const alarmed = () => {
    const first = watchAnswer(emptyMemory(), before, 1);
    return watchAnswer(first.memory, after, 2).memory;
  };

  it('are raised, found to be reverted and acknowledged in steps that grow with their number alone (H2)', () => {
    let memory = emptyMemory();
    const steps = [
      stepsOf(() => (memory = alarmed())),
      stepsOf(() => (memory = watchAnswer(memory, before, 3).memory)),
    ];
    expect(memory.alarms.filter(({ isReverted }) => isReverted)).toHaveLength(many);
    memory = watchAnswer(memory, after, 4).memory;
    expect(memory.alarms.filter(({ isReverted }) => isReverted)).toEqual([]);
    steps.push(stepsOf(() => (memory = acknowledgeAlarms(memory, null, 5))));
    expect(memory.alarms).toEqual([]);
    expect(watchAnswer(memory, after, 6).memory.alarms).toEqual([]);
    expect(Math.max(...steps)).toBeLessThan(many * stepsAnAlarm);
  });

  it('about one address in as many spellings are acknowledged each for its own record (H2)', () => {
    const spellings = given(rowsWith(spelled));
    const first = watchAnswer(emptyMemory(), spellings, 1);
    let { memory } = watchAnswer(first.memory, after, 2);
    expect(memory.alarms).toHaveLength(many);
    const steps = stepsOf(() => (memory = acknowledgeAlarms(memory, null, 3)));
    expect(steps).toBeLessThan(many * stepsAnAlarm);
    expect(watchAnswer(memory, after, 4).memory.alarms).toEqual([]);
  });

  it('are told page by page, without going through all of them for each (H2)', () => {
    const memory = alarmed();
    const findings = compareLists(memory, after);
    const twice = { wallets: findings.wallets, contracts: findings.wallets };
    const pages = Array.from({ length: (2 * many) / changesAtOnce + 1 }, (_, page) => page * 100);
    const all = pages.flatMap((from) => changesFrom(twice, from));
    expect(all).toEqual([...twice.wallets.changes, ...twice.contracts.changes]);
    expect(changesFrom(twice, many - 30)).toHaveLength(changesAtOnce);
    expect(stepsOf(() => changesFrom(twice, many - 30))).toBeLessThan(2 * many + 1000);
  });
});
