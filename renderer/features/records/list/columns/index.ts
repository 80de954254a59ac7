import { type ListName, type RowOf, fieldText } from '../../../../../shared/account';
import type { GridColumn } from '../grid/grid-column';
import type { Operators } from '../model/operators';
import type { OpenAccount } from '../../../../store/window-state';
import { words } from '../../../../i18n/window';
import {
  addressView,
  assetView,
  dateView,
  deployerView,
  nameView,
  pictureOfDeployer,
  pictureOfName,
  tagView,
  idView,
} from './cell-views';

/** Everything in which the two lists differ. */
export interface ListDefinition<Name extends ListName = ListName> {
  readonly list: Name;
  /** Accessible name of the grid. */
  readonly label: string;
  readonly columns: readonly GridColumn<RowOf[Name]>[];
  readonly operators: Operators;
  /** Columns whose values can be chosen in a filter. */
  readonly choices: readonly string[];
  /** Columns in which no value should occur twice. */
  readonly unique: readonly string[];
  readonly count: (count: number) => string;
}

/** A column with the label of its field in the current language. */
const labelled = <Row>(
  field: keyof typeof words.fields,
  column: Omit<GridColumn<Row>, 'label' | 'name'> & { readonly name?: string },
): GridColumn<Row> => ({
  name: field,
  ...column,
  get label() {
    return words.fields[field];
  },
});

/** The list of smart contracts (specification section 2, SmartContract). */
export const contractList: ListDefinition<'contracts'> = {
  list: 'contracts',
  get label() {
    return words.account.smartContracts;
  },
  count: (count) => words.account.contractCount(count),
  unique: ['address'],
  choices: ['asset', 'type', 'deployedBy'],
  operators: {
    columns: { name: 'name', asset: 'asset', type: 'type', address: 'address', by: 'deployedBy' },
    dates: 'dated',
  },
  columns: [
    labelled('name', {
      kind: 'text',
      role: 'name',
      look: 'name',
      identicons: { size: 20, of: ({ address }) => pictureOfName(address) },
      least: 187,
      whole: 268,
      grow: 2,
      value: ({ name }) => fieldText(name),
      view: ({ name, address }, _record, context) => nameView(name, address, context),
    }),
    labelled('type', {
      kind: 'text',
      least: 116,
      yields: 3,
      grow: 1,
      value: ({ type }) => fieldText(type),
      view: ({ type }) => tagView(type),
    }),
    labelled('deployedAt', {
      kind: 'date',
      least: 102,
      whole: 112,
      grow: 0,
      value: ({ deployedAt }) => fieldText(deployedAt),
      view: ({ deployedAt }, _record, context) => dateView(deployedAt, context),
    }),
    labelled('deployedBy', {
      kind: 'address',
      look: 'who',
      identicons: {
        size: 16,
        of: ({ deployedBy, asset }, context) => pictureOfDeployer(deployedBy, asset, context),
      },
      // Without its picture, fits 0x, six digits, an ellipsis, and the end.
      least: 166,
      whole: 205,
      grow: 5,
      value: ({ deployedBy }) => fieldText(deployedBy),
      view: ({ deployedBy, asset }, record, context) =>
        deployerView(deployedBy, asset, record, context),
    }),
    labelled('address', {
      kind: 'address',
      copied: true,
      least: 170,
      yields: 2,
      grow: 4,
      value: ({ address }) => fieldText(address),
      view: ({ address, asset }, _record, context) => addressView(address, asset, context),
    }),
    labelled('asset', {
      kind: 'text',
      look: 'asset',
      least: 124,
      yields: 1,
      grow: 0,
      value: ({ asset }) => fieldText(asset),
      view: ({ asset }) => assetView(asset),
    }),
  ],
};

/** The list of wallets (specification section 2, Wallet). */
export const walletList: ListDefinition<'wallets'> = {
  list: 'wallets',
  get label() {
    return words.account.wallets;
  },
  count: (count) => words.account.walletCount(count),
  unique: ['id', 'walletAddress'],
  choices: ['asset'],
  operators: {
    columns: { name: 'walletName', asset: 'asset', address: 'walletAddress', id: 'id' },
    dates: 'undated',
  },
  columns: [
    labelled('name', {
      name: 'walletName',
      kind: 'text',
      role: 'name',
      look: 'name',
      identicons: { size: 20, of: ({ walletAddress }) => pictureOfName(walletAddress) },
      least: 204,
      whole: 290,
      grow: 1,
      value: ({ walletName }) => fieldText(walletName),
      view: ({ walletName, walletAddress }, _record, context) =>
        nameView(walletName, walletAddress, context),
    }),
    labelled('address', {
      name: 'walletAddress',
      kind: 'address',
      copied: true,
      least: 186,
      // Fits 42 characters, the length of every Ethereum address.
      whole: 366,
      grow: 0,
      value: ({ walletAddress }) => fieldText(walletAddress),
      view: ({ walletAddress, asset }, _record, context) =>
        addressView(walletAddress, asset, context),
    }),
    labelled('asset', {
      kind: 'text',
      look: 'asset',
      least: 118,
      yields: 2,
      grow: 0,
      value: ({ asset }) => fieldText(asset),
      view: ({ asset }) => assetView(asset),
    }),
    labelled('id', {
      kind: 'text',
      role: 'id',
      look: 'faint',
      least: 156,
      yields: 1,
      grow: 2,
      value: ({ id }) => fieldText(id),
      view: ({ id }) => idView(id),
    }),
  ],
};

/** The two lists of an account. */
export const listDefinitions: { readonly [Name in ListName]: ListDefinition<Name> } = {
  wallets: walletList,
  contracts: contractList,
};

/** Calls `make` with the definition and rows of a list; null if the rows are not loaded. */
export const forList = <Made>(
  list: ListName,
  account: Partial<OpenAccount> | null,
  make: <Name extends ListName>(
    definition: ListDefinition<Name>,
    rows: readonly RowOf[Name][],
  ) => Made,
): Made | null => {
  const { wallets, contracts } = account ?? {};
  if (list === 'wallets') return wallets ? make(listDefinitions.wallets, wallets) : null;
  return contracts ? make(listDefinitions.contracts, contracts) : null;
};
