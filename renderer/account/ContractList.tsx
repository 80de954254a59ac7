import type { SmartContract } from '../../shared/account';
import { RecordGrid, type Column } from '../list/RecordGrid';
import { useWindow } from '../state/store';
import { fieldText } from '../text/field';
import { LongValue } from '../text/LongValue';
import { ServiceText } from '../text/ServiceText';
import { words } from '../words';
import { DeployedAt } from './DeployedAt';
import styles from './lists.module.css';
import { NotRead } from './NotRead';

const columns: readonly Column<SmartContract>[] = [
  {
    name: 'name',
    label: words.fields.name,
    cell: ({ name }) => <ServiceText text={fieldText(name)} />,
  },
  {
    name: 'asset',
    label: words.fields.asset,
    cell: ({ asset }) => <ServiceText text={fieldText(asset)} />,
  },
  {
    name: 'type',
    label: words.fields.type,
    cell: ({ type }) => <ServiceText text={fieldText(type)} />,
  },
  {
    name: 'address',
    label: words.fields.address,
    cell: ({ address }) => <LongValue text={fieldText(address)} />,
  },
  {
    name: 'deployedAt',
    label: words.fields.deployedAt,
    cell: ({ deployedAt }) => <DeployedAt text={fieldText(deployedAt)} />,
  },
  {
    name: 'deployedBy',
    label: words.fields.deployedBy,
    cell: ({ deployedBy }) => <LongValue text={fieldText(deployedBy)} />,
  },
];

/** All smart contracts of the account (specification section 2, SmartContract). */
export function ContractList() {
  const rows = useWindow((state) => state.account?.contracts);
  if (!rows) return <NotRead />;
  return (
    <RecordGrid
      label={words.account.smartContracts}
      rows={rows}
      columns={columns}
      layout={styles['contracts']}
      empty={words.account.noContracts}
    />
  );
}
