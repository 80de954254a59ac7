import { show } from '../state/actions';
import { useWindow } from '../state/store';
import { Button } from '../ui/Button';
import { activityWords } from '../words/activity';
import { AlarmCard } from './AlarmCard';
import styles from './activity.module.css';

/** The first alarm in full, above whatever is on screen; the others are counted. */
export function AlarmBanner() {
  const activity = useWindow((state) => state.activity);
  const [first] = activity?.alarms ?? [];
  if (!activity || !first) return null;
  const others = activity.alarmCount - 1;
  return (
    <div role="alert" className={styles['banner']}>
      <AlarmCard key={first.number} alarm={first}>
        <p className={styles['alarmHint']}>{activityWords.alarmHint}</p>
      </AlarmCard>
      {others > 0 && (
        <p className={styles['others']}>
          {activityWords.moreAlarms(others)}
          <Button
            kind="quiet"
            onClick={() => {
              show('activity');
            }}
          >
            {activityWords.showAlarms}
          </Button>
        </p>
      )}
    </div>
  );
}
