import { noFacts } from '../../../../../renderer/features/records/list/model/list-query';
import { noFilters } from '../../../../../renderer/store/list-state';
import { describe, expect, it } from 'vitest';
import { createDeployerNames } from '../../../../../renderer/features/records/list/model/deployer-names';
import {
  noSearch,
  readSearch,
} from '../../../../../renderer/features/records/list/model/read-search';
import { contractList } from '../../../../../renderer/features/records/list/columns';
import { searchLanguage } from '../../../../../renderer/features/records/list/search-language';
import { finish } from '../../../../../renderer/features/records/list/model/work';
import { bookOf } from './address-books';
import { plainModel } from './plain-model';

type Made = readonly [name: string | null, asset: string, address: string, by?: string | null];

const [one, two, three, factory, stranger] = ['1', '2', '3', '4', '5'].map(
  (digit) => `0x${digit.repeat(40)}`,
) as [string, string, string, string, string];

const wallets: readonly Made[] = [
  ['Supplier payments', 'ETH', one],
  ['Supplier payments (Polygon)', 'POLYGON', one.toUpperCase().replace('0X', '0x')],
  ['Desk', 'ETH', two],
  // Looks the same except for capitals and invisible characters.
  ['DE\u200bSK', 'ETH', three],
  ['  ', 'ETH', stranger],
];
const contracts: readonly Made[] = [
  ['Token', 'ETH', factory, one],
  ['Voucher', 'POLYGON', '0xa', one],
  ['Child', 'ETH', '0xb', factory],
  ['Escrow', 'ETH', '0xc', two],
  ['Vault', 'ETH', '0xd', stranger],
  ['Orphan', 'ETH', '0xe', null],
];

const namesOf = () => {
  const rows = { wallets, contracts };
  const book = bookOf({
    wallets: wallets.map(([, , address]) => address),
    contracts: contracts.map(([, , address]) => address),
    deployers: contracts.map(([, , , by]) => by ?? null),
  });
  const names = createDeployerNames({
    book,
    counts: { wallets: wallets.length, contracts: contracts.length },
    nameAt: (place, row) => rows[place][row]?.[0] ?? null,
    assetAt: (place, row) => rows[place][row]?.[1] ?? null,
    deployerAt: (row) => contracts[row]?.[3] ?? null,
  });
  finish(book);
  finish(names);
  return names;
};

const model = plainModel(contracts, [
  { name: 'name', kind: 'text', role: 'name', value: ([name]) => name },
  { name: 'deployedBy', kind: 'address', value: ([, , , by]) => by ?? null },
]);

const facts = () => ({ ...noFacts, deployers: namesOf() });

const found = (text: string): readonly (string | null | undefined)[] => {
  const search = readSearch(text, contractList.operators, 'utc', searchLanguage());
  const { rows } = model.view({ search, filters: noFilters, sort: null, facts: facts() });
  return [...rows].map((row) => contracts[row]?.[0]);
};

const sorted = (direction: 'ascending' | 'descending') => {
  const sort = { column: 'deployedBy', direction };
  const { rows } = model.view({ search: noSearch, filters: noFilters, sort, facts: facts() });
  return [...rows].map((row) => contracts[row]?.[0]);
};

describe('the names of deployers', () => {
  it('come from the record with the same asset, a wallet before a contract', () => {
    const names = namesOf();
    expect(contracts.map((_, row) => names.of(row)?.name ?? null)).toEqual([
      'Supplier payments',
      'Supplier payments (Polygon)',
      'Token',
      'Desk',
      null,
      null,
    ]);
  });

  it('are marked as shared if another address has a name that looks the same', () => {
    const names = namesOf();
    expect([0, 2, 3].map((row) => names.of(row)?.shared)).toEqual([false, false, true]);
  });

  it('are also found by the address, as the service has spelt it', () => {
    const { ofAddress } = namesOf();
    expect(ofAddress(one)).toEqual({ name: 'Supplier payments', shared: false });
    expect(ofAddress(two)).toEqual({ name: 'Desk', shared: true });
    expect([stranger, three, ''].map(ofAddress)).toEqual([null, null, null]);
  });

  it('find their contracts, alone and with the column’s operator', () => {
    expect([found('supplier'), found('by:polygon')]).toEqual([['Token', 'Voucher'], ['Voucher']]);
    expect(found('-by:supplier')).toEqual(['Child', 'Escrow', 'Vault', 'Orphan']);
    expect(found('desk escrow')).toEqual(['Escrow']);
  });

  it('sort the column, before addresses without a name', () => {
    const up = ['Escrow', 'Token', 'Voucher', 'Child', 'Vault', 'Orphan'];
    expect(sorted('ascending')).toEqual(up);
    expect(sorted('descending')).toEqual([...up.slice(0, 5).toReversed(), 'Orphan']);
  });
});
