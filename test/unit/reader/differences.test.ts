import { describe, expect, it } from 'vitest';
import { isExactContract, isExactWallet } from '../../../electron/reader/differences';
import { smallContract, smallWallet } from '../../service/small-account';
import { valueOf } from './read-rows';

describe.each([
  ['a wallet', isExactWallet, smallWallet],
  ['a smart contract', isExactContract, smallContract],
] as const)('the guard of %s', (_name, isExact, exact) => {
  const names = Object.keys(exact);
  const read = (members: object): unknown => JSON.parse(JSON.stringify(members));
  const without = (name: string): object =>
    Object.fromEntries(Object.entries(exact).filter(([other]) => other !== name));

  it('accepts the record as specified, in any order, whatever its texts', () => {
    expect(isExact(exact)).toBe(true);
    expect(isExact(Object.fromEntries(Object.entries(exact).toReversed()))).toBe(true);
    for (const name of names) expect(isExact({ ...exact, [name]: '' })).toBe(true);
  });

  it.each(names)('refuses one whose "%s" is missing, no text, or renamed', (name) => {
    expect(isExact(without(name))).toBe(false);
    for (const value of [null, 5, true, [], {}, ['text']]) {
      expect(isExact(read({ ...exact, [name]: value }))).toBe(false);
    }
    for (const other of ['__proto__', 'constructor', 'toString', 'length', '0', '', 'raw', 'ID']) {
      const text = JSON.stringify(without(name)).replace('{', `{${JSON.stringify(other)}:"text",`);
      expect([other, isExact(JSON.parse(text))]).toEqual([other, false]);
    }
  });

  it('refuses a record with an extra field, and anything that is no record', () => {
    for (const more of [{ chain: 'x' }, { chain: 1 }, { raw: '{}' }]) {
      expect(isExact({ ...exact, ...more })).toBe(false);
    }
    for (const value of [null, 'text', 7, true, [], {}, names]) expect(isExact(value)).toBe(false);
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
