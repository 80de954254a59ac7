import { describe, expect, it } from 'vitest';
import { compareList } from '../../../electron/reader/changes/compare-list';
import { matchList } from '../../../electron/reader/changes/match-list';
import { matchRecords } from '../../../electron/reader/changes/match-records';
import { Row } from '../../../electron/reader/changes/row';
import type { Entry } from '../../../electron/reader/changes/table';
import { isUnchanged, type Values } from '../../../electron/reader/changes/identity';
import type { Field } from '../../../shared/account';
import { countCodeSteps } from '../../count-code-steps';

const asEntry = (values: Values, others?: Readonly<Record<string, Field>>): Entry => ({
  values,
  isSeen: true,
  isKnown: true,
  isPresent: true,
  isFormer: false,
  isOwn: true,
  ...(others ? { pins: others } : {}),
});

/** Means that no entry matches. */
const none = -1;
const hex = '52908400098527886E0F7030069857D2E4169EE7';

/** A wallet with the one shared id. */
const wallet = (asset: string, address: string, name = 'n'): Values => ['i', asset, address, name];

/** For each record of an answer, the index of the known entry that it matches. */
const placesIn = (
  list: 'wallets' | 'contracts',
  entries: readonly Entry[],
  answer: readonly Values[],
): readonly number[] => {
  const rows = answer.map((values, at) => new Row(list, at, values));
  const { pairs, added, missing } = matchRecords(list, rows, entries);
  expect([pairs.length + added.length, pairs.length + missing.length]).toEqual([
    rows.length,
    entries.length,
  ]);
  const entryOf = new Map(pairs.map(([{ at }, entry]) => [at, entries.indexOf(entry)]));
  return rows.map(({ at }) => entryOf.get(at) ?? none);
};

describe('records that share an identity', () => {
  /** A wallet from words: its asset, address and, if it matters, name. */
  const said = (words: string): Values => {
    const [asset = '', address = '', name = 'n'] = words.split(' ');
    return wallet(asset, address, name);
  };

  it.each<[string, before: readonly string[], now: readonly string[], readonly number[]]>([
    ['all are new where none is remembered', [], ['ETH x'], [none]],
    ['one is what one was', ['ETH x'], ['SOL y'], [0]],
    ['those that say the same come first', ['ETH x a', 'ETH x b'], ['ETH x b', 'ETH x c'], [1, 0]],
    ['of several that say the same, the first', ['ETH x', 'ETH x'], ['ETH x', 'SOL y'], [0, none]],
    ['then those of one address and asset', ['USDC x', 'ETH x'], ['ETH x new', 'DAI x'], [1, 0]],
    ['then those of one address', ['ETH x', 'USDC y'], ['USDC x', 'DAI z'], [0, none]],
    ['then those of one asset', ['ETH x', 'USDC y'], ['USDC z', 'DAI z'], [1, none]],
    [
      'in another spelling',
      ['ETH y', `USDC 0x${hex}`],
      [`ETH ${hex.toLowerCase()}`, 'ETH z'],
      [1, 0],
    ],
    ['nothing tells them apart', ['ETH x 2', 'ETH x 1'], ['ETH x 3', 'ETH x 4'], [1, 0]],
  ])('are told apart: %s', (_how, before, now, places) => {
    const entries = before.map((words) => asEntry(said(words)));
    expect(placesIn('wallets', entries, now.map(said))).toEqual(places);
  });

  it('are told apart by their pinned addresses, not by the last received ones', () => {
    const pinned = asEntry(wallet('USDC', 'x'), { walletAddress: 'y' });
    const answer = [wallet('SOL', 'x'), wallet('DAI', 'y')];
    expect(placesIn('wallets', [pinned, asEntry(wallet('ETH', 'z'))], answer)).toEqual([none, 0]);
  });

  it('are told apart by type and deployer if they are contracts', () => {
    const contract = (type: string, deployedBy: string, name: string): Values => [
      ...[name, 'ETH', 'x', type],
      ...['2024', deployedBy],
    ];
    const entries = [
      asEntry(contract('Vault', 'y', 'n')),
      asEntry(contract('Proxy', 'x', 'n')),
      asEntry(contract('Vault', 'x', 'n')),
    ];
    const answer = [contract('Vault', 'x', 'new'), contract('Proxy', 'x', 'new')];
    expect(placesIn('contracts', entries, answer)).toEqual([2, 1]);
  });

  const many = 10_000;
  /**
   * Steps per record, independent of the number of records. Comparing each with each would take 10,000 steps per
   * record.
   */
  const stepsARecord = 600;
  const address = (at: number): string => `0x${at.toString(16).padStart(40, '0')}`;
  it.each<[string, (at: number) => Values, (at: number) => Values]>([
    ['all are the same', () => ['i', 'a', 'x', 'n'], () => ['i', 'a', 'x', 'n']],
    ['all have been renamed', (at) => ['i', 'a', 'x', `${at}`], (at) => ['i', 'a', 'x', `n${at}`]],
    [
      'none is the same',
      (at) => ['i', `asset ${at}`, address(at), 'n'],
      (at) => ['i', `other ${at}`, address(at + many), 'n'],
    ],
  ])('are compared in linear time if %s (H2)', (_what, was, is) => {
    const numbers = [...Array(many).keys()];
    const table = numbers.map((at) => asEntry(was(at)));
    const rows = numbers.map((at) => is(at));
    const compare = () => compareList('wallets', matchList('wallets', table, rows), true);
    const { pairs, first, missing } = compare();
    expect(pairs.length + first.length).toBe(many);
    expect(pairs.length + missing.length).toBe(many);
    expect(countCodeSteps(compare)).toBeLessThan(many * stepsARecord);
  });
});

it.each([['a', 'b'] as const, [{ raw: '1' }, { raw: '2' }] as const])(
  'records in another order are found in the order of the answer, whatever type their ids have: %j',
  (one, other) => {
    const valuesIn = (ids: readonly Field[]) =>
      structuredClone(ids).map((id): Values => [id, 'ETH', hex, 'n']);
    const entries = valuesIn([one, other]).map((values) => asEntry(values));
    const { pairs } = matchList('wallets', entries, valuesIn([other, one]));
    expect(pairs.map(([{ at }, entry]) => [at, entries.indexOf(entry)])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  },
);

it('a record with identical text is unchanged, even if a value is no text', () => {
  const said = (raw: string, asset: Field): Values => [{ raw }, asset, hex, 'n'];
  expect(isUnchanged(said('1', { raw: '3' }), said('1', { raw: '3' }))).toBe(true);
  expect(isUnchanged(said('1', { raw: '3' }), said('1', { raw: '4' }))).toBe(false);
  expect(isUnchanged(said('1', null), said('1', { raw: 'null' }))).toBe(false);
});
