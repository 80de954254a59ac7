import type { AccountHead, Wait } from '../../shared/account';
import { ExportButton } from '../export/ExportButton';
import { refresh, stopRefresh } from '../state/account-actions';
import { useNow } from '../state/now';
import { useWindow, type View } from '../state/store';
import { showMoment } from '../text/dates';
import { Button } from '../ui/Button';
import { system } from '../ui/system';
import { words } from '../words';
import { activityWords } from '../words/activity';
import { keptWords } from '../words/kept';
import { ClockBadge } from './ClockBadge';
import { HideToggle } from './HideToggle';
import styles from './Toolbar.module.css';

const titles = (): Record<View, string> => ({
  overview: words.account.overview,
  wallets: words.account.wallets,
  contracts: words.account.smartContracts,
  activity: activityWords.title,
  settings: words.settings.title,
});

const age = (source: AccountHead['source']) =>
  source === 'copy' ? keptWords.copyOf : words.account.updated;

/** What a refresh waits for. A prompt of macOS names another program than the person has started, so it is told. */
const waitingFor = (wait: Wait['for'] | undefined): string => {
  if (wait === undefined) return words.wait.none;
  return wait === 'keychain' && system === 'mac' ? words.wait.keychainOnMac : words.wait[wait];
};

/** Title of the view, age of what it shows, and Refresh. */
export function Toolbar() {
  const view = useWindow((state) => state.view);
  const head = useWindow((state) => state.account?.head);
  const other = useWindow((state) => state.other);
  const isStopped = useWindow((state) => state.other !== null && !state.keepsLooking);
  const now = useNow();
  const wait = useWindow(({ isSlow, refreshing, waits }) =>
    isSlow && refreshing ? waits[refreshing.profileId] : undefined,
  );
  const refreshing = useWindow((state) => state.refreshing !== null);
  const shown = other
    ? activityWords.other.status(showMoment(other.receivedAt, now))
    : head && age(head.source)(showMoment(head.receivedAt, now));
  return (
    <header className={styles['toolbar']}>
      <h1 tabIndex={-1}>{titles()[view]}</h1>
      <ClockBadge />
      <p role="status" className={styles['status']}>
        {refreshing ? waitingFor(wait?.for) : shown}
        {/* For the eye alone: a screen reader would read it several times a second. */}
        {wait && wait.bytes > 0 && <span aria-live="off"> {words.wait.soFar(wait.bytes)}</span>}
      </p>
      {refreshing && (
        <Button kind="quiet" className={styles['stop']} onClick={stopRefresh}>
          {words.refreshing.stop}
        </Button>
      )}
      {view !== 'settings' && !isStopped && <ExportButton />}
      <HideToggle />
      <Button disabled={refreshing} onClick={() => void refresh()}>
        {words.account.refresh}
      </Button>
    </header>
  );
}
