import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  readonly kind: 'warning' | 'good';
  readonly children: ReactNode;
}

/** Something worth knowing that is no failure. */
export function Notice({ kind, children }: Props) {
  return (
    <div role="status" className={[styles['notice'], styles[kind]].join(' ')}>
      {children}
    </div>
  );
}
