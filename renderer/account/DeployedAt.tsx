import { useNow } from '../state/now';
import { showDate, showRelative, type Zone } from '../text/dates';
import { ServiceText } from '../text/ServiceText';
import { words } from '../words';
import styles from './lists.module.css';

interface Props {
  readonly text: string | null;
  /** Zone of the text; the other one is in the title. */
  readonly zone?: Zone;
}

/** A deployment time with its zone; the other zone and its age on hover. A doubtful one as received, with the reason. */
export function DeployedAt({ text, zone = 'local' }: Props) {
  const now = useNow();
  if (text === null || text === '') return <ServiceText text={text} />;
  const date = showDate(text, now, zone);
  if (date.kind === 'date') {
    return (
      <time
        dateTime={date.utc}
        title={words.dates.elsewhere(date.elsewhere, showRelative(date.time, now))}
      >
        {date.text}
      </time>
    );
  }
  return (
    <>
      <span className={styles['doubt']}>{words.dates[date.why]}</span>{' '}
      <ServiceText text={date.text} />
    </>
  );
}
