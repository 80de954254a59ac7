import type { ReactNode } from 'react';
import styles from './Tile.module.css';

interface Props {
  readonly label: string;
  /** A number or a short text. */
  readonly value: ReactNode;
  /** Why there is no value, or what is special about it. */
  readonly remark?: string | null;
}

/** A figure that is read at a glance. Stands in a `dl`. */
export function Tile({ label, value, remark = null }: Props) {
  return (
    <div className={styles['tile']}>
      <dt>{label}</dt>
      <dd className={styles['value']}>{value}</dd>
      {remark !== null && <dd className={styles['remark']}>{remark}</dd>}
    </div>
  );
}
