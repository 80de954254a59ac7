import { useRef, useState, type ReactNode } from 'react';
import { fieldText } from '../../../shared/account';
import {
  type Activity,
  type Alarm,
  longestReason,
  type LostBaseline,
} from '../../../shared/activity';
import { activityWords } from '../../i18n/activity';
import { detailsWords } from '../../i18n/details';
import { historyWords } from '../../i18n/history';
import { privacyWords } from '../../i18n/privacy';
import { acknowledge, askToAcknowledge } from '../../store/activity-actions';
import { useWindow, useValuesHidden } from '../../store/store';
import type { AskedAlarms } from '../../store/window-state';
import { useMoment, useStamp } from '../../ui/text/dates';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { NameText } from '../../ui/text/ServiceText';
import { useOpenDialog } from '../../ui/Dialog';
import styles from './AcknowledgeDialog.module.css';
import { ChangedValue, Deployer } from './ChangedValue';

interface Props {
  readonly alarm: Alarm;
}

/** Names the record and its changed field. */
function AlarmTitle({ alarm }: Props) {
  return (
    <>
      <strong>{activityWords.alarmTitle(alarm)}:</strong> <NameText text={fieldText(alarm.name)} />
    </>
  );
}

/** The first-seen value and the later value, in full and side by side. */
function AlarmSides({ alarm }: Props) {
  const moment = useMoment();
  const stamp = useStamp();
  const { asset, field, before, after, noticedAt, firstSeenAt, isReverted, row } = alarm;
  const { pinned, pinnedAt } = activityWords;
  const firstSeen = firstSeenAt === null ? pinned : pinnedAt(stamp(firstSeenAt));
  const when = moment(noticedAt);
  const whileThere =
    row === null ? `${detailsWords.lastGiven(when)} · ${historyWords.away}` : activityWords.after;
  const calledOf = (value: Alarm['before']): ReactNode =>
    field === 'deployedBy' && <Deployer isAbove value={value} />;
  return (
    <dl className={styles['sides']}>
      <div>
        <dt>{firstSeen}</dt>
        <dd>
          {calledOf(before)}
          <ChangedValue field={field} value={before} other={after} asset={asset} />
        </dd>
      </div>
      <div>
        <dt>{isReverted ? activityWords.meanwhile(when) : whileThere}</dt>
        <dd>
          {calledOf(after)}
          <ChangedValue isBelow field={field} value={after} other={before} asset={asset} />
        </dd>
      </div>
    </dl>
  );
}

/** Most alarms listed by name when all are acknowledged at once. */
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
      {count > named.length && <li>{historyWords.andOthers(count - named.length)}</li>}
    </ul>
  );
}

const saysTheSame = (one: Alarm, other: Alarm): boolean => {
  const [said, says] = [one, other].map(({ before, after, isReverted, row }) =>
    JSON.stringify([before, after, isReverted, row === null]),
  );
  return said === says;
};

/** The current state of an alarm; undefined if main did not send the alarm. */
const toldOf = (asked: Alarm, { alarms }: Activity): Alarm | undefined =>
  alarms.find(({ number }) => number === asked.number);

/**
 * Whether the alarms in question are unchanged since the question was asked. For alarms that main did not send, only
 * the version can show a change.
 */
const isAsAsked = ({ asked, version }: AskedAlarms, meant: Activity, now: Activity): boolean => {
  if (asked !== 'all') {
    const told = toldOf(asked, now);
    return told ? saysTheSame(asked, told) : now.version === version;
  }
  if (now.version === version) return true;
  const isTold = [meant, now].every(({ alarms, alarmCount }) => alarms.length === alarmCount);
  return isTold && JSON.stringify(meant.alarms) === JSON.stringify(now.alarms);
};

const cancel = (): void => {
  askToAcknowledge(null);
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
  const reasonField = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState(activity);
  const isSame = isAsAsked(question, meant, activity);
  const told = question.asked === 'all' ? 'all' : toldOf(question.asked, activity);
  // The current value is shown at once. The user can confirm it only after comparing again.
  const asked = told ?? question.asked;
  const isAll = asked === 'all';
  const { alarms, alarmCount: count, revertedCount: reverted } = activity;
  return (
    <ConfirmDialog
      dialog={dialog}
      wide
      title={
        isAll
          ? activityWords.acknowledgeAllTitle(count)
          : activityWords[asked.isReverted ? 'settleTitle' : 'acknowledgeTitle']
      }
      confirm={isAll ? activityWords.acknowledgeAllConfirm : activityWords.acknowledgeConfirm}
      isBlocked={isHidden || !isSame}
      onConfirm={() => {
        cancel();
        void acknowledge(activity, isAll ? 'all' : asked.number, reason);
      }}
      onCancel={cancel}
    >
      <div className={styles['question']}>
        {isAll ? (
          <Named alarms={alarms} count={count} />
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
            {reverted < count && <p>{activityWords.acknowledgeAllText}</p>}
            {reverted > 0 && <p>{activityWords.settleSomeText}</p>}
          </>
        ) : (
          <p>{activityWords[asked.isReverted ? 'settleText' : 'acknowledgeText']}</p>
        )}
        <Field
          label={activityWords.reason}
          hint={activityWords.reasonHint}
          inputRef={reasonField}
          maxLength={longestReason}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
          }}
        />
        {!isSame && (
          <>
            <Notice kind="warning">
              {activityWords.changedMeanwhile}{' '}
              {told ? activityWords.compareAgain : activityWords.lookAgain}
            </Notice>
            {told && (
              <p>
                <Button
                  disabled={isHidden}
                  onClick={() => {
                    setMeant(activity);
                    askToAcknowledge(told, activity.version);
                    // The button disappears, so the focus moves to the field.
                    reasonField.current?.focus();
                  }}
                >
                  {activityWords.comparedAgain}
                </Button>
              </p>
            )}
          </>
        )}
        {isHidden && <Notice kind="warning">{privacyWords.secret}</Notice>}
      </div>
    </ConfirmDialog>
  );
}

interface LostProps {
  readonly activity: Activity;
  readonly lost: LostBaseline;
}

/** Asks before the current addresses count as right. */
function LostQuestion({ activity, lost }: LostProps) {
  const dialog = useOpenDialog();
  const { lost: said, acknowledgeConfirm } = activityWords;
  return (
    <ConfirmDialog
      dialog={dialog}
      title={said.acknowledgeTitle}
      confirm={acknowledgeConfirm}
      onConfirm={() => {
        cancel();
        void acknowledge(activity, lost.number, '');
      }}
      onCancel={cancel}
    >
      {said.acknowledgeText}
    </ConfirmDialog>
  );
}

/**
 * Asks before alarms are acknowledged: shows each change in full and its consequence, and takes a reason. If the
 * baseline is lost, asks before the current addresses count as right.
 */
export function AcknowledgeDialog() {
  const question = useWindow((state) => state.acknowledging);
  const activity = useWindow((state) => state.activity);
  if (question === null || activity === null) return null;
  const { lost } = activity;
  if (question === 'lost') {
    return lost && <LostQuestion key={lost.number} activity={activity} lost={lost} />;
  }
  return <Question question={question} activity={activity} />;
}
