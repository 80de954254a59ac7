import { describe, expect, it } from 'vitest';
import { createExpectedCalls } from '../../../electron/reader/expected/expected-calls';
import { exportContent } from '../../../electron/reader/export/export-calls';
import { fail } from '../../../shared/failure';
import { smallContract } from '../../service/small-account';
import { origin } from '../export/snapshot-of';
import { valueOf } from '../value-of';
import { accountOf, address, compare, line, rest, twoWallets, wallet } from './compare-file';

/** The wallets as the app exports them as CSV. */
const exported = (account: Parameters<typeof accountOf>[0], provenance: boolean): string => {
  const table = {
    columns: ['walletName', 'asset', 'walletAddress'],
    separator: 'comma' as const,
    provenance,
  };
  const request = { list: 'wallets' as const, rows: null, table, isSigned: false, ...origin };
  const content = exportContent(accountOf(account), request, null);
  return [...(content?.lines({ rows: 0, guarded: 0 }) ?? [])].join('');
};

const columns = { address: 2, name: 0, asset: 1 };
const allEqual = (count: number) => ({ equal: count, differs: 0, missing: 0, extra: 0 });

describe('a list without column heads', () => {
  it.each([
    ['of TON', 'Cold,TON,EQD4FPq-PRDieyQKkizFTRtSDyucUIqrj0v_zXJmqaDp6_0t'],
    ['of Bitcoin Cash', 'Cold,BCH,bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ['of Hedera', 'Cold,HBAR,0.0.123'],
    ['of NEAR', 'Cold,NEAR,cold.near'],
  ])('reports that its first line was not compared: an address %s', (_what, first) => {
    const { counts, skipped } = compare(twoWallets, `${first}\n${rest}`);
    expect(counts).toEqual(allEqual(2));
    expect(skipped).toEqual([{ place: 1, problem: 'heads' }]);
  });

  it.each([
    ['in groups of four', (address(3).slice(2).match(/.{4}/gu) ?? []).join(' ')],
    ['in groups of four, with 0x', `0x ${(address(3).slice(2).match(/.{4}/gu) ?? []).join(' ')}`],
    ['in two parts', `${address(3).slice(0, 20)} ${address(3).slice(20)}`],
  ])('includes its first line in the comparison: an address %s', (_what, written) => {
    const { counts, skipped } = compare(twoWallets, `Cold,ETH,${written}\n${rest}`);
    expect([counts, skipped]).toEqual([{ ...allEqual(2), missing: 1 }, []]);
  });

  it('keeps records with names like column heads, and records above them', () => {
    const lists = { wallets: [wallet(2, 'Deposit address'), wallet(3, 'Adresse')] };
    const file = `${line(1, 'X')}\n${line(2, 'Deposit address')}\n${line(3, 'Adresse')}\n`;
    const { counts, skipped } = compare(lists, file, 'wallets', columns);
    expect([counts, skipped]).toEqual([{ ...allEqual(2), missing: 1 }, []]);
  });

  it('reports lines as not compared if a record is named like a column head and no address shows that it is a record', () => {
    const file = `Old,HBAR,0.0.122\nDeposit address,HBAR,0.0.123\n${rest}`;
    const { counts, skipped } = compare(twoWallets, file, 'wallets', columns);
    expect(counts).toEqual(allEqual(2));
    expect(skipped).toEqual([
      { place: 1, problem: 'above-heads' },
      { place: 2, problem: 'heads' },
    ]);
  });
});

describe('a list with column heads', () => {
  it.each([
    ['one of which looks like an address', 'Name,Asset,Address,ERC20ContractAddress'],
    ['below a line with an address', `Owner,of,${address(7)}\nName,Asset,Address`],
  ])('uses the columns that they name: %s', (_what, head) => {
    const { counts, records } = compare(
      twoWallets,
      `${head}\n${line(1, 'Other')}\n${line(2, 'B')}\n`,
    );
    expect(counts).toMatchObject({ differs: 1, equal: 1, missing: 0, extra: 0 });
    expect(records.map(({ fields }) => fields)).toContainEqual(['name']);
  });

  it.each([
    ['known ones', 'Name,Asset,Address'],
    ['known ones of name and asset', 'Name,Asset,Where it is'],
    ['known ones below a row of nothing', ',,\nName,Asset,Address'],
    ['long ones with digits', 'Name,Balance as of 31 December 2024,Address'],
    ['two words with digits', 'Name,Operationsaccounts 2024,Address'],
  ])('leaves no line uncompared: %s', (_what, head) => {
    const { counts, skipped } = compare(twoWallets, `${head}\n${rest}`, 'wallets', columns);
    expect([counts, skipped]).toEqual([allEqual(2), []]);
  });

  it.each([
    ['and a description', 'Name;Description;Address', ['A;main', 'B;spare']],
    ['and a label', 'Label;Name;Address', ['main;A', 'spare;B']],
    ['of wallets', 'Wallet;Adresse', ['A', 'B']],
  ])('matches exchanged addresses by the names %s', (_what, head, [first, second]) => {
    const file = `${head}\n${first};${address(2)}\n${second};${address(1)}\n`;
    expect(compare(twoWallets, file).counts).toEqual({ ...allEqual(0), differs: 2 });
  });

  it.each([
    ['the address alone', [`A,ETH,${address(1)}`, `,,${address(1)}`], 3],
    ['the address alone, before it', [`,,${address(1)}`, `A,ETH,${address(1)}`], 2],
    ['no asset', [`A,ETH,${address(1)}`, `A,,${address(1)}`], 3],
    ['the name in other capitals', [`A,ETH,${address(1)}`, ` a ,eth,${address(1)}`], 3],
  ])('misses no record that it contains twice, once with %s', (_what, lines, place) => {
    const file = `Name,Asset,Address\n${lines.join('\n')}\n${line(2, 'B')}\n`;
    const { counts, skipped } = compare(twoWallets, file);
    expect([counts, skipped]).toEqual([allEqual(2), [{ place, problem: 'repeated' }]]);
  });

  it('misses a record whose address has another name in the account, and says that the address is there', () => {
    const file = `Name,Asset,Address\n${rest}${line(1, 'C')}\n`;
    const { counts, records, elsewhere, save } = compare(twoWallets, file);
    expect([counts, elsewhere]).toEqual([{ ...allEqual(2), missing: 1 }, 0]);
    expect(records.map((one) => one.elsewhere).filter(Boolean)).toEqual(['this-list']);
    expect(save(null).text).toContain('"elsewhere": "wallets"');
  });

  it('reports lines that may have been records: unknown column heads, and lines above them', () => {
    expect(compare(twoWallets, `What,Coin no.,Where\n${rest}`, 'wallets', columns).skipped).toEqual(
      [{ place: 1, problem: 'heads' }],
    );
    expect(compare(twoWallets, `Our wallets\nName,Asset,Address\n${rest}`).skipped).toEqual([
      { place: 1, problem: 'above-heads' },
    ]);
  });

  it('can be an export of the app, even with the line about its source', () => {
    const account = { ...twoWallets, userId: '0123456789abcdef01234567' };
    const file = exported(account, true);
    expect(file).toContain('0123456789abcdef01234567');
    const { counts, skipped } = compare(account, file);
    expect([counts, skipped]).toEqual([allEqual(2), []]);
  });
});

it('records missing among the wallets, or the contracts, but in the other list are marked so, also in files', () => {
  const contract = { ...smallContract, name: 'C', asset: 'ETH', address: address(3) };
  const account = { ...twoWallets, smartContracts: [contract] };
  const file = `name,asset,address\n${rest}${line(3, 'C')}\n${line(4, 'D')}\n`;
  const { counts, elsewhere, records, save } = compare(account, file);
  expect([counts.missing, elsewhere]).toEqual([2, 1]);
  expect(records.map((one) => one.elsewhere).filter(Boolean)).toEqual(['other-list']);
  const others = compare(account, file, 'contracts');
  expect([others.counts.missing, others.elsewhere]).toEqual([3, 2]);
  // Addresses of unknown form match by their exact text. A wallet of the same name has another address.
  const odd = { ...account, smartContracts: [{ ...contract, address: 'C 3' }] };
  expect(compare(odd, 'name,asset,address\nC,ETH,C 3\n').elsewhere).toBe(1);
  expect(compare(odd, 'name,asset,address\nA,ETH,C 3\n').counts.differs).toBe(1);
  const [, head = '', ...lines] = save('comma').text.trim().split('\r\n');
  const at = head.split(',').indexOf('elsewhere');
  expect(lines.map((cells) => cells.split(',')[at])).toEqual(['"contracts"', '', '', '']);
  expect(save(null).text.match(/"elsewhere": "\w+"/gu)).toEqual(['"elsewhere": "contracts"']);
});

describe('an empty list', () => {
  const notes = [{ address: address(9), name: 'My note', note: '', tags: [], favourite: false }];
  const contracts = [{ name: 'C', asset: 'ETH', address: address(2) }];

  it.each([
    ['beside another list', { wallets: [], smartContracts: contracts }],
    ['beside notes', { wallets: [], smartContracts: [], notes }],
    ['alone', { wallets: [] }],
    ['of whatever it may be', { records: [] }],
  ])('is compared as empty, and no other list replaces it: %s', (_what, file) => {
    const { counts, records } = compare(twoWallets, JSON.stringify(file));
    expect(counts).toEqual({ ...allEqual(0), extra: 2 });
    expect(records.map(({ actual }) => actual?.name)).toEqual(['A', 'B']);
  });

  it('does not win over a list with records, if its entries are no records', () => {
    const file = { wallets: ['x'], addresses: [{ address: address(1), name: 'A', asset: 'ETH' }] };
    expect(compare(twoWallets, JSON.stringify(file)).counts).toEqual({ ...allEqual(1), extra: 1 });
  });

  it('is not made from notes if the file has no list', () => {
    const calls = createExpectedCalls(accountOf(twoWallets));
    const opened = valueOf(calls.openList({ number: 1 }, Buffer.from(JSON.stringify({ notes }))));
    expect(opened.wallets).toEqual(fail('LIST_NOT_READ', { list: 'json-shape' }));
  });
});

describe('an apostrophe at the beginning of a cell', () => {
  const names = [
    ' 12',
    ' =x',
    '\t=cmd',
    "'s-Hertogenbosch",
    "' x",
    '  +1',
    "''",
    '\u00a0@a',
    '1.5',
  ];

  it('is removed if the app added it', () => {
    const account = { wallets: names.map((name, at) => wallet(at, name)) };
    const { counts, skipped } = compare(account, exported(account, false));
    expect([counts, skipped]).toEqual([allEqual(names.length), []]);
  });

  it('may belong to the name in a hand-written list', () => {
    const wallets = ["'s-Hertogenbosch", "'t Gooi", 's-Gravenhage'].map((name, at) =>
      wallet(at === 2 ? 2 : 1, name),
    );
    const file = (own: readonly string[]) =>
      `Name,Asset,Address\n${own.map((name) => `${name},ETH,${address(name.includes('Grav') ? 2 : 1)}`).join('\n')}\n`;
    const written = file(["'t Gooi", "'s-Hertogenbosch", "'s-Gravenhage"]);
    const { counts, records } = compare({ wallets }, written);
    expect(counts).toEqual(allEqual(3));
    expect(records.map(({ expected }) => expected?.name)).toEqual([
      "'t Gooi",
      "'s-Hertogenbosch",
      's-Gravenhage',
    ]);
    const other = compare({ wallets: [wallet(1, "'s-Hertogenbosch")] }, file(["'t Gooi"]));
    expect(other.records.map(({ fields }) => fields)).toEqual([['name']]);
  });

  it('does not hide that the record with that name has another address', () => {
    const file = `Name,Asset,Address\n's-Hertogenbosch,ETH,${address(1)}\n`;
    const { records } = compare({ wallets: [wallet(7, "'s-Hertogenbosch")] }, file);
    expect(records.map(({ group, fields }) => [group, fields])).toEqual([['differs', ['address']]]);
  });
});
