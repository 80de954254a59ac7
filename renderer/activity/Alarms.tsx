import { useRef } from 'react';
import type { Activity } from '../../shared/activity';
import { askToAcknowledge } from '../state/activity-actions';
import { useValuesHidden } from '../state/values-hidden';
import { Button } from '../ui/Button';
import { activityWords } from '../words/activity';
import { privacyWords } from '../words/privacy';
import { AlarmCard } from './AlarmCard';
import styles from './activity.module.css';
import { usePassedFocus } from '../ui/use-passed-focus';

/** All alarms that nobody has acknowledged. */
export function Alarms({ activity }: { readonly activity: Activity }) {
  const isHidden = useValuesHidden();
  const { alarms, alarmCount } = activity;
  const unlisted = alarmCount - alarms.length;
  const section = useRef<HTMLElement>(null);
  usePassedFocus(section);
  return (
    <section
      ref={section}
      className={styles['section']}
      aria-label={activityWords.alarms}
      role="alert"
    >
      <div className={styles['head']}>
        <div>
          <h2>{activityWords.alarms}</h2>
          <p className={styles['hint']}>{activityWords.alarmHint}</p>
        </div>
        {alarmCount > 1 && (
          <Button
            kind="danger"
            disabled={isHidden}
            title={isHidden ? privacyWords.secret : undefined}
            onClick={() => {
              askToAcknowledge('all');
            }}
          >
            {activityWords.acknowledgeAll(alarmCount)}
          </Button>
        )}
      </div>
      {alarms.map((alarm) => (
        <AlarmCard key={alarm.number} alarm={alarm} />
      ))}
      {unlisted > 0 && <p className={styles['hint']}>{activityWords.unlisted(unlisted)}</p>}
    </section>
  );
}
