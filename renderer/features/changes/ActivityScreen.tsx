import { Check, CheckCheck } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { Activity } from '../../../shared/activity';
import { listNames } from '../../../shared/account';
import { useActiveId, useZone, useWindow } from '../../store/store';
import { markSeen, showHistory } from '../../store/activity-actions';
import { announce, causeOf } from '../../store/announce';
import { useLocalZone } from '../../store/now';
import {
  historyViews,
  isWholeHistory,
  type ChosenHistory,
  type HistoryView,
} from '../../store/history-filter';
import { useSaidInFoot } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { useOverflowCount } from '../../ui/element-size';
import { Icon } from '../../ui/Icon';
import { RadioGroup } from '../../ui/RadioGroup';
import { showDay } from '../../ui/text/dates';
import { ZoneButton } from '../../ui/ZoneButton';
import { classOf } from '../../ui/class-of';
import { SpokenStatus } from '../../ui/Status';
import { activityWords } from '../../i18n/activity';
import { historyWords } from '../../i18n/history';
import { AccountEmptyState } from '../account/AccountEmptyState';
import { hasUntold } from './count-of';
import { Timeline } from './Timeline';
import { placeLeft, useHistory, type ReadHistory } from './use-history';
import frame from '../../ui/frame.module.css';
import styles from './history.module.css';

const see = async (told: Activity): Promise<void> => {
  const cause = causeOf('screen');
  if (await markSeen(told)) announce({ kind: 'good', text: activityWords.marked }, cause);
};

interface HistoryBarProps {
  readonly chosen: ChosenHistory;
  readonly hasNews: boolean;
  /** The activity that the lines below were read with; "mark as seen" applies to it. */
  readonly told: Activity;
}

/** Filters of the history, and the button that marks everything as seen. */
function HistoryBar({ chosen, hasNews, told }: HistoryBarProps) {
  const views = Object.keys(historyViews) as readonly HistoryView[];
  const lists = ['all', ...listNames, 'account'] as const;
  const bar = useRef<HTMLDivElement>(null);
  const folded = useOverflowCount(bar, 3);
  return (
    <div ref={bar} className={classOf(frame['bar'], styles['bar'])} data-folded={folded}>
      <RadioGroup
        isFolded={folded > 1}
        name={historyWords.filterKinds}
        options={views.map((value) => ({ value, label: historyWords.views[value] }))}
        value={chosen.view}
        onChange={(view) => {
          showHistory({ ...chosen, view });
        }}
      />
      <RadioGroup
        isFolded={folded > 0}
        name={historyWords.filterLists}
        options={lists.map((value) => ({ value, label: historyWords.lists[value] }))}
        value={chosen.list ?? 'all'}
        onChange={(list) => {
          showHistory({ ...chosen, list: list === 'all' ? null : list });
        }}
      />
      <Button
        icon={CheckCheck}
        className={styles['seen']}
        // Where only the icon is shown, the tooltip is the name.
        aria-label={hasNews ? undefined : activityWords.markSeen}
        title={hasNews ? activityWords.markSeen : activityWords.nothingNew}
        disabled={!hasNews}
        onClick={() => void see(told)}
      >
        <span className={styles['label']}>{activityWords.markSeen}</span>
      </Button>
    </div>
  );
}

/** How many changes there are, since when, and where they are stored; also the result of the last action. */
function Foot({ read, home }: Pick<ReadHistory, 'read'> & Pick<Activity, 'home'>) {
  const zone = useZone();
  const said = useSaidInFoot();
  useLocalZone();
  const { total = 0, dropped = 0, since = null } = read ?? {};
  const kept = home === 'disk' ? historyWords.kept : historyWords.thisRun;
  const about =
    since === null
      ? ''
      : [
          ...[historyWords.foot(total, showDay(since, since, zone).date), kept],
          ...(dropped > 0 ? [historyWords.dropped(dropped)] : []),
        ].join(' · ');
  return (
    <footer className={frame['foot']}>
      <p className={styles['about']} title={about}>
        {about}
      </p>
      {/* Always rendered: screen readers announce text only in a status region that already exists. */}
      <p role="status" className={styles['said']} title={said?.text}>
        {said && (
          <>
            <Icon of={Check} /> <span>{said.text}</span>
          </>
        )}
      </p>
      <ZoneButton />
    </footer>
  );
}

interface ActivityScreenProps {
  readonly profileId: string;
  readonly activity: Activity;
}

function Changes({ profileId, activity }: ActivityScreenProps) {
  const chosen = useWindow((state) => state.history);
  const place = useMemo(() => placeLeft(profileId, chosen), [profileId, chosen]);
  const history = useHistory(profileId, activity, chosen, place.entries);
  const { read } = history;
  const hasNone = !isWholeHistory(chosen) && read?.chosen === chosen && read.total === 0;
  const { counts } = activity;
  const isUntold = hasUntold(activity);
  return (
    <div className={frame['frame']}>
      <div>
        <HistoryBar
          chosen={chosen}
          hasNews={activity.fresh > 0 || isUntold}
          told={read?.activity ?? activity}
        />
        {isUntold && (
          <p className={styles['untold']}>
            {historyWords.untold(activityWords.summary(counts.wallets, counts.contracts))}
          </p>
        )}
      </div>
      <Timeline
        // The scroll position and unfolded lines belong to one filter.
        key={JSON.stringify(chosen)}
        activity={activity}
        history={history}
        place={place}
      />
      <Foot read={read} home={activity.home} />
      {/* Outside the timeline, which is mounted anew for every filter and would lose its status region. */}
      <SpokenStatus>{hasNone && historyWords.noMatch}</SpokenStatus>
    </div>
  );
}

/** The history of the account, newest first. */
export function ActivityScreen() {
  const activity = useWindow((state) => state.activity);
  const profileId = useActiveId();
  if (!activity || profileId === null) return <AccountEmptyState />;
  return <Changes key={profileId} profileId={profileId} activity={activity} />;
}
