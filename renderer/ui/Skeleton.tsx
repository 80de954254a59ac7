import styles from './Skeleton.module.css';

/** More rows than any window has room for. */
const mostRows = 40;

/** Widths of the bars in percent, uneven as in a list of records. */
const widths = [62, 48, 70, 42, 56] as const;

/** A placeholder for records while they are read. Decoration only: the text about the wait is elsewhere. */
export function Skeleton() {
  return (
    <div aria-hidden="true" className={styles['rows']}>
      {Array.from({ length: mostRows }, (_, row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['picture']} />
          <span className={styles['bar']} style={{ width: `${widths[row % widths.length]}%` }} />
          <span className={styles['bar']} style={{ width: '80%' }} />
        </div>
      ))}
    </div>
  );
}
