import { fieldText } from '../../../../../shared/account';
import { words } from '../../../../i18n/window';
import { addressView, assetView, idView, nameView, pictureOfName } from './cell-views';
import type { ListDefinition } from './list-definition';

/** The list of wallets (specification section 2, Wallet). */
export const walletList: ListDefinition<'wallets'> = {
  list: 'wallets',
  get label() {
    return words.account.wallets;
  },
  count: (count) => words.account.walletCount(count),
  address: 'walletAddress',
  unique: ['id', 'walletAddress'],
  choices: ['asset'],
  operators: {
    columns: { name: 'walletName', asset: 'asset', address: 'walletAddress', id: 'id' },
    dates: 'undated',
  },
  columns: [
    {
      name: 'walletName',
      kind: 'text',
      role: 'name',
      look: 'name',
      identicons: { size: 20, of: ({ walletAddress }) => pictureOfName(walletAddress) },
      get label() {
        return words.fields.name;
      },
      least: 204,
      whole: 290,
      grow: 4,
      value: ({ walletName }) => fieldText(walletName),
      view: ({ walletName, walletAddress }, _record, context) =>
        nameView(walletName, walletAddress, context),
    },
    {
      name: 'walletAddress',
      kind: 'address',
      get label() {
        return words.fields.address;
      },
      copied: true,
      least: 196,
      // 42 characters, as all of Ethereum's have.
      whole: 366,
      grow: 0,
      value: ({ walletAddress }) => fieldText(walletAddress),
      view: ({ walletAddress, asset }, _record, context) =>
        addressView(walletAddress, asset, context),
    },
    {
      name: 'asset',
      kind: 'text',
      look: 'asset',
      get label() {
        return words.fields.asset;
      },
      least: 118,
      yields: 2,
      grow: 0,
      value: ({ asset }) => fieldText(asset),
      view: ({ asset }) => assetView(asset),
    },
    {
      name: 'id',
      kind: 'text',
      role: 'id',
      look: 'faint',
      get label() {
        return words.fields.id;
      },
      least: 156,
      yields: 1,
      grow: 0,
      value: ({ id }) => fieldText(id),
      view: ({ id }) => idView(id),
    },
  ],
};
