import { useState } from 'react';
import { fieldText } from '../../../shared/account';
import { type Activity, type Alarm, longestReason } from '../../../shared/activity';
import { activityWords } from '../../i18n/activity';
import { privacyWords } from '../../i18n/privacy';
import { acknowledge, askToAcknowledge } from '../../store/activity-actions';
import { useWindow, type AskedAlarms } from '../../store/store';
import { useValuesHidden } from '../../store/selectors';
import { useMoment } from '../../ui/text/use-moment';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { NameText } from '../../ui/text/ServiceText';
import { useOpenDialog } from '../../ui/Dialog';
import styles from './AcknowledgeDialog.module.css';
import { ChangedValue } from './ChangedValue';

interface Props {
  readonly alarm: Alarm;
}

/** Which value of which record has changed. */
function AlarmTitle({ alarm }: Props) {
  return (
    <>
      <strong>{activityWords.alarmTitle(alarm)}:</strong> <NameText text={fieldText(alarm.name)} />
    </>
  );
}

/** The first-seen value and the one that was noticed, in full and side by side. */
function AlarmSides({ alarm }: Props) {
  const moment = useMoment();
  const { asset, field, before, after, noticedAt, isReverted } = alarm;
  return (
    <dl className={styles['sides']}>
      <div>
        <dt>{activityWords.pinned}</dt>
        <dd>
          <ChangedValue field={field} value={before} other={after} asset={asset} />
        </dd>
      </div>
      <div>
        <dt>{isReverted ? activityWords.meanwhile(moment(noticedAt)) : activityWords.after}</dt>
        <dd>
          <ChangedValue isBelow field={field} value={after} other={before} asset={asset} />
        </dd>
      </div>
    </dl>
  );
}

/** Alarms that are named when all are acknowledged at once. */
const mostNamed = 5;

function Named({ alarms, count }: { readonly alarms: readonly Alarm[]; readonly count: number }) {
  const named = alarms.slice(0, mostNamed);
  return (
    <ul className={styles['named']}>
      {named.map((alarm) => (
        <li key={alarm.number}>
          <AlarmTitle alarm={alarm} />
        </li>
      ))}
      {count > named.length && <li>{activityWords.andOthers(count - named.length)}</li>}
    </ul>
  );
}

const saysTheSame = (one: Alarm, other: Alarm): boolean => {
  const [said, says] = [one, other].map(({ before, after, isReverted }) =>
    JSON.stringify([before, after, isReverted]),
  );
  return said === says;
};

/** Whether what was asked about is as it was. Of alarms that main has not told, the version alone says so. */
const isAsAsked = ({ asked, version }: AskedAlarms, meant: Activity, now: Activity): boolean => {
  if (now.version === version) return true;
  if (asked !== 'all') {
    const told = now.alarms.find(({ number }) => number === asked.number);
    return told !== undefined && saysTheSame(asked, told);
  }
  const isTold = [meant, now].every(({ alarms, alarmCount }) => alarms.length === alarmCount);
  return isTold && JSON.stringify(meant.alarms) === JSON.stringify(now.alarms);
};

function Question({
  question,
  activity,
}: {
  readonly question: AskedAlarms;
  readonly activity: Activity;
}) {
  const dialog = useOpenDialog();
  const isHidden = useValuesHidden();
  const [reason, setReason] = useState('');
  const [meant] = useState(activity);
  const { asked } = question;
  const isSame = isAsAsked(question, meant, activity);
  const isAll = asked === 'all';
  const reverted = meant.revertedCount;
  return (
    <ConfirmDialog
      dialog={dialog}
      wide
      title={
        isAll
          ? activityWords.acknowledgeAllTitle(meant.alarmCount)
          : activityWords[asked.isReverted ? 'settleTitle' : 'acknowledgeTitle']
      }
      confirm={isAll ? activityWords.acknowledgeAllConfirm : activityWords.acknowledgeConfirm}
      isBlocked={isHidden || !isSame}
      onConfirm={() => {
        askToAcknowledge(null);
        void acknowledge(activity, isAll ? 'all' : asked.number, reason);
      }}
      onCancel={() => {
        askToAcknowledge(null);
      }}
    >
      <div className={styles['question']}>
        {isAll ? (
          <Named alarms={meant.alarms} count={meant.alarmCount} />
        ) : (
          <>
            <p>
              <AlarmTitle alarm={asked} />
            </p>
            <AlarmSides alarm={asked} />
            {asked.isReverted && asked.knownBy !== 'same' && <p>{activityWords.otherGone}</p>}
          </>
        )}
        {isAll ? (
          <>
            {reverted < meant.alarmCount && <p>{activityWords.acknowledgeAllText}</p>}
            {reverted > 0 && <p>{activityWords.settleSomeText}</p>}
          </>
        ) : (
          <p>{activityWords[asked.isReverted ? 'settleText' : 'acknowledgeText']}</p>
        )}
        <Field
          label={activityWords.reason}
          hint={activityWords.reasonHint}
          maxLength={longestReason}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
          }}
        />
        {!isSame && <Notice kind="warning">{activityWords.changedMeanwhile}</Notice>}
        {isHidden && <Notice kind="warning">{privacyWords.secret}</Notice>}
      </div>
    </ConfirmDialog>
  );
}

/** Asks before alarms are acknowledged: what has changed in full, what follows from it, and why it is right. */
export function AcknowledgeDialog() {
  const question = useWindow((state) => state.acknowledging);
  const activity = useWindow((state) => state.activity);
  if (question === null || activity === null) return null;
  return <Question question={question} activity={activity} />;
}
