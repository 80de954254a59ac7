import { useNow } from '../state/now';
import { showDate } from '../text/dates';
import { ServiceText } from '../text/ServiceText';
import { words } from '../words';
import styles from './lists.module.css';

/** A deployment time: local with its zone, UTC on hover; a doubtful one as received, with the reason. */
export function DeployedAt({ text }: { readonly text: string | null }) {
  const now = useNow();
  if (text === null || text === '') return <ServiceText text={text} />;
  const date = showDate(text, now);
  if (date.kind === 'date') {
    return (
      <time dateTime={date.utc} title={date.utc}>
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
