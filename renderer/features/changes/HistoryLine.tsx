import {
  Check,
  TriangleAlert,
  AtSign,
  CircleMinus,
  Flag,
  OctagonAlert,
  PencilLine,
  Pencil,
  Plus,
  RotateCcw,
  ShieldCheck,
  ShieldOff,
  type LucideIcon,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { fieldText } from '../../../shared/account';
import type { Alarm, FieldChange, HistoryKind } from '../../../shared/activity';
import { dayOf } from '../../../shared/times';
import { useWindow, useZone } from '../../store/store';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { showClock, showMinute } from '../../ui/text/dates';
import { NameText, ServiceText } from '../../ui/text/ServiceText';
import { VisuallyHidden } from '../../ui/Status';
import { activityWords } from '../../i18n/activity';
import { addressRelationWords } from '../../i18n/address-relations';
import { historyWords } from '../../i18n/history';
import { AcknowledgeButton } from './AcknowledgeButton';
import { AlarmEnds } from './AlarmName';
import { ChangedValue, isExact, ValueChanges } from './ChangedValue';
import { isWaiting, type TimelineEntry } from './history-lines';
import styles from './history.module.css';

/** Icon of each kind of line. The text of the line carries the same meaning. */
export const kindIcons: Readonly<Record<HistoryKind, LucideIcon>> = {
  alarm: OctagonAlert,
  acknowledged: Check,
  reverted: RotateCcw,
  settled: Check,
  trusted: ShieldCheck,
  lost: ShieldOff,
  begun: Flag,
  holder: AtSign,
  changed: PencilLine,
  renamed: Pencil,
  added: Plus,
  returned: RotateCcw,
  removed: CircleMinus,
};

/** Time of an entry, at the end of its line. */
export function LineTime({ at }: { readonly at: number }) {
  const zone = useZone();
  return (
    <time
      className={styles['time']}
      dateTime={new Date(at).toISOString()}
      title={showMinute(at, zone)}
    >
      {showClock(at, zone)}
    </time>
  );
}

interface Shown {
  readonly entry: TimelineEntry;
  /** The open alarm that the entry reports; undefined if it is acknowledged or if main did not send it. */
  readonly alarm: Alarm | undefined;
  /**
   * Whether Tab reaches the controls of this line. Only one line at a time has them in the tab order; arrow keys reach
   * the others.
   */
  readonly isActive: boolean;
}

/** At the end of a line: the outcome of an alarm, or the button to review it. */
function LineTags({ entry: { at, row, outcome }, alarm, isActive }: Shown) {
  const zone = useZone();
  if (outcome === null) return null;
  if (outcome.waiting === null) {
    const { acknowledgedAt, isReverted } = outcome;
    const isSameDay = dayOf(acknowledgedAt, zone) === dayOf(at, zone);
    const show = isSameDay ? showClock : showMinute;
    return (
      <span className={styles['settled']}>
        <Icon of={Check} size={14} />
        {historyWords[isReverted ? 'settled' : 'acknowledged'](show(acknowledgedAt, zone))}
      </span>
    );
  }
  return (
    <span className={styles['tags']}>
      {row === null ? (
        // The details of a record that is in no list cannot be opened.
        alarm && <AcknowledgeButton alarm={alarm} tabIndex={isActive ? 0 : -1} />
      ) : (
        <Button data-opens tabIndex={isActive ? 0 : -1}>
          {activityWords.review}
        </Button>
      )}
    </span>
  );
}

/** Longest name in a line, in UTF-16 units. */
const longestName = 200;

/** Name of the record; links to it if it is in its list. */
function Name({ entry: { name, list, row }, isActive }: Omit<Shown, 'alarm'>) {
  const text = <NameText text={fieldText(name)} longest={longestName} />;
  if (row === null || list === 'account') return <strong data-name>{text}</strong>;
  return (
    <a
      href={`#${list}`}
      data-go
      data-opens
      data-name
      tabIndex={isActive ? 0 : -1}
      className={styles['record']}
      title={historyWords.openOf}
    >
      {text}
    </a>
  );
}

const whatHappened = ({ before, after }: FieldChange): 'changed' | 'appeared' | 'vanished' => {
  if (before === null) return 'appeared';
  return after === null ? 'vanished' : 'changed';
};

/** The change as a sentence. */
function Message(props: Shown): ReactNode {
  const { entry, alarm } = props;
  const { kind, list, fields, count, isCounting } = entry;
  const [first] = fields;
  const only = fields.length === 1 && first ? first : null;
  if (list === 'account') {
    return kind === 'holder' && only
      ? historyWords.ofHolder(only.field, whatHappened(only))
      : historyWords.ofAccount(kind);
  }
  if (isCounting) return historyWords.ofOthers(kind, list, count);
  const [before, after] = historyWords.ofRecord(kind, list, only?.field ?? null);
  return (
    <>
      {before} <Name {...props} />
      {alarm && <AlarmEnds alarm={alarm} />} {after}
    </>
  );
}

/** Asset and address of a record that appeared or disappeared. */
function Identity({ entry: { asset, address } }: Pick<Shown, 'entry'>): ReactNode {
  return (
    <>
      {asset !== null && (
        <>
          <span className={styles['asset']}>
            <ServiceText text={fieldText(asset)} />
          </span>{' '}
        </>
      )}
      <ChangedValue field="address" value={address} other={address} asset={asset} />
    </>
  );
}

interface HistoryLineProps extends Omit<Shown, 'alarm'> {
  readonly isNew: boolean;
  /** Whether the address of the record looks like another known address. */
  readonly isAlike: boolean;
  /** Language and time zone. Not read here: a new value makes the memoized line render again. */
  readonly writtenIn: string;
}

/** One entry of the history. */
export const HistoryLine = memo(function HistoryLine(props: HistoryLineProps) {
  const { entry, isActive, isNew, isAlike } = props;
  const { key, at, kind, list, asset, fields, reason, outcome, row } = entry;
  const waiting = outcome?.waiting ?? null;
  const alarm = useWindow(({ activity }) =>
    activity?.alarms.find(({ number }) => number === waiting),
  );
  const why = outcome?.waiting === null ? outcome.reason : reason;
  const isInline = fields.length === 1 && fields.every(({ field }) => !isExact(field));
  const changes = <ValueChanges fields={fields} asset={asset} />;
  const isOfRecord = list !== 'account' && !entry.isCounting;
  const isWhole = isOfRecord && fields.length === 0;
  const isAway = isOfRecord && row === null;
  const away = kind === 'removed' && list !== 'account' ? historyWords.mayReturn[list] : null;
  const remarks = [
    // The value may be back to the one first seen.
    ...(alarm?.isReverted ? [historyWords.isBack] : []),
    ...(isAway ? [away ?? historyWords.away] : []),
  ];
  const leads = row !== null && list !== 'account';
  return (
    <li
      className={styles['entry']}
      data-kind={kind}
      data-waits={isWaiting(entry)}
      data-leads={leads}
      data-line={key}
      data-go={leads ? undefined : true}
      tabIndex={leads ? undefined : isActive ? 0 : -1}
    >
      {isNew && <span className={styles['dot']} aria-hidden="true" />}
      <Icon of={kindIcons[kind]} className={styles['sign']} />
      <div className={styles['what']}>
        <p className={styles['sentence']}>
          {isNew && <VisuallyHidden>{historyWords.isNew} </VisuallyHidden>}
          <Message {...{ entry, alarm, isActive }} />
          {isWhole && kind !== 'removed' && (
            <span className={styles['further']}>
              {' · '}
              <Identity entry={entry} />
            </span>
          )}
          {remarks.map((remark) => (
            <span key={remark} className={styles['further']}>
              {` · ${remark}`}
            </span>
          ))}
          {isInline && (
            <>
              {' · '}
              {changes}
            </>
          )}
        </p>
        {fields.length > 0 && !isInline && changes}
        {isWhole && kind === 'removed' && (
          <p className={styles['further']} data-alone>
            <Identity entry={entry} />
          </p>
        )}
        {isAlike && (
          <p className={styles['alike']}>
            <Icon of={TriangleAlert} size={14} /> {addressRelationWords.mark}
          </p>
        )}
        {why !== null && (
          <p className={styles['further']}>
            {historyWords.reason} <ServiceText text={why} longest={300} />
          </p>
        )}
      </div>
      <LineTags {...{ entry, alarm, isActive }} />
      <LineTime at={at} />
    </li>
  );
});
