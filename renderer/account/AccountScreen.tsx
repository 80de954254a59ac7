import { lazy, Suspense } from 'react';
import { CopyStrip } from '../kept/CopyStrip';
import { KeptNotices } from '../kept/KeptNotices';
import { ListScreen } from '../list/ListScreen';
import { useWindow, type View } from '../state/store';
import { useRefreshing } from '../state/use-refreshing';
import styles from './AccountScreen.module.css';
import { Header } from './Header';
import { Overview } from './Overview';
import { KeychainStrip } from './KeychainStrip';
import { Sidebar } from './Sidebar';

/** Read when it is opened: the first list should not wait for what is seldom looked at. */
const SettingsScreen = lazy(async () => ({
  default: (await import('../settings/SettingsScreen')).SettingsScreen,
}));

const RefreshFailure = lazy(async () => ({
  default: (await import('./RefreshFailure')).RefreshFailure,
}));

const AnotherAccount = lazy(async () => ({
  default: (await import('./AnotherAccount')).AnotherAccount,
}));

const AnotherAccountStrip = lazy(async () => ({
  default: (await import('./AnotherAccount')).AnotherAccountStrip,
}));

const LostNotice = lazy(async () => ({
  default: (await import('../activity/LostNotice')).LostNotice,
}));

const AlarmBanner = lazy(async () => ({
  default: (await import('../activity/AlarmBanner')).AlarmBanner,
}));

const ActivityScreen = lazy(async () => ({
  default: (await import('../activity/ActivityScreen')).ActivityScreen,
}));

const AcknowledgeDialog = lazy(async () => ({
  default: (await import('../activity/AcknowledgeDialog')).AcknowledgeDialog,
}));

function CurrentView({ view }: { readonly view: View }) {
  return (
    <>
      {view === 'overview' && <Overview />}
      {view === 'wallets' && <ListScreen list="wallets" />}
      {view === 'contracts' && <ListScreen list="contracts" />}
      {view === 'activity' && (
        <Suspense>
          <ActivityScreen />
        </Suspense>
      )}
      {view === 'settings' && (
        <Suspense>
          <SettingsScreen />
        </Suspense>
      )}
    </>
  );
}

/** The main screen: whose account on the left, what is in it on the right. */
export function AccountScreen() {
  useRefreshing();
  const view = useWindow((state) => state.view);
  const hasAlarm = useWindow((state) => (state.activity?.alarmCount ?? 0) > 0);
  const isAsked = useWindow((state) => state.acknowledging !== null);
  const isLost = useWindow((state) => Boolean(state.activity?.lost));
  const isAnother = useWindow((state) => state.other !== null);
  const keepsLooking = useWindow((state) => state.keepsLooking);
  const isStopped = isAnother && !keepsLooking && view !== 'settings';
  const hasFailed = useWindow(
    ({ failure, other }) =>
      failure !== null && !(other && failure.failure.code === 'ANOTHER_ACCOUNT'),
  );
  return (
    <div className={styles['screen']}>
      <Sidebar />
      <main className={styles['main']}>
        <Header />
        <div className={styles['strips']}>
          <Suspense>{hasAlarm && view !== 'activity' && <AlarmBanner />}</Suspense>
          <Suspense>{isLost && <LostNotice />}</Suspense>
          <Suspense>{isAnother && !isStopped && <AnotherAccountStrip />}</Suspense>
          {!isAnother && <CopyStrip />}
          <KeptNotices />
          <KeychainStrip />
          <Suspense>{hasFailed && <RefreshFailure />}</Suspense>
        </div>
        <div className={styles['content']}>
          {isStopped ? (
            <Suspense>
              <AnotherAccount />
            </Suspense>
          ) : (
            <CurrentView view={view} />
          )}
        </div>
      </main>
      <Suspense>{isAsked && <AcknowledgeDialog />}</Suspense>
    </div>
  );
}
