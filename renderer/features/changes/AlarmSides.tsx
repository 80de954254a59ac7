import type { Alarm } from '../../../shared/activity';
import { fieldText } from '../../../shared/account';
import { NameText } from '../../ui/text/NameText';
import { activityWords } from '../../i18n/activity';
import { ChangedValue } from './ChangedValue';
import styles from './activity.module.css';

interface Props {
  readonly alarm: Alarm;
}

/** Which value of which record has changed. */
export function AlarmTitle({ alarm: { knownBy, list, field, name } }: Props) {
  return (
    <>
      <strong>{activityWords.alarmTitle(knownBy, list, field)}:</strong>{' '}
      <NameText text={fieldText(name)} />
    </>
  );
}

/** The value of before and that of now, in full and side by side. */
export function AlarmSides({ alarm: { asset, field, before, after } }: Props) {
  return (
    <dl className={styles['sides']}>
      <div>
        <dt>{activityWords.pinned}</dt>
        <dd>
          <ChangedValue field={field} value={before} other={after} asset={asset} />
        </dd>
      </div>
      <div>
        <dt>{activityWords.after}</dt>
        <dd>
          <ChangedValue field={field} value={after} other={before} asset={asset} />
        </dd>
      </div>
    </dl>
  );
}
