import type { AcknowledgedAlarm } from '../../shared/activity';
import { useNow } from '../state/now';
import { showMoment } from '../text/dates';
import { fieldText } from '../text/field';
import { NameText } from '../text/NameText';
import { activityWords } from '../words/activity';
import { ChangedValue } from './ChangedValue';
import styles from './activity.module.css';

/** What the person has acknowledged, newest first. */
export function Acknowledged({ alarms }: { readonly alarms: readonly AcknowledgedAlarm[] }) {
  const now = useNow();
  return (
    <section className={styles['section']} aria-label={activityWords.acknowledged}>
      <h2>{activityWords.acknowledged}</h2>
      <ul className={styles['list']}>
        {alarms.map(({ number, list, name, field, before, after, acknowledgedAt }) => (
          <li key={number} className={styles['change']}>
            <div className={styles['what']}>
              <p>
                <span className={styles['of']}>{activityWords.of[list]}</span>{' '}
                <strong>
                  <NameText text={fieldText(name)} />
                </strong>
              </p>
              <dl className={styles['fields']}>
                <div>
                  <dt>{activityWords.fields[field] ?? field}</dt>
                  <dd>
                    <ChangedValue field={field} value={before} other={after} />
                    <span aria-hidden="true" className={styles['arrow']}>
                      →
                    </span>
                    <ChangedValue field={field} value={after} other={before} />
                  </dd>
                </div>
              </dl>
            </div>
            <span className={styles['when']}>
              {activityWords.acknowledgedAt(showMoment(acknowledgedAt, now))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
