import type { RecordChange } from '../../shared/activity';
import { goToRecord } from '../state/list-actions';
import { fieldText } from '../text/field';
import { NameText } from '../text/NameText';
import { Button } from '../ui/Button';
import { activityWords } from '../words/activity';
import { ChangedValue } from './ChangedValue';
import styles from './activity.module.css';

/** One record that is new, different, or missing, and what of it is different. */
export function ChangeRow({ change }: { readonly change: RecordChange }) {
  const { kind, list, name, address, row, fields } = change;
  return (
    <li className={styles['change']}>
      <span className={[styles['kind'], styles[kind]].join(' ')}>{activityWords.kinds[kind]}</span>
      <div className={styles['what']}>
        <p>
          <span className={styles['of']}>{activityWords.of[list]}</span>{' '}
          <strong>
            <NameText text={fieldText(name)} />
          </strong>
        </p>
        {fields.length === 0 && (
          <p className={styles['address']}>
            <ChangedValue field="address" value={address} other={address} />
          </p>
        )}
        {fields.length > 0 && (
          <dl className={styles['fields']}>
            {fields.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{activityWords.fields[field] ?? field}</dt>
                <dd>
                  <ChangedValue field={field} value={before} other={after} />
                  <span aria-hidden="true" className={styles['arrow']}>
                    →
                  </span>
                  <ChangedValue field={field} value={after} other={before} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {row !== null && (
        <Button
          kind="quiet"
          title={activityWords.openOf}
          onClick={() => {
            goToRecord(list, row);
          }}
        >
          {activityWords.open}
        </Button>
      )}
    </li>
  );
}
