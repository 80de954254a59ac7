import type { ReactNode } from 'react';
import styles from './TokenInspector.module.css';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

/** A name and its value, in a list of facts. */
export function Fact({ name, children }: Props) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
