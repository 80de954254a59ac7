import { useValuesHidden } from '../state/values-hidden';
import { showDate, showRelative, type Zone } from '../text/dates';
import { Mask } from '../text/Mask';
import { ServiceText } from '../text/ServiceText';
import { words } from '../words';
import { detailsWords } from '../words/details';
import styles from './FieldList.module.css';
import { LongText } from './LongText';

interface Props {
  readonly text: string;
  readonly zone: Zone;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A deployment time in both zones with its age; a doubtful one as received, with the reason. */
export function DateValue({ text, zone, now }: Props) {
  const hidden = useValuesHidden();
  if (hidden) return <Mask />;
  const date = showDate(text, now, zone);
  if (date.kind === 'odd') {
    return (
      <>
        <LongText text={date.text} kind="text" />
        <span className={styles['warning']}>{words.dates[date.why]}</span>
        {date.why === 'no-zone' && <p className={styles['second']}>{detailsWords.noZone}</p>}
        {date.otherwise !== null && (
          <>
            <p className={styles['second']}>{detailsWords.otherwise}</p>
            <p className={styles['second']}>
              {detailsWords.otherZone.local}: {date.utc}
            </p>
          </>
        )}
      </>
    );
  }
  return (
    <>
      <time dateTime={date.utc}>{date.text}</time>
      <p className={styles['second']}>{showRelative(date.time, now)}</p>
      <p className={styles['second']}>
        {detailsWords.otherZone[zone]}: {date.elsewhere}
      </p>
      {date.otherwise !== null && (
        <>
          <p className={styles['second']}>
            {detailsWords.received}: <ServiceText text={date.otherwise} />
          </p>
          <p className={styles['second']}>{detailsWords.otherwise}</p>
        </>
      )}
    </>
  );
}
