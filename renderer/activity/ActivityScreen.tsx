import type { Activity } from '../../shared/activity';
import { NotRead } from '../account/NotRead';
import { useActiveProfile } from '../state/active-profile';
import { useWindow } from '../state/store';
import { showDay } from '../text/dates';
import { activityWords } from '../words/activity';
import { historyWords } from '../words/history';
import styles from './history.module.css';
import { Alarms } from './Alarms';
import { changesIn } from './count-of';
import { HistoryBar } from './HistoryBar';
import { isNew } from './timeline';
import { Timeline } from './Timeline';
import { useHistory } from './use-history';

interface Props {
  readonly profileId: string;
  readonly activity: Activity;
}

function Changes({ profileId, activity }: Props) {
  const chosen = useWindow((state) => state.history);
  const zone = useWindow(({ app }) => app?.preferences.dates ?? 'local');
  const isKept = useActiveProfile()?.secrets !== 'this-run';
  const history = useHistory(profileId, activity, chosen);
  const { seenAt, counts } = activity;
  const { entries = [], total = 0, dropped = 0, since = null } = history.read ?? {};
  const hasNews = changesIn(activity) > 0 || entries.some((entry) => isNew(entry, seenAt));
  const news = activityWords.summary(counts.wallets, counts.contracts);
  return (
    <div className={styles['screen']}>
      <HistoryBar profileId={profileId} chosen={chosen} hasNews={hasNews} hasEntries={total > 0} />
      <div className={styles['scroll']} tabIndex={0}>
        {activity.alarmCount > 0 && <Alarms activity={activity} />}
        {news !== '' && <p className={styles['news']}>{news}</p>}
        <section aria-label={historyWords.title}>
          <Timeline activity={activity} history={history} zone={zone} />
        </section>
      </div>
      <footer className={styles['foot']}>
        {since !== null && (
          <p>
            {historyWords.foot(total, showDay(since, since, zone).date)} ·{' '}
            {isKept ? historyWords.kept : historyWords.thisRun}
            {dropped > 0 && ` · ${historyWords.dropped(dropped)}`}
          </p>
        )}
        <p>{historyWords.zones[zone]}</p>
      </footer>
    </div>
  );
}

/** What has happened to the account: alarms first, then its history. */
export function ActivityScreen() {
  const activity = useWindow((state) => state.activity);
  const profileId = useWindow((state) => state.app?.activeProfileId);
  if (!activity || !profileId) return <NotRead />;
  return <Changes key={profileId} profileId={profileId} activity={activity} />;
}
