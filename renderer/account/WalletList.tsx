import type { Wallet } from '../../shared/account';
import { RecordGrid, type Column } from '../list/RecordGrid';
import { useWindow } from '../state/store';
import { fieldText } from '../text/field';
import { LongValue } from '../text/LongValue';
import { ServiceText } from '../text/ServiceText';
import { words } from '../words';
import styles from './lists.module.css';
import { NotRead } from './NotRead';

const columns: readonly Column<Wallet>[] = [
  {
    name: 'name',
    label: words.fields.name,
    cell: ({ walletName }) => <ServiceText text={fieldText(walletName)} />,
  },
  {
    name: 'asset',
    label: words.fields.asset,
    cell: ({ asset }) => <ServiceText text={fieldText(asset)} />,
  },
  {
    name: 'address',
    label: words.fields.address,
    cell: ({ walletAddress }) => <LongValue text={fieldText(walletAddress)} />,
  },
  {
    name: 'id',
    label: words.fields.id,
    cell: ({ id }) => <LongValue text={fieldText(id)} />,
  },
];

/** All wallets of the account (specification section 2, Wallet). */
export function WalletList() {
  const rows = useWindow((state) => state.account?.wallets);
  if (!rows) return <NotRead />;
  return (
    <RecordGrid
      label={words.account.wallets}
      rows={rows}
      columns={columns}
      layout={styles['wallets']}
      empty={words.account.noWallets}
    />
  );
}
