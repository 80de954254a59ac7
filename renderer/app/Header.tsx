import { CircleStop, RefreshCw } from 'lucide-react';
import { countIn, type ListName } from '../../shared/account';
import { refresh, stopRefresh } from '../store/account-actions';
import {
  useWindow,
  useActiveProfile,
  useIsRefreshing,
  useIsOtherAccountShown,
  useValuesHidden,
} from '../store/store';
import { useIsRail } from '../store/window-width';
import { absentList } from '../ui/text/absent-list';
import { NameText } from '../ui/text/ServiceText';
import { useProfileName, longestHolder, useHolder } from '../ui/text/names';
import { IconButton, SelfRemovingButton } from '../ui/Button';
import { HideToggle } from '../ui/HideToggle';
import { words } from '../i18n/window';
import { compareWords } from '../i18n/compare';
import { historyWords } from '../i18n/history';
import { ExportButton, ExportHistoryButton, SaveComparisonButton } from './ExportButtons';
import { Trust } from './Trust';
import { mustShowAge } from './trust-state';
import { viewName } from './views';
import styles from './Header.module.css';

/** How many records the list on screen has, and how many of them are shown. */
function Count({ list }: { readonly list: ListName }) {
  const head = useWindow(({ account }) => account?.head);
  const shown = useWindow((state) => (state.shown?.list === list ? state.shown : null));
  const isStopped = useIsOtherAccountShown();
  if (!head || isStopped || absentList(head, list) !== null) return null;
  return (
    <span className={styles['count']}>
      {shown && shown.count < shown.of
        ? words.shell.countOf(shown.count, shown.of)
        : words.list.count(countIn(head, list))}
    </span>
  );
}

/** How many entries of the history are unseen. A line in the history says since when. */
function NewCount() {
  const fresh = useWindow(({ activity }) => activity?.fresh ?? 0);
  // After the baseline was lost, nobody can tell whether there should be an alarm.
  const hasAlarm = useWindow(({ activity }) => (activity?.alarmCount ?? 0) > 0 || !!activity?.lost);
  const isStopped = useIsOtherAccountShown();
  if (fresh === 0 || isStopped) return null;
  return (
    <span className={styles['count']} data-calm={!hasAlarm}>
      {!hasAlarm && historyWords.noAlarm}
      <span className={styles['fresh']}>
        {!hasAlarm && ' · '}
        {historyWords.newCount(fresh)}
      </span>
    </span>
  );
}

/** Disappears when the refresh ends. */
function StopButton() {
  return (
    <SelfRemovingButton
      kind="quiet"
      icon={CircleStop}
      title={words.refreshing.stop}
      className={styles['button']}
      onClick={stopRefresh}
    >
      <span className={styles['label']}>{words.refreshing.stop}</span>
    </SelfRemovingButton>
  );
}

/** The profile's name, where the sidebar has no room for it. Screen readers read the name in the sidebar. */
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

/** Title of the view, whether its data can be relied on, and the actions for all of the data. */
export function Header() {
  const view = useWindow((state) => state.view);
  const isStopped = useIsOtherAccountShown();
  const isRefreshing = useIsRefreshing();
  const compared = useWindow(({ comparing }) => comparing?.list);
  const isComparing = compared !== undefined && compared === view && !isStopped;
  const holder = useHolder();
  // The account's holder, once known and while the name may be shown.
  const named = view === 'overview' ? holder : null;
  const dated = useWindow(mustShowAge);
  const hidden = useValuesHidden();
  const isExported = view !== 'settings' && view !== 'activity' && !isStopped && !isComparing;
  return (
    <header className={styles['header']} data-dated={dated} data-hidden={hidden}>
      <div className={styles['titles']} data-long={isComparing || named !== null}>
        <h1 tabIndex={-1}>
          {isComparing ? (
            compareWords.title[compared]
          ) : named === null ? (
            viewName(view)
          ) : (
            <NameText text={named} longest={longestHolder} />
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
