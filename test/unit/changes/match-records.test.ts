import { describe, expect, it } from 'vitest';
import { compareList } from '../../../electron/reader/changes/compare-list';
import { matchList } from '../../../electron/reader/changes/match-list';
import { matchRecords } from '../../../electron/reader/changes/match-records';
import type { Entry } from '../../../electron/reader/changes/table';
import type { Values } from '../../../electron/reader/changes/identity';
import { listFields, type Field } from '../../../shared/account';
import { stepsOf } from '../../steps-of';
import { matchPairwise } from './match-pairwise';
import { fc, forAllIn } from '../for-all';

const hex = '52908400098527886E0F7030069857D2E4169EE7';
const field: fc.Arbitrary<Field> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'ETH', '', ' ') },
  { weight: 2, arbitrary: fc.constantFrom(hex, `0x${hex}`, `0x${hex.toLowerCase()}`) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.record({ raw: fc.constantFrom('1', '{}') }) },
);
const valuesIn = (list: 'wallets' | 'contracts'): fc.Arbitrary<Values> =>
  fc.tuple(...listFields[list].map(() => field));
const pins = fc.option(
  fc.dictionary(fc.constantFrom('walletAddress', 'type', 'deployedBy'), field),
  { nil: undefined },
);
const asEntry = (values: Values, others?: Readonly<Record<string, Field>>): Entry => ({
  values,
  isSeen: true,
  isKnown: true,
  isPresent: true,
  isFormer: false,
  isOwn: true,
  ...(others ? { pins: others } : {}),
});

describe('records that share an identity', () => {
  it.each(['wallets', 'contracts'] as const)(
    'are told apart as if each were held against each: %s',
    (list) => {
      forAllIn(1000)(
        fc.array(valuesIn(list), { minLength: 1, maxLength: 10 }),
        fc.array(fc.tuple(valuesIn(list), pins), { maxLength: 10 }),
        (answer, remembered) => {
          const rows = answer.map((values, at) => ({ at, values }));
          const entries = remembered.map(([values, others]) => asEntry(values, others));
          const [found, expected] = [matchRecords, matchPairwise].map((match) =>
            match(list, rows, entries),
          );
          expect(found).toEqual(expected);
          for (const [index, [, entry]] of (found?.pairs ?? []).entries()) {
            expect(entry).toBe(expected?.pairs[index]?.[1]);
          }
        },
      );
    },
  );

  const many = 10_000;
  /** However many records there are; each held against each would be 10,000 steps a record, as many as there are. */
  const stepsARecord = 600;
  const address = (at: number): string => `0x${at.toString(16).padStart(40, '0')}`;
  it.each<[string, (at: number) => Values, (at: number) => Values]>([
    ['all say nothing', () => [null, null, null, null], () => [null, null, null, null]],
    ['all are the same', () => ['i', 'a', 'x', 'n'], () => ['i', 'a', 'x', 'n']],
    ['all have been renamed', (at) => ['i', 'a', 'x', `${at}`], (at) => ['i', 'a', 'x', `n${at}`]],
    [
      'all have moved',
      (at) => ['i', `asset ${at}`, address(at), 'n'],
      (at) => ['i', `asset ${at}`, address(at + many), 'n'],
    ],
    [
      'none is the same',
      (at) => ['i', `asset ${at}`, address(at), 'n'],
      (at) => ['i', `other ${at}`, address(at + many), 'n'],
    ],
  ])('are compared in steps that grow with their number alone, where %s (H2)', (_what, was, is) => {
    const numbers = [...Array(many).keys()];
    const table = numbers.map((at) => asEntry(was(at)));
    const rows = numbers.map((at) => is(at));
    const compare = () => compareList('wallets', matchList('wallets', table, rows), true);
    const { pairs, first, missing } = compare();
    expect(pairs.length + first.length).toBe(many);
    expect(pairs.length + missing.length).toBe(many);
    expect(stepsOf(compare)).toBeLessThan(many * stepsARecord);
  });
});
