import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface Props {
  readonly term: string;
  /** At the end of the line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A name and its value, in a `dl`; its columns are those of all rows of the settings. */
export function Row({ term, action, children }: Props) {
  return (
    <div className={styles['row']}>
      <dt className={styles['term']}>{term}</dt>
      <dd className={styles['value']}>{children}</dd>
      {action !== undefined && <dd className={styles['action']}>{action}</dd>}
    </div>
  );
}
