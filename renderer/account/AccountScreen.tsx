import { SettingsScreen } from '../settings/SettingsScreen';
import { useWindow } from '../state/store';
import { useRefreshing } from '../state/use-refreshing';
import styles from './AccountScreen.module.css';
import { ContractList } from './ContractList';
import { Overview } from './Overview';
import { RefreshFailure } from './RefreshFailure';
import { Sidebar } from './Sidebar';
import { Toolbar } from './Toolbar';
import { WalletList } from './WalletList';

/** The main screen: whose account on the left, what is in it on the right. */
export function AccountScreen() {
  useRefreshing();
  const view = useWindow((state) => state.view);
  return (
    <div className={styles['screen']}>
      <Sidebar />
      <main className={styles['main']}>
        <Toolbar />
        <RefreshFailure />
        <div className={styles['content']}>
          {view === 'overview' && <Overview />}
          {view === 'wallets' && <WalletList />}
          {view === 'contracts' && <ContractList />}
          {view === 'settings' && <SettingsScreen />}
        </div>
      </main>
    </div>
  );
}
