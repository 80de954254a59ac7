import { words } from '../words';
import { showDate, showRelative, type Zone } from './dates';
import styles from './DeployedAt.module.css';
import { ServiceText } from './ServiceText';

interface Props {
  readonly text: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Zone of the text; the other one is in the title. */
  readonly zone: Zone;
}

/** A deployment time with its zone and its age; the other zone on hover. A doubtful one as received, with the reason. */
export function DeployedAt({ text, now, zone }: Props) {
  if (text === null || text === '') return <ServiceText text={text} />;
  const date = showDate(text, now, zone);
  if (date.kind === 'date') {
    const age = showRelative(date.time, now);
    return (
      <span className={styles['dated']}>
        <time dateTime={date.utc} title={words.dates.elsewhere(date.elsewhere, age)}>
          {date.text}
        </time>{' '}
        <span className={styles['age']}>{age}</span>
      </span>
    );
  }
  return (
    <>
      <span className={styles['doubt']}>{words.dates[date.why]}</span>{' '}
      <ServiceText text={date.text} />
    </>
  );
}
