import { describe, expect, it } from 'vitest';
import { compareList } from '../../../electron/reader/changes/compare-list';
import { matchList } from '../../../electron/reader/changes/match-list';
import { matchRecords } from '../../../electron/reader/changes/match-records';
import type { Entry } from '../../../electron/reader/changes/table';
import type { Values } from '../../../electron/reader/changes/identity';
import type { Field } from '../../../shared/account';
import { stepsOf } from '../../steps-of';

const asEntry = (values: Values, others?: Readonly<Record<string, Field>>): Entry => ({
  values,
  isSeen: true,
  isKnown: true,
  isPresent: true,
  isFormer: false,
  isOwn: true,
  ...(others ? { pins: others } : {}),
});

/** Stands for no entry. */
const none = -1;
const hex = '52908400098527886E0F7030069857D2E4169EE7';

/** A wallet of one id, as it is answered and as it is remembered. */
const wallet = (asset: string, address: string, name = 'n'): Values => ['i', asset, address, name];
const known = (asset: string, address: string, name = 'n'): Entry =>
  asEntry(wallet(asset, address, name));

/** For each record of an answer, the place of the remembered one that it is. */
const placesIn = (
  list: 'wallets' | 'contracts',
  entries: readonly Entry[],
  answer: readonly Values[],
): readonly number[] => {
  const rows = answer.map((values, at) => ({ at, values }));
  const { pairs, added, missing } = matchRecords(list, rows, entries);
  expect([pairs.length + added.length, pairs.length + missing.length]).toEqual([
    rows.length,
    entries.length,
  ]);
  const entryOf = new Map(pairs.map(([{ at }, entry]) => [at, entries.indexOf(entry)]));
  return rows.map(({ at }) => entryOf.get(at) ?? none);
};

describe('records that share an identity', () => {
  it.each<[string, readonly Entry[], readonly Values[], readonly number[]]>([
    ['all are new where none is remembered', [], [wallet('ETH', 'x')], [none]],
    ['one is what one was', [known('ETH', 'x')], [wallet('SOL', 'y')], [0]],
    [
      'those that say the same come first',
      [known('ETH', 'x', 'a'), known('ETH', 'x', 'b')],
      [wallet('ETH', 'x', 'b'), wallet('ETH', 'x', 'c')],
      [1, 0],
    ],
    [
      'of several that say the same, the first',
      [known('ETH', 'x'), known('ETH', 'x')],
      [wallet('ETH', 'x'), wallet('SOL', 'y')],
      [0, none],
    ],
    [
      'then those of one address and asset',
      [known('USDC', 'x'), known('ETH', 'x')],
      [wallet('ETH', 'x', 'new'), wallet('DAI', 'x')],
      [1, 0],
    ],
    [
      'then those of one address',
      [known('ETH', 'x'), known('USDC', 'y')],
      [wallet('USDC', 'x'), wallet('DAI', 'z')],
      [0, none],
    ],
    [
      'then those of one asset',
      [known('ETH', 'x'), known('USDC', 'y')],
      [wallet('USDC', 'z'), wallet('DAI', 'z')],
      [1, none],
    ],
    [
      'an address in another spelling is the same',
      [known('ETH', 'y'), known('USDC', `0x${hex}`)],
      [wallet('ETH', hex.toLowerCase()), wallet('ETH', 'z')],
      [1, 0],
    ],
    [
      'the pinned address counts, not the one that was said last',
      [asEntry(wallet('USDC', 'x'), { walletAddress: 'y' }), known('ETH', 'z')],
      [wallet('SOL', 'x'), wallet('DAI', 'y')],
      [none, 0],
    ],
    [
      'where nothing tells them apart, neither order means anything',
      [known('ETH', 'x', '2'), known('ETH', 'x', '1')],
      [wallet('ETH', 'x', '3'), wallet('ETH', 'x', '4')],
      [1, 0],
    ],
  ])('are told apart: %s', (_how, entries, answer, places) => {
    expect(placesIn('wallets', entries, answer)).toEqual(places);
  });

  it('are told apart by type and deployer where they are contracts', () => {
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
  /** However many records there are; each held against each would be 10,000 steps a record, as many as there are. */
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
