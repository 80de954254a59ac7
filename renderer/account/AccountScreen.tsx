import { lazy, Suspense } from 'react';
import { ListScreen } from '../list/ListScreen';
import { closeExport } from '../state/actions';
import { useWindow, type View } from '../state/store';
import { useRefreshing } from '../state/use-refreshing';
import { Overview } from '../overview/Overview';
import styles from './AccountScreen.module.css';
import { Header } from './Header';
import { Sidebar } from './Sidebar';
import { Strips } from './Strips';

/** Read when it is opened: the first list should not wait for what is seldom looked at. */
const SettingsScreen = lazy(async () => ({
  default: (await import('../settings/SettingsScreen')).SettingsScreen,
}));

const AnotherAccount = lazy(async () => ({
  default: (await import('./AnotherAccount')).AnotherAccount,
}));

const ActivityScreen = lazy(async () => ({
  default: (await import('../activity/ActivityScreen')).ActivityScreen,
}));

const LostDialog = lazy(async () => ({
  default: (await import('../activity/LostStrip')).LostDialog,
}));

const AcknowledgeDialog = lazy(async () => ({
  default: (await import('../activity/AcknowledgeDialog')).AcknowledgeDialog,
}));

const ExportDialog = lazy(async () => ({
  default: (await import('../export/ExportDialog')).ExportDialog,
}));

const RequestDialog = lazy(async () => ({
  default: (await import('../requests/RequestDialog')).RequestDialog,
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
  const isAsked = useWindow((state) => state.acknowledging !== null);
  const isAskedAboutLost = useWindow((state) => state.askingAboutLost);
  const isExporting = useWindow((state) => state.exportShown);
  const openRequest = useWindow((state) => state.openRequest);
  const profileId = useWindow(({ app }) => app?.activeProfileId ?? null);
  const isAnother = useWindow((state) => state.other !== null);
  const keepsLooking = useWindow((state) => state.keepsLooking);
  const isStopped = isAnother && !keepsLooking && view !== 'settings';
  return (
    <div className={styles['screen']}>
      <Sidebar />
      <main className={styles['main']}>
        <Header />
        <Strips />
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
      <Suspense>
        {profileId !== null && openRequest !== null && (
          <RequestDialog profileId={profileId} requestId={openRequest} />
        )}
      </Suspense>
      <Suspense>{isExporting && <ExportDialog onClose={closeExport} />}</Suspense>
      <Suspense>{isAskedAboutLost && <LostDialog />}</Suspense>
    </div>
  );
}
