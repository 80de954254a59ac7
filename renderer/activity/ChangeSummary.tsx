import { show } from '../state/actions';
import { useNow } from '../state/now';
import { useWindow } from '../state/store';
import { showMoment } from '../text/dates';
import { Button } from '../ui/Button';
import { activityWords } from '../words/activity';
import { changesIn } from './count-of';
import styles from './activity.module.css';

/** On the Overview: what has changed since the person last looked. Nothing where nothing has. */
export function ChangeSummary() {
  const activity = useWindow((state) => state.activity);
  const now = useNow();
  if (!activity || activity.seenAt === null || changesIn(activity) === 0) return null;
  const { counts, seenAt } = activity;
  return (
    <section className={styles['summary']} aria-label={activityWords.changes}>
      <div>
        <p className={styles['summaryTitle']}>
          {activityWords.summaryTitle(showMoment(seenAt, now))}
        </p>
        <p>{activityWords.summary(counts.wallets, counts.contracts)}</p>
      </div>
      <Button
        onClick={() => {
          show('activity');
        }}
      >
        {activityWords.show}
      </Button>
    </section>
  );
}
