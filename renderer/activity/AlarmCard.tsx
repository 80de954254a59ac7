import { useRef, type ReactNode } from 'react';
import type { Alarm } from '../../shared/activity';
import { askToAcknowledge } from '../state/activity-actions';
import { useNow } from '../state/now';
import { useValuesHidden } from '../state/values-hidden';
import { showMoment } from '../text/dates';
import { fieldText } from '../text/field';
import { NameText } from '../text/NameText';
import { Button } from '../ui/Button';
import { activityWords } from '../words/activity';
import { privacyWords } from '../words/privacy';
import { ChangedValue } from './ChangedValue';
import styles from './activity.module.css';
import { usePassedFocus } from '../ui/use-passed-focus';

interface Props {
  readonly alarm: Alarm;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** Which value of which record has changed. */
export function AlarmTitle({ alarm: { knownBy, list, field, name } }: Pick<Props, 'alarm'>) {
  return (
    <>
      <strong>{activityWords.alarmTitle(knownBy, list, field)}:</strong>{' '}
      <NameText text={fieldText(name)} />
    </>
  );
}

/** The value of before and that of now, in full and side by side. */
export function AlarmSides({ alarm: { asset, field, before, after } }: Pick<Props, 'alarm'>) {
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

/** An alarm that has not been acknowledged, and the button that does it. */
export function AlarmCard({ alarm, children }: Props) {
  const now = useNow();
  const isHidden = useValuesHidden();
  const { noticedAt, isReverted } = alarm;
  const card = useRef<HTMLDivElement>(null);
  usePassedFocus(card);
  return (
    <div ref={card} className={styles['alarm']}>
      <p className={styles['alarmTitle']}>
        <span className={styles['sign']} aria-hidden="true">
          !
        </span>
        <span>
          <AlarmTitle alarm={alarm} />
        </span>
      </p>
      <AlarmSides alarm={alarm} />
      {children}
      {isReverted && <p className={styles['alarmHint']}>{activityWords.reverted}</p>}
      <div className={styles['alarmFoot']}>
        <Button
          kind="danger"
          // What cannot be seen cannot be compared.
          disabled={isHidden}
          title={isHidden ? privacyWords.secret : undefined}
          onClick={() => {
            askToAcknowledge(alarm);
          }}
        >
          {activityWords.acknowledge}
        </Button>
        <span className={styles['when']}>{activityWords.noticed(showMoment(noticedAt, now))}</span>
      </div>
    </div>
  );
}
