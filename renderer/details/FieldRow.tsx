import type { ReactNode } from 'react';
import type { ChecksumState } from '../../shared/list-view';
import { CopyButton } from './CopyButton';
import styles from './FieldList.module.css';

interface Props {
  readonly label: ReactNode;
  readonly copyLabel: string;
  /** What is copied. */
  readonly text: string | null;
  readonly state?: ChecksumState;
  readonly children: ReactNode;
}

/** One field of a definition list, with its copy button. */
export function FieldRow({ label, copyLabel, text, state = 'unchecked', children }: Props) {
  return (
    <div className={styles['field']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
      <dd className={styles['copy']}>
        <CopyButton label={copyLabel} text={text} state={state} />
      </dd>
    </div>
  );
}
