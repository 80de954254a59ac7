import type { ReactNode } from 'react';
import styles from '../../ui/pill.module.css';

interface Props {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A filter that is either on or off. */
export function TogglePill({ pressed, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={[styles['pill'], pressed && styles['on']].filter(Boolean).join(' ')}
      onClick={onPress}
    >
      {pressed && <span aria-hidden="true">✓</span>}
      {children}
    </button>
  );
}
