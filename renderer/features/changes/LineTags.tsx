import { Check } from 'lucide-react';
import { askToAcknowledge } from '../../store/activity-actions';
import { useWindow } from '../../store/store';
import { useValuesHidden } from '../../store/values-hidden';
import { dayOf, showClock, showMinute, type Zone } from '../../ui/text/dates';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { activityWords } from '../../i18n/activity';
import { historyWords } from '../../i18n/history';
import { privacyWords } from '../../i18n/privacy';
import styles from './history.module.css';
import type { TimelineEntry } from './history-lines';

interface AskProps {
  /** Names the alarm. */
  readonly number: number;
  readonly isActive: boolean;
}

/** For an alarm whose record is in no list: it cannot be opened. */
function AcknowledgeButton({ number, isActive }: AskProps) {
  const alarm = useWindow(({ activity }) => activity?.alarms.find((one) => one.number === number));
  const isHidden = useValuesHidden();
  if (!alarm) return null;
  return (
    <Button
      // What cannot be seen cannot be compared.
      disabled={isHidden}
      title={isHidden ? privacyWords.secret : undefined}
      tabIndex={isActive ? 0 : -1}
      onClick={() => {
        askToAcknowledge(alarm);
      }}
    >
      {activityWords.acknowledge}
    </Button>
  );
}

interface Props {
  readonly entry: TimelineEntry;
  readonly isActive: boolean;
  readonly zone: Zone;
}

/** At the end of a line: what has become of an alarm, or what is to be done about it. */
export function LineTags({ entry: { at, row, outcome }, isActive, zone }: Props) {
  if (outcome === null) return null;
  if (outcome.waiting === null) {
    const { acknowledgedAt } = outcome;
    const isSameDay = dayOf(acknowledgedAt, zone) === dayOf(at, zone);
    const show = isSameDay ? showClock : showMinute;
    return (
      <span className={styles['settled']}>
        <Icon of={Check} size={14} />
        {historyWords.acknowledged(show(acknowledgedAt, zone))}
      </span>
    );
  }
  return (
    <span className={styles['tags']}>
      {row === null ? (
        <AcknowledgeButton number={outcome.waiting} isActive={isActive} />
      ) : (
        <Button data-opens tabIndex={isActive ? 0 : -1}>
          {activityWords.review}
        </Button>
      )}
    </span>
  );
}
