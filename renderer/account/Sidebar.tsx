import { useActiveProfile } from '../state/active-profile';
import { NewerVersion } from '../about/NewerVersion';
import { selectProfile, show, startConnecting } from '../state/actions';
import { useWindow, type View } from '../state/store';
import { absentList } from '../text/absent-list';
import { useProfileName } from '../text/use-names';
import { Button } from '../ui/Button';
import { countOf } from '../activity/count-of';
import { words } from '../words';
import { activityWords } from '../words/activity';
import styles from './Sidebar.module.css';

const views = (): readonly { readonly view: View; readonly label: string }[] => [
  { view: 'overview', label: words.account.overview },
  { view: 'wallets', label: words.account.wallets },
  { view: 'contracts', label: words.account.contracts },
  { view: 'activity', label: activityWords.title },
];

function ProfileSwitcher() {
  const profiles = useWindow((state) => state.app?.profiles ?? []);
  const active = useActiveProfile();
  const nameOf = useProfileName();
  return (
    <div className={styles['profile']} data-colour={active?.colour}>
      <select
        aria-label={words.account.profile}
        className={styles['switcher']}
        value={active?.id ?? ''}
        onChange={(event) => void selectProfile(event.target.value)}
      >
        {profiles.map((profile) => (
          <option key={profile.id} value={profile.id}>
            {nameOf(profile)}
          </option>
        ))}
      </select>
      {active?.kind === 'demo' && <span className={styles['demo']}>{words.app.demo}</span>}
      {active?.production && (
        <span className={styles['production']}>{words.settings.productionMark}</span>
      )}
    </div>
  );
}

/** Whose account it is, and its parts. */
export function Sidebar() {
  const current = useWindow((state) => state.view);
  const head = useWindow((state) => state.account?.head);
  const activity = useWindow((state) => state.activity);
  const isStopped = useWindow((state) => state.other !== null && !state.keepsLooking);
  const version = useWindow((state) => state.app?.version ?? '');
  const development = useWindow((state) => state.app?.development === true);
  const absent: Partial<Record<View, string | null>> = {
    wallets: absentList(head, 'wallets'),
    contracts: absentList(head, 'contracts'),
  };
  const counts: Partial<Record<View, number | undefined>> = {
    wallets: head?.walletCount,
    contracts: head?.contractCount,
    activity: activity ? countOf(activity) || undefined : undefined,
  };
  return (
    <aside className={styles['sidebar']}>
      <ProfileSwitcher />
      <nav aria-label={words.account.sections} className={styles['nav']}>
        {views().map(({ view, label }) => {
          const count = counts[view];
          return (
            <a
              key={view}
              href={`#${view}`}
              className={styles['link']}
              aria-current={view === current ? 'page' : undefined}
              title={absent[view] ?? undefined}
              onClick={(event) => {
                event.preventDefault();
                show(view);
              }}
            >
              {label}
              {count !== undefined && (
                <span
                  aria-hidden="true"
                  className={styles[view === 'activity' ? 'badge' : 'count']}
                >
                  {isStopped || absent[view] ? words.list.unknown : words.list.count(count)}
                </span>
              )}
            </a>
          );
        })}
      </nav>
      <div className={styles['foot']}>
        <Button
          kind="quiet"
          aria-current={current === 'settings' ? 'page' : undefined}
          onClick={() => {
            show('settings');
          }}
        >
          {words.settings.title}
        </Button>
        <Button kind="quiet" onClick={startConnecting}>
          {words.account.addProfile}
        </Button>
        <NewerVersion />
        <p className={styles['version']}>
          {words.app.name} {version}
          {development && ` · ${words.app.development}`}
        </p>
      </div>
    </aside>
  );
}
