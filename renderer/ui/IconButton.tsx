import type { LucideIcon } from 'lucide-react';
import { Icon } from './Icon';
import styles from './IconButton.module.css';

interface Props {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Shown on hover; the label if not said. */
  readonly hint?: string;
  /** Null when there is nothing to do; the button then keeps the keyboard, which would be lost otherwise. */
  readonly onPress: (() => void) | null;
  /** Of a button that stays pressed. */
  readonly pressed?: boolean;
  /** Keys that do the same, as `aria-keyshortcuts` has them. */
  readonly keys?: string;
  /** With a border, among other buttons. */
  readonly framed?: boolean;
  /** -1 where keys do the same, and Tab has enough stops. */
  readonly tabIndex?: number;
  readonly className?: string | undefined;
}

/** A small button with a picture and a name. */
export function IconButton(props: Props) {
  const { icon, label, hint = label, onPress, pressed, keys, framed = false, className } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onPress === null || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      tabIndex={props.tabIndex}
      title={hint}
      className={[styles['button'], framed && styles['framed'], className]
        .filter(Boolean)
        .join(' ')}
      onClick={() => {
        onPress?.();
      }}
    >
      <Icon of={icon} />
    </button>
  );
}
