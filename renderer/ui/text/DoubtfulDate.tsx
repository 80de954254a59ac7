import { TriangleAlert } from 'lucide-react';
import { Icon } from '../Icon';
import visuallyHidden from '../visually-hidden.module.css';
import { words } from '../../i18n/window';
import type { ShownDate } from './dates';
import styles from './DoubtfulDate.module.css';
import { ServiceText } from './ServiceText';

interface Props {
  /** As received; null when there is none. */
  readonly text: string | null;
  readonly date: Extract<ShownDate, { kind: 'odd' }> | null;
}

/** Of a time as specified, the day: a cell has no room for more of it. */
const dayOf = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}T/u.test(text) ? text.slice(0, 10) : text;

/** A deployment time that is missing, or its day as received with a sign that it is doubted; the reason is read aloud. */
export function DoubtfulDate({ text, date }: Props) {
  return (
    <>
      {date && (
        <>
          <Icon of={TriangleAlert} size={13} className={styles['doubt']} />
          <span className={visuallyHidden['visuallyHidden']}>{words.dates[date.why]} </span>
        </>
      )}
      <ServiceText text={date && date.utc !== null ? dayOf(text) : text} />
    </>
  );
}
