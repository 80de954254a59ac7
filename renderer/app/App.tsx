import { Component, useEffect, type ReactNode } from 'react';
import type { SettingsNotice as Notice } from '../../shared/profile';
import { words } from '../i18n/window';
import styles from './App.module.css';
import { useGuardedSelection } from '../features/records/list/use-guarded-selection';
import { useSettingsFolder, useWindow } from '../store/store';
import { useHiding } from '../store/hiding';
import { startConnecting } from '../store/navigate';
import { WindowAnnouncer } from '../ui/Announcer';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/Notice';
import { focusTitle, isFocusFree, useVisibleFocus } from '../ui/focus';
import { lazyComponent } from '../ui/lazy-component';
import { visibleText } from '../ui/text/visible';
import { useShortcuts } from './use-shortcuts';
import { AccountScreen } from './AccountScreen';

/** Longest name of a settings field, in UTF-16 units. */
const longestField = 60;

const saySettings = (notice: Notice, folder: string): string => {
  const { damaged, partly, newer, unreadable } = words.settings;
  if (notice.kind === 'damaged') return damaged(folder, notice.keptAs);
  if (notice.kind === 'partly') {
    const fields = notice.fields.map((field) => visibleText(field, longestField));
    return partly(folder, notice.keptAs, notice.leftOut, fields.join(', '));
  }
  return notice.kind === 'newer' ? newer(folder) : unreadable(folder);
};

/** Says what happened to a settings file that could not be used, or only in part. */
function SettingsNotice({ notice }: { readonly notice: Notice }) {
  const folder = useSettingsFolder();
  return (
    <p role="alert" className={styles['notice']}>
      {saySettings(notice, folder)}
    </p>
  );
}

/** Says that there were profiles that the settings do not name, and leads to what can be done about them. */
function UnnamedProfiles({ count }: { readonly count: number }) {
  const folder = useSettingsFolder();
  const { unnamed, unnamedMore } = words.settings;
  return (
    <p role="alert" className={styles['notice']}>
      {unnamed(folder, count)} <Button onClick={startConnecting}>{unnamedMore}</Button>
    </p>
  );
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shows a message in place of a blank window when a screen throws. React offers this as a class only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className={styles['broken']}>
        <h1>{words.broken.screen}</h1>
        <FailureNotice failure={{ code: 'INTERNAL' }} />
      </main>
    );
  }
}

/**
 * Marks the document ready; drawn together with the first screen, once there is something to see and to use. After
 * that, moves the focus to the title of each new screen if the previous focus went with the previous screen.
 */
function Ready() {
  const view = useWindow((state) => state.view);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['ready'] === 'true' && isFocusFree()) focusTitle();
    dataset['ready'] = 'true';
    // A user who opens the palette types or pastes at once, and the input must not go to what had the focus before.
    scheduler.postTask(Palette.readAhead, { priority: 'background' }).catch(reportError);
  }, [view]);
  return null;
}

// Each of these is loaded when it is first shown: most starts need none of them.
const FirstScreen = lazyComponent(async () => {
  const { ConnectScreen } = await import('../features/connect/ConnectScreen');
  return () => (
    <>
      <ConnectScreen />
      <Ready />
    </>
  );
});

const AddProfile = lazyComponent(
  async () => (await import('../features/connect/AddProfile')).AddProfile,
);

const CopyQuestion = lazyComponent(
  async () => (await import('../ui/address/CopyQuestion')).CopyQuestion,
);

const NotesDialog = lazyComponent(
  async () => (await import('../features/notes/NotesDialog')).NotesDialog,
);

const Palette = lazyComponent(async () => (await import('./palette/Palette')).Palette);

const ShortcutSheet = lazyComponent(async () => (await import('./ShortcutSheet')).ShortcutSheet);

/** The whole window. */
export function App() {
  useHiding();
  useVisibleFocus();
  useGuardedSelection();
  useShortcuts();
  const app = useWindow((state) => state.app);
  const broken = useWindow((state) => state.broken);
  const connecting = useWindow((state) => state.connecting);
  const palette = useWindow((state) => state.palette);
  const isSheetShown = useWindow((state) => state.shortcutsShown);
  const noted = useWindow((state) => state.notesShown);
  const isCopyPending = useWindow((state) => state.pendingCopy !== null);
  if (broken) {
    return (
      <main className={styles['broken']}>
        <h1>{words.broken.title}</h1>
        <FailureNotice failure={broken} />
        <Ready />
      </main>
    );
  }
  if (!app) return null;
  const isFirst = app.profiles.length === 0;
  return (
    <div className={styles['window']}>
      {app.notice && <SettingsNotice notice={app.notice} />}
      {!app.notice && !isFirst && app.earlierProfiles > 0 && (
        <UnnamedProfiles count={app.earlierProfiles} />
      )}
      <div className={styles['screen']}>
        {isFirst ? (
          <FirstScreen />
        ) : (
          <>
            <AccountScreen />
            <Ready />
          </>
        )}
      </div>
      {connecting && !isFirst && <AddProfile />}
      {isCopyPending && <CopyQuestion />}
      {palette !== null && !isFirst && <Palette key={palette} opening={palette} />}
      {noted !== null && !isFirst && <NotesDialog key={noted} address={noted} />}
      {isSheetShown && <ShortcutSheet />}
      <WindowAnnouncer />
    </div>
  );
}
