import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isExactContract, isExactWallet } from '../../../electron/reader/exact-records';
import { smallContract, smallWallet } from '../../service/small-account';
import { valueOf } from './read-rows';
import { fc, forAllIn } from '../for-all';

const text = z.string();
const wallet = z.strictObject({ id: text, asset: text, walletAddress: text, walletName: text });
const contract = z.strictObject({
  name: text,
  asset: text,
  address: text,
  type: text,
  deployedAt: text,
  deployedBy: text,
});

/** Records near the specified one: fields left out, added, renamed, of other types, in any order. */
const nearly = (record: object): fc.Arbitrary<string> => {
  const names = Object.keys(record);
  const odd = fc.constantFrom(
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0', '', 'raw', 'ID'],
  );
  const value = fc.oneof({ weight: 8, arbitrary: fc.string() }, fc.jsonValue({ maxDepth: 2 }));
  const member = fc.tuple(fc.oneof(fc.constantFrom(...names), odd), value);
  const written = (members: readonly (readonly [string, unknown])[]): string =>
    `{${members.map(([name, held]) => `${JSON.stringify(name)}:${JSON.stringify(held)}`).join(',')}}`;
  const complete = fc
    .tuple(fc.shuffledSubarray(names, { minLength: names.length - 1 }), fc.func(value))
    .map(([chosen, valueOf]) => chosen.map((name) => [name, valueOf(name)] as const));
  return fc.oneof(
    complete.map(written),
    fc.tuple(complete, fc.array(member, { maxLength: 2 })).map(([a, b]) => written([...a, ...b])),
    fc.json(),
  );
};

describe.each([
  ['a wallet', isExactWallet, wallet, smallWallet],
  ['a smart contract', isExactContract, contract, smallContract],
] as const)('the guard of %s', (_name, isExact, schema, small) => {
  it('accepts the record as specified', () => {
    expect(isExact(small)).toBe(true);
  });

  it('agrees with a strict schema on any JSON', () => {
    const seen = { accepted: 0, refused: 0 };
    forAllIn(5000)(nearly(small), (json) => {
      const value: unknown = JSON.parse(json);
      const { success } = schema.safeParse(value);
      seen[success ? 'accepted' : 'refused'] += 1;
      expect(isExact(value)).toBe(success);
    });
    // Else the property would say nothing.
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(100);
  });
});

describe('an address without a character', () => {
  const wallets = ['', 'none', ''].map((walletAddress) => ({ ...smallWallet, walletAddress }));
  const smartContracts = [{ ...smallContract, address: '', type: '' }];

  it.each([
    ['as specified', {}],
    ['with a field more', { chain: 1 }],
  ])('is counted in records %s', (_form, more) => {
    const sent = { wallets: wallets.map((wallet) => ({ ...wallet, ...more })), smartContracts };
    const { differences } = valueOf(JSON.stringify(sent));
    expect(differences.filter(({ problem }) => problem === 'empty')).toEqual([
      { where: 'wallets', field: 'walletAddress', problem: 'empty', count: 2 },
      { where: 'contracts', field: 'address', problem: 'empty', count: 1 },
    ]);
  });
});
