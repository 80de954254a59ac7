import { words } from '../words';
import type { ShownDate } from './dates';
import styles from './DoubtfulDate.module.css';
import { ServiceText } from './ServiceText';

interface Props {
  /** As received; null when there is none. */
  readonly text: string | null;
  readonly date: Extract<ShownDate, { kind: 'odd' }> | null;
}

/** A deployment time that is missing, or shown as received with the reason why it is doubted. */
export function DoubtfulDate({ text, date }: Props) {
  return (
    <>
      {date && (
        <>
          <span className={styles['doubt']}>{words.dates[date.why]}</span>{' '}
        </>
      )}
      <ServiceText text={text} />
    </>
  );
}
