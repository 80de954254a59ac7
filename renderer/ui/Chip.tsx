import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import print from './print.module.css';
import styles from './Chip.module.css';
import { Icon } from './Icon';

interface Props {
  /** What it does, for assistive technology and as a tooltip: "Remove …". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
  /** In one line; what does not fit gets an ellipsis. */
  readonly children: ReactNode;
}

/** Something chosen that a click takes away again. */
export function Chip({ removeLabel, onRemove, children }: Props) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      title={removeLabel}
      className={styles['chip']}
      onClick={onRemove}
    >
      <span className={print['oneLine']}>{children}</span>
      <Icon of={X} size={14} />
    </button>
  );
}
