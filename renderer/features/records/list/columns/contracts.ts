import { fieldText } from '../../../../../shared/account';
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
} from './cell-views';
import type { ListDefinition } from './list-definition';

/** The list of smart contracts (specification section 2, SmartContract). */
export const contractList: ListDefinition<'contracts'> = {
  list: 'contracts',
  get label() {
    return words.account.smartContracts;
  },
  count: (count) => words.account.contractCount(count),
  address: 'address',
  unique: ['address'],
  choices: ['asset', 'type', 'deployedBy'],
  operators: {
    columns: { name: 'name', asset: 'asset', type: 'type', address: 'address', by: 'deployedBy' },
    dates: 'dated',
  },
  columns: [
    {
      name: 'name',
      kind: 'text',
      role: 'name',
      look: 'name',
      identicons: { size: 20, of: ({ address }) => pictureOfName(address) },
      get label() {
        return words.fields.name;
      },
      least: 160,
      whole: 268,
      grow: 1,
      value: ({ name }) => fieldText(name),
      view: ({ name, address }, _record, context) => nameView(name, address, context),
    },
    {
      name: 'type',
      kind: 'text',
      get label() {
        return words.fields.type;
      },
      least: 116,
      yields: 3,
      grow: 0,
      value: ({ type }) => fieldText(type),
      view: ({ type }) => tagView(type),
    },
    {
      name: 'deployedAt',
      kind: 'date',
      get label() {
        return words.fields.deployedAt;
      },
      least: 102,
      whole: 112,
      grow: 0,
      value: ({ deployedAt }) => fieldText(deployedAt),
      view: ({ deployedAt }, _record, context) => dateView(deployedAt, context),
    },
    {
      name: 'deployedBy',
      kind: 'address',
      look: 'who',
      identicons: {
        size: 16,
        of: ({ deployedBy, asset }, context) => pictureOfDeployer(deployedBy, asset, context),
      },
      get label() {
        return words.fields.deployedBy;
      },
      least: 161,
      whole: 205,
      grow: 4,
      value: ({ deployedBy }) => fieldText(deployedBy),
      view: ({ deployedBy, asset }, record, context) =>
        deployerView(deployedBy, asset, record, context),
    },
    {
      name: 'address',
      kind: 'address',
      get label() {
        return words.fields.address;
      },
      copied: true,
      least: 170,
      yields: 2,
      grow: 1,
      value: ({ address }) => fieldText(address),
      view: ({ address, asset }, _record, context) => addressView(address, asset, context),
    },
    {
      name: 'asset',
      kind: 'text',
      look: 'asset',
      get label() {
        return words.fields.asset;
      },
      least: 124,
      yields: 1,
      grow: 0,
      value: ({ asset }) => fieldText(asset),
      view: ({ asset }) => assetView(asset),
    },
  ],
};
