import { fieldText } from '../../text/field';
import { words } from '../../words';
import { addressView, dateView, textView } from './cell-views';
import { notedView } from './noted-view';
import type { ListDefinition } from './list-definition';

/** The list of smart contracts (specification section 2, SmartContract). */
export const contractList: ListDefinition<'contracts'> = {
  list: 'contracts',
  get label() {
    return words.account.smartContracts;
  },
  get empty() {
    return words.account.noContracts;
  },
  count: (count) => words.account.contractCount(count),
  key: 'address',
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
      get label() {
        return words.fields.name;
      },
      least: 170,
      grow: 3,
      value: ({ name }) => fieldText(name),
      view: ({ name, address }, record, context) =>
        notedView(textView(name, 'name', { column: 'name', record }, context), address, context),
    },
    {
      name: 'asset',
      kind: 'text',
      get label() {
        return words.fields.asset;
      },
      least: 92,
      grow: 0,
      value: ({ asset }) => fieldText(asset),
      view: ({ asset }, record, context) =>
        textView(asset, 'text', { column: 'asset', record }, context),
    },
    {
      name: 'type',
      kind: 'text',
      get label() {
        return words.fields.type;
      },
      least: 116,
      grow: 0,
      value: ({ type }) => fieldText(type),
      view: ({ type }, record, context) =>
        textView(type, 'text', { column: 'type', record }, context),
    },
    {
      name: 'address',
      kind: 'address',
      get label() {
        return words.fields.address;
      },
      least: 180,
      grow: 3,
      value: ({ address }) => fieldText(address),
      view: ({ address, asset }, record, context) =>
        addressView(address, asset, { kind: 'address', column: 'address', record }, context),
    },
    {
      name: 'deployedAt',
      kind: 'date',
      get label() {
        return words.fields.deployedAt;
      },
      least: 212,
      grow: 1,
      value: ({ deployedAt }) => fieldText(deployedAt),
      view: ({ deployedAt }, _record, context, width) => dateView(deployedAt, context, width),
    },
    {
      name: 'deployedBy',
      kind: 'address',
      get label() {
        return words.fields.deployedBy;
      },
      least: 180,
      grow: 3,
      value: ({ deployedBy }) => fieldText(deployedBy),
      view: ({ deployedBy, asset }, record, context) =>
        addressView(
          deployedBy,
          asset,
          { kind: 'other-address', column: 'deployedBy', record },
          context,
        ),
    },
  ],
};
