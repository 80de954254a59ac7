import { expect, it } from 'vitest';
import type { SmartContract, Wallet } from '../../../../../shared/account';
import { contractList, walletList } from '../../../../../renderer/features/records/list/columns';
import { remarkOn } from '../../../../../renderer/features/records/list/columns/remarks';
import type { CellContext } from '../../../../../renderer/features/records/list/grid/grid-column';
import { smallContract, smallWallet } from '../../../../service/small-account';

const context: CellContext = {
  now: 0,
  zone: 'utc',
  evmAssets: new Set(['ETH']),
  noteOf: () => null,
  isRepeated: () => false,
  isAlike: () => false,
  resemblesKnown: () => false,
  similarRecordsOf: () => [],
  deployerOf: () => null,
  changeOf: () => 0,
};
const ofWallet = (wallet: Partial<Wallet>) =>
  remarkOn(walletList.columns, { ...smallWallet, ...wallet }, 0, context)?.grade ?? null;
const ofContract = (contract: Partial<SmartContract>) =>
  remarkOn(contractList.columns, { ...smallContract, ...contract }, 0, context)?.grade ?? null;

const cut = smallWallet.walletAddress.slice(0, -1);

it.each<[string, Partial<Wallet>, string | null]>([
  ['as it should be', {}, null],
  ['that lacks a digit', { walletAddress: cut }, 'malformed'],
  [
    'of another network',
    { walletAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
    'malformed',
  ],
  [
    'with wrong capitals',
    { walletAddress: `0x5AA${smallWallet.walletAddress.slice(5)}` },
    'capitals',
  ],
  [
    'of an asset whose addresses may look like anything',
    { asset: 'BTC', walletAddress: cut },
    null,
  ],
  ['that was not given', { walletAddress: null }, null],
  ['without a character', { walletAddress: '' }, null],
])('an address %s has the right mark, or none', (_which, wallet, grade) => {
  expect(ofWallet(wallet)).toBe(grade);
});

it('red marks in the list come before amber ones', () => {
  const mixed = 'Trеasury';
  expect(ofWallet({ walletName: mixed })).toBe('mixed');
  expect(ofWallet({ walletName: mixed, walletAddress: cut })).toBe('malformed');
});

it('a deployer need not be an address (specification section 2)', () => {
  expect(ofContract({ deployedBy: 'user-1' })).toBeNull();
  expect(ofContract({ address: cut })).toBe('malformed');
});
