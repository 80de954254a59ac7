import type { ComponentProps, ReactNode } from 'react';
import { CopyButton } from '../../../ui/CopyButton';
import styles from './FieldRow.module.css';

/** `text` is what is copied. */
interface Props extends Pick<ComponentProps<typeof CopyButton>, 'text' | 'doubts' | 'refused'> {
  readonly label: ReactNode;
  readonly copyLabel: string;
  readonly children: ReactNode;
}

/** One field of a definition list, with its copy button. */
export function FieldRow({ label, copyLabel, children, ...copied }: Props) {
  return (
    <div className={styles['field']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
      <dd className={styles['copy']}>
        <CopyButton label={copyLabel} {...copied} />
      </dd>
    </div>
  );
}
