import { CircleStop, RefreshCw, Download, FileCheck, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { countIn, type ListName } from '../../shared/account';
import { usePassedFocus } from '../ui/focus';
import { refresh, stopRefresh } from '../store/account-actions';
import {
  useWindow,
  useActiveProfile,
  useIsRefreshing,
  useIsStopped,
  useZone,
  usualSeparator,
} from '../store/store';
import { useNow } from '../store/now';
import { useIsRail } from '../store/window-width';
import { absentList } from '../ui/text/absent-list';
import { showSince } from '../ui/text/dates';
import { NameText } from '../ui/text/ServiceText';
import { useProfileName, longestHolder, useHolder } from '../ui/text/names';
import { Button, IconButton } from '../ui/Button';
import { words } from '../i18n/window';
import { compareWords } from '../i18n/compare';
import { historyWords } from '../i18n/history';
import styles from './Header.module.css';
import { HideToggle } from '../ui/HideToggle';
import { Trust } from './Trust';
import { viewName } from './views';
import { main } from '../bridge';
import { openComparisonExport, openExport } from '../store/navigate';
import { announce, causeOf, tellFailure } from '../store/announce';
import { filterOf, type ChosenHistory } from '../store/history-filter';
import { exportWords } from '../i18n/export';

interface Props {
  readonly kind?: 'primary' | 'plain';
  readonly icon: LucideIcon;
  /** Its words, which give way to the icon where there is no room. */
  readonly label: string;
  /** Told on hover while it is off, unless its words say enough. */
  readonly why?: string;
  /** Null while it is off. */
  readonly onPress: (() => void) | null;
}

function HeaderButton({ kind = 'plain', icon, label, why = label, onPress }: Props) {
  return (
    <Button
      kind={kind}
      icon={icon}
      aria-label={label}
      disabled={onPress === null}
      title={onPress === null ? why : label}
      onClick={() => onPress?.()}
    >
      <span className={styles['label']}>{label}</span>
    </Button>
  );
}

/** Opens the export. Without a record in either list it stays off, with the reason as its tooltip. */
function ExportButton() {
  const head = useWindow(({ account }) => account?.head);
  if (!head) return null;
  const hasRecords = head.walletCount + head.contractCount > 0;
  return (
    <HeaderButton
      icon={Download}
      label={exportWords.open}
      why={exportWords.nothing}
      onPress={hasRecords ? openExport : null}
    />
  );
}

/** Saves what came of a comparison; off until there is something. */
function SaveComparisonButton() {
  const comparing = useWindow((state) => state.comparing);
  const isReady = comparing?.failure === null && !comparing.isAsking && comparing.compared !== null;
  return (
    <HeaderButton
      kind="primary"
      icon={FileCheck}
      label={exportWords.save}
      onPress={isReady ? openComparisonExport : null}
    />
  );
}

const exportHistory = async (profileId: string, chosen: ChosenHistory): Promise<void> => {
  const cause = causeOf('screen');
  const saved = await main.exportHistory({
    profileId,
    filter: filterOf(chosen),
    separator: usualSeparator(),
  });
  if (saved.ok) {
    const { count, guarded } = saved.value;
    announce({ kind: 'good', text: historyWords.exported(count, guarded) }, cause);
  } else tellFailure(saved, cause);
};

/** Saves the history as it is narrowed. Where that leaves nothing, it stays off, with the reason as its tooltip. */
function ExportHistoryButton() {
  const profileId = useWindow(({ app }) => app?.activeProfileId);
  const chosen = useWindow((state) => state.history);
  const hasAny = useWindow((state) => state.historyFound > 0);
  if (!profileId) return null;
  return (
    <HeaderButton
      icon={Download}
      label={historyWords.export}
      why={historyWords.nothingToExport}
      onPress={hasAny ? () => void exportHistory(profileId, chosen) : null}
    />
  );
}

/** How many records the list on screen has, and how many of them are shown. */
function Count({ list }: { readonly list: ListName }) {
  const head = useWindow(({ account }) => account?.head);
  const shown = useWindow((state) => (state.shown?.list === list ? state.shown : null));
  const isStopped = useIsStopped();
  if (!head || isStopped || absentList(head, list) !== null) return null;
  return (
    <span className={styles['count']}>
      {shown && shown.count < shown.of
        ? words.shell.countOf(shown.count, shown.of)
        : words.list.count(countIn(head, list))}
    </span>
  );
}

/** How much of the history has not been seen, and since when. */
function NewCount() {
  const fresh = useWindow(({ activity }) => activity?.fresh ?? 0);
  const seenAt = useWindow(({ activity }) => activity?.seenAt ?? null);
  // Where what was known is lost, nothing tells whether there should be one.
  const hasAlarm = useWindow(({ activity }) => (activity?.alarmCount ?? 0) > 0 || !!activity?.lost);
  const zone = useZone();
  const now = useNow();
  const isStopped = useIsStopped();
  if (fresh === 0 || isStopped) return null;
  return (
    <span className={styles['count']} data-calm={!hasAlarm}>
      {!hasAlarm && (
        <>
          {historyWords.noAlarm}
          <span className={styles['fresh']}> · </span>
        </>
      )}
      <span className={styles['fresh']}>{historyWords.newCount(fresh)}</span>
      {seenAt !== null && (
        <span className={styles['since']}>
          {' '}
          {historyWords.newSince(showSince(seenAt, now, zone))}
        </span>
      )}
    </span>
  );
}

/** Goes with the refresh. */
function StopButton() {
  const button = useRef<HTMLButtonElement>(null);
  usePassedFocus(button);
  return (
    <Button
      ref={button}
      kind="quiet"
      icon={CircleStop}
      aria-label={words.refreshing.stop}
      title={words.refreshing.stop}
      onClick={stopRefresh}
    >
      <span className={styles['label']}>{words.refreshing.stop}</span>
    </Button>
  );
}

/** The title of the overview: whose account it is, once that is known and while it may be seen. */
function Holder() {
  const name = useHolder();
  return name === null ? words.account.overview : <NameText text={name} longest={longestHolder} />;
}

/** Whose account it is, where the sidebar has no room for it; there it is read aloud. */
function Whose() {
  const profile = useActiveProfile();
  const nameOf = useProfileName();
  const isRail = useIsRail();
  if (!isRail || !profile) return null;
  const name = nameOf(profile);
  return (
    <span aria-hidden="true" title={name} className={styles['whose']}>
      <bdi>{name}</bdi>
    </span>
  );
}

/** Title of the view, whether what it shows can be relied on, and what can be done with all of it. */
export function Header() {
  const view = useWindow((state) => state.view);
  const isStopped = useIsStopped();
  const isRefreshing = useIsRefreshing();
  const compared = useWindow(({ comparing }) => comparing?.list);
  const isComparing = compared !== undefined && compared === view && !isStopped;
  const isExported = view !== 'settings' && view !== 'activity' && !isStopped && !isComparing;
  return (
    <header className={styles['header']}>
      <div className={styles['titles']}>
        <h1 tabIndex={-1} data-holder={view === 'overview'}>
          {isComparing ? (
            compareWords.title[compared]
          ) : view === 'overview' ? (
            <Holder />
          ) : (
            viewName(view)
          )}
        </h1>
        {(view === 'wallets' || view === 'contracts') && !isComparing && <Count list={view} />}
        {view === 'activity' && <NewCount />}
        <Whose />
      </div>
      <div className={styles['actions']}>
        <Trust />
        {isRefreshing && <StopButton />}
        <IconButton
          framed
          icon={RefreshCw}
          label={words.account.refresh}
          keys="F5 Control+R Meta+R"
          onPress={isRefreshing ? null : () => void refresh()}
        />
        <HideToggle />
        {isComparing && <SaveComparisonButton />}
        {isExported && <ExportButton />}
        {view === 'activity' && !isStopped && <ExportHistoryButton />}
      </div>
      {isRefreshing && <div aria-hidden="true" className={styles['line']} />}
    </header>
  );
}
