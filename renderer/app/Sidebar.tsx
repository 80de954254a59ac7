import { CircleArrowUp, ScanSearch } from 'lucide-react';
import { countIn, listNames } from '../../shared/account';
import { countOf } from '../features/changes/count-of';
import { openPalette, show, openReleasePage } from '../store/navigate';
import { useWindow, useIsOtherAccountShown } from '../store/store';
import type { View } from '../store/window-state';
import { useIsRail } from '../store/window-width';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { system } from '../ui/system';
import { absentList } from '../ui/text/absent-list';
import { SpokenStatus } from '../ui/Status';
import { historyWords } from '../i18n/history';
import { paletteWords } from '../i18n/palette';
import { shortcutWords } from '../i18n/shell';
import { updateWords } from '../i18n/settings';
import { words } from '../i18n/window';
import { ProfileMenu } from './ProfileMenu';
import { shownKeys } from './shortcut-groups';
import { viewIcons, viewName } from './views';
import styles from './Sidebar.module.css';

/** A quiet line about a newer version, if there is one; only its icon on the rail. */
function NewerVersion() {
  const newer = useWindow((state) => state.app?.updates.newer ?? null);
  if (newer === null) return null;
  const text = updateWords.available(newer);
  return (
    <Button
      kind="quiet"
      icon={CircleArrowUp}
      className={styles['newer']}
      aria-label={text}
      title={`${text} ${updateWords.openHint}`}
      onClick={() => void openReleasePage()}
    >
      <span>{text}</span>
    </Button>
  );
}

interface LinkProps {
  readonly view: View;
  readonly count?: string | undefined;
  /** What the count means, if there is something to look at; read aloud after the name. */
  readonly news?: string | undefined;
  /** Tooltip. */
  readonly hint?: string | null;
}

/** Longest count in characters. On a rail, a longer one would cover the icon. */
const longestBadge = 2;

function ViewLink({ view, count, news, hint = null }: LinkProps) {
  const label = viewName(view);
  const isCurrent = useWindow((state) => state.view === view);
  const isRail = useIsRail();
  return (
    <a
      href={`#${view}`}
      className={styles['link']}
      aria-current={isCurrent ? 'page' : undefined}
      aria-description={news}
      title={hint ?? (isRail ? label : undefined)}
      onClick={(event) => {
        event.preventDefault();
        show(view);
      }}
    >
      <Icon of={viewIcons[view]} />
      <span className={styles['label']}>{label}</span>
      {count !== undefined && (
        <span aria-hidden="true" className={styles[view === 'activity' ? 'badge' : 'count']}>
          {isRail && count.length > longestBadge ? '99+' : count}
        </span>
      )}
    </a>
  );
}

/** Opens the palette, which says whose an address is, in all profiles, and offers commands. */
function FindButton() {
  const keys = shownKeys('Mod+K', system, shortcutWords.keys);
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      title={`${paletteWords.open} (${keys})`}
      className={styles['find']}
      onClick={openPalette}
    >
      <Icon of={ScanSearch} />
      <span className={styles['label']}>{paletteWords.open}</span>
      <kbd aria-hidden="true">{keys}</kbd>
    </button>
  );
}

/** The profile whose account is on screen, and the links to the views. */
export function Sidebar() {
  const head = useWindow((state) => state.account?.head);
  const activity = useWindow((state) => state.activity);
  const isStopped = useIsOtherAccountShown();
  const { account, list } = words;
  const changes = activity && !isStopped ? countOf(activity) : 0;
  const news =
    changes > 0 ? historyWords.toLookAt(changes, activity?.seenAlarmCount ?? 0) : undefined;
  return (
    <aside className={styles['sidebar']}>
      <ProfileMenu />
      <FindButton />
      <SpokenStatus>{news}</SpokenStatus>
      <nav aria-label={account.sections} className={styles['nav']}>
        <ViewLink view="overview" />
        {listNames.map((name) => {
          const absent = absentList(head, name);
          const isKnown = !isStopped && absent === null;
          const count = head && (isKnown ? list.count(countIn(head, name)) : list.unknown);
          return <ViewLink key={name} view={name} count={count} hint={absent} />;
        })}
        <ViewLink
          view="activity"
          count={changes > 0 ? list.count(changes) : undefined}
          news={news}
        />
        <div className={styles['foot']}>
          <NewerVersion />
          <ViewLink view="settings" />
        </div>
      </nav>
    </aside>
  );
}
