import { NotRead } from '../account/NotRead';
import { useWindow } from '../state/store';
import { Alarms } from './Alarms';
import styles from './activity.module.css';

/** What has happened to the account: alarms first, then changes, then what has been acknowledged. */
export function ActivityScreen() {
  const activity = useWindow((state) => state.activity);
  if (!activity) return <NotRead />;
  return (
    <div className={styles['screen']}>
      {activity.alarmCount > 0 && <Alarms activity={activity} />}
    </div>
  );
}
