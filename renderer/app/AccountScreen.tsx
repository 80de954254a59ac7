import { useRef } from 'react';
import { ListScreen } from '../features/records/list/ListScreen';
import { usePrerender } from '../features/records/list/use-prerender';
import { useWindow, useActiveId, useIsOtherAccountShown } from '../store/store';
import type { View } from '../store/window-state';
import { useRefreshTriggers } from '../store/use-refresh-triggers';
import { useLocalZone } from '../store/now';
import { Overview } from '../features/overview/Overview';
import { lazyComponent } from '../ui/lazy-component';
import styles from './AccountScreen.module.css';
import { Header } from './Header';
import { Sidebar } from './Sidebar';
import { Strips } from './Strips';

/** Loaded when it is opened: the first list must not wait for screens that are seldom opened. */
const SettingsScreen = lazyComponent(
  async () => (await import('../features/settings/SettingsScreen')).SettingsScreen,
);

const AnotherAccount = lazyComponent(
  async () => (await import('../features/account/AnotherAccount')).AnotherAccount,
);

const ActivityScreen = lazyComponent(
  async () => (await import('../features/changes/ActivityScreen')).ActivityScreen,
);

const AcknowledgeDialog = lazyComponent(
  async () => (await import('../features/changes/AcknowledgeDialog')).AcknowledgeDialog,
);

const ExportDialog = lazyComponent(
  async () => (await import('../features/export/ExportDialog')).ExportDialog,
);

const SaveDialog = lazyComponent(
  async () => (await import('../features/compare/SaveDialog')).SaveDialog,
);

const RequestDialog = lazyComponent(
  async () => (await import('../features/diagnostics/RequestDialog')).RequestDialog,
);

function CurrentView({ view }: { readonly view: View }) {
  return (
    <>
      {view === 'overview' && <Overview />}
      {view === 'wallets' && <ListScreen list="wallets" />}
      {view === 'contracts' && <ListScreen list="contracts" />}
      {view === 'activity' && <ActivityScreen />}
      {view === 'settings' && <SettingsScreen />}
    </>
  );
}

/** The main screen: profile and views on the left, the current view on the right. */
export function AccountScreen() {
  useRefreshTriggers();
  const view = useWindow((state) => state.view);
  const isAsked = useWindow((state) => state.acknowledging !== null);
  const exported = useWindow((state) => state.exportShown);
  const openRequest = useWindow((state) => state.openRequest);
  const profileId = useActiveId();
  const content = useRef<HTMLDivElement>(null);
  const localZone = useLocalZone();
  usePrerender(content);
  const isStopped = useIsOtherAccountShown() && view !== 'settings';
  return (
    <div className={styles['screen']}>
      <Sidebar />
      <main className={styles['main']}>
        <Header />
        <Strips />
        <div ref={content} className={styles['content']}>
          {/* Another time zone draws every date anew. The history does that by itself, and keeps its place. */}
          {isStopped ? (
            <AnotherAccount />
          ) : (
            <CurrentView key={view === 'activity' ? view : localZone} view={view} />
          )}
        </div>
      </main>
      {isAsked && <AcknowledgeDialog />}
      {profileId !== null && openRequest !== null && (
        <RequestDialog profileId={profileId} requestId={openRequest} />
      )}
      {exported === 'account' && <ExportDialog />}
      {exported === 'comparison' && <SaveDialog />}
    </div>
  );
}
