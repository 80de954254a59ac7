import { useEffect, useState } from 'react';
import type { Activity, RecordChange } from '../../shared/activity';
import { main } from '../bridge';
import { markSeen } from '../state/activity-actions';
import { announce, announceFailure } from '../state/announce';
import { useNow } from '../state/now';
import { useWindow } from '../state/store';
import { showMoment } from '../text/dates';
import { Button } from '../ui/Button';
import { activityWords } from '../words/activity';
import { changesIn } from './count-of';
import { ChangeRow } from './ChangeRow';
import styles from './activity.module.css';

/** Loads the changes of an answer page by page; they begin anew with every other activity. */
const useChanges = (activity: Activity) => {
  const profileId = useWindow((state) => state.app?.activeProfileId ?? '');
  const [loaded, setLoaded] = useState<{
    readonly of: Activity | null;
    readonly changes: readonly RecordChange[];
  }>({ of: null, changes: [] });
  const { revision } = activity;
  const isFresh = loaded.of === activity;
  const changes = isFresh ? loaded.changes : [];

  const isShown = (): boolean => useWindow.getState().app?.activeProfileId === profileId;
  const load = async (from: number, before: readonly RecordChange[]): Promise<void> => {
    const page = await main.readChanges({ profileId, revision, from });
    if (page.ok) setLoaded({ of: activity, changes: [...before, ...page.value] });
    else if (page.error.code !== 'ANSWER_REPLACED' && isShown()) await announceFailure(page.error);
  };
  useEffect(() => {
    let isCurrent = true;
    if (revision > 0 && changesIn(activity) > 0) {
      void main.readChanges({ profileId, revision, from: 0 }).then((page) => {
        if (isCurrent && page.ok) setLoaded({ of: activity, changes: page.value });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [activity, profileId, revision]);
  return { changes, more: () => load(changes.length, changes) };
};

/** Everything that is different from what the person saw last, and the button that says it has been seen. */
export function Changes({ activity }: { readonly activity: Activity }) {
  const now = useNow();
  const { changes, more } = useChanges(activity);
  const count = changesIn(activity);
  const { seenAt, counts } = activity;
  const see = async (): Promise<void> => {
    await markSeen();
    announce({ kind: 'good', text: activityWords.marked });
  };
  if (count === 0) {
    return (
      <section className={styles['empty']} aria-label={activityWords.changes}>
        <p className={styles['emptyTitle']}>
          {seenAt === null ? activityWords.notYet : activityWords.none(showMoment(seenAt, now))}
        </p>
        <p className={styles['hint']}>{activityWords.noneHint}</p>
      </section>
    );
  }
  return (
    <section className={styles['section']} aria-label={activityWords.changes}>
      <div className={styles['head']}>
        <div>
          <h2>{activityWords.summary(counts.wallets, counts.contracts)}</h2>
          {seenAt !== null && (
            <p className={styles['hint']}>{activityWords.since(showMoment(seenAt, now))}</p>
          )}
        </div>
        <Button kind="primary" onClick={() => void see()}>
          {activityWords.markSeen}
        </Button>
      </div>
      <ul className={styles['list']}>
        {changes.map((change, index) => (
          <ChangeRow key={index} change={change} />
        ))}
      </ul>
      {changes.length > 0 && changes.length < count && (
        <div>
          <Button onClick={() => void more()}>{activityWords.more(count - changes.length)}</Button>
        </div>
      )}
    </section>
  );
}
