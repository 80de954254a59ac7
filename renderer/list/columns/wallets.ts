import { fieldText } from '../../text/field';
import { words } from '../../words';
import { addressView, idView, textView } from './cell-views';
import { notedView } from './noted-view';
import type { ListDefinition } from './list-definition';

/** The list of wallets (specification section 2, Wallet). */
export const walletList: ListDefinition<'wallets'> = {
  list: 'wallets',
  get label() {
    return words.account.wallets;
  },
  get empty() {
    return words.account.noWallets;
  },
  count: (count) => words.account.walletCount(count),
  key: 'id',
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
      get label() {
        return words.fields.name;
      },
      least: 170,
      grow: 2,
      value: ({ walletName }) => fieldText(walletName),
      view: ({ walletName, walletAddress }, record, context) =>
        notedView(
          textView(walletName, 'name', { column: 'walletName', record }, context),
          walletAddress,
          context,
        ),
    },
    {
      name: 'asset',
      kind: 'text',
      get label() {
        return words.fields.asset;
      },
      least: 116,
      grow: 0,
      value: ({ asset }) => fieldText(asset),
      view: ({ asset }, record, context) =>
        textView(asset, 'text', { column: 'asset', record }, context),
    },
    {
      name: 'walletAddress',
      kind: 'address',
      get label() {
        return words.fields.address;
      },
      least: 180,
      grow: 6,
      value: ({ walletAddress }) => fieldText(walletAddress),
      view: ({ walletAddress, asset }, record, context) =>
        addressView(
          walletAddress,
          asset,
          { kind: 'address', column: 'walletAddress', record },
          context,
        ),
    },
    {
      name: 'id',
      kind: 'text',
      role: 'id',
      get label() {
        return words.fields.id;
      },
      least: 180,
      grow: 2,
      value: ({ id }) => fieldText(id),
      view: ({ id }, record, context) => idView(id, { column: 'id', record }, context),
    },
  ],
};
