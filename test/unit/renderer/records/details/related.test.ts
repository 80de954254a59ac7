import { describe, expect, it } from 'vitest';
import {
  relatedRecords,
  type Models,
  type RelatedTo,
} from '../../../../../renderer/features/records/details/related';

const treasury = '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335';
const factory = '0x67C6960d39862357e750A745aBe7C37D136Bf46C';
const stranger = '0x2c25B96Cb26485B508b995312021D5c132567833';

type Row = Readonly<Record<string, string>>;

const modelWith = (rows: readonly Row[]): Models['wallets'] => ({
  rowsWith: (column, address) =>
    rows.flatMap((row, place) =>
      row[column]?.toLowerCase() === address.toLowerCase() ? [place] : [],
    ),
});

const wallets = [
  { walletAddress: treasury },
  { walletAddress: stranger.replace('2c', '2d') },
  { walletAddress: treasury.toLowerCase() },
];
const contracts = [
  { address: factory, deployedBy: treasury },
  { address: '0x1', deployedBy: factory.toLowerCase() },
  { address: '0x2', deployedBy: treasury.toUpperCase() },
];
const models: Models = { wallets: modelWith(wallets), contracts: modelWith(contracts) };

const wallet = (record: number): RelatedTo => ({
  list: 'wallets',
  record,
  address: wallets[record]?.walletAddress ?? null,
  deployedBy: null,
  format: 'evm',
});
const contract = (deployedBy: string | null, changes: Partial<RelatedTo> = {}): RelatedTo => ({
  list: 'contracts',
  record: 1,
  address: '0x1',
  deployedBy,
  format: 'evm',
  ...changes,
});

describe('relatedRecords', () => {
  it('finds what a wallet or the deployer of a contract has deployed in any letter case, including the contract', () => {
    const deployed = { list: 'contracts', records: [0, 2] };
    expect(relatedRecords(models, contract(treasury.toLowerCase())).deployed).toEqual(deployed);
    expect(relatedRecords(models, wallet(0)).deployed).toEqual(deployed);
    expect(relatedRecords(models, contract(null)).deployed?.records).toEqual([]);
  });

  it('finds the same address in other records of both lists, and never the record itself', () => {
    const both = { ...models, contracts: modelWith([{ address: treasury }]) };
    expect(relatedRecords(both, wallet(2)).same).toEqual([
      { list: 'wallets', records: [0] },
      { list: 'contracts', records: [0] },
    ]);
    expect(relatedRecords(models, wallet(1)).same).toEqual([]);
  });

  const ownWallet = { kind: 'wallet', found: { list: 'wallets', records: [0, 2] } };
  const ownContract = { kind: 'contract', found: { list: 'contracts', records: [0] } };
  it.each([
    ['a wallet of the account', treasury.toLowerCase(), ownWallet],
    ['a contract of the account', factory, ownContract],
    ['a stranger', stranger, { kind: 'foreign' }],
    ['a name instead of an address', 'custody-provisioning-service', { kind: 'no-address' }],
    ['an address that is too short', stranger.slice(0, -1), { kind: 'no-address' }],
    ['no deployer', null, { kind: 'not-given' }],
    ['an empty deployer', '', { kind: 'not-given' }],
  ])('reports that the deployer is %s', (_what, deployedBy, deployer) => {
    expect(relatedRecords(models, contract(deployedBy)).deployer).toEqual(deployer);
  });

  it('makes no statement about the form of other assets’ addresses', () => {
    const other = contract('alice.near', { format: 'other' });
    expect(relatedRecords(models, other).deployer).toEqual({ kind: 'foreign' });
  });

  it('does not relate records without an address', () => {
    const empty = {
      wallets: modelWith([{ walletAddress: '' }, { walletAddress: '' }]),
      contracts: modelWith([{ deployedBy: '' }]),
    };
    for (const address of ['', null]) {
      expect(relatedRecords(empty, { ...wallet(0), address })).toEqual({
        deployed: { list: 'contracts', records: [] },
        deployer: null,
        same: [],
      });
    }
  });

  it('reports nothing that a list still to come could contradict', () => {
    const none = { wallets: null, contracts: null };
    expect(relatedRecords(none, wallet(0))).toEqual({ deployed: null, deployer: null, same: [] });
    expect(relatedRecords(none, contract(stranger)).deployer).toBeNull();
  });
});
