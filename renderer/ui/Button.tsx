import type { LucideIcon } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { classOf } from './class-of';
import styles from './Button.module.css';
import { useFocusOnUnmount } from './focus';
import { Icon } from './Icon';

interface Props extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'plain' | 'danger' | 'quiet';
  readonly icon?: LucideIcon;
  /** Lets the text of a quiet button begin at the edge of the column. */
  readonly flush?: boolean;
  /** Whether the button is disabled. It keeps the focus, which a natively disabled button would lose. */
  readonly disabled?: boolean;
}

/** A push button; `plain` unless said otherwise. */
export function Button({
  kind = 'plain',
  icon,
  flush = false,
  disabled = false,
  className,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf(styles['button'], styles[kind], flush && styles['flush'], className)}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        // Enter in a field presses the button of its form, too.
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** A button that disappears when its action is done, and then passes the focus on. */
export function SelfRemovingButton(props: Omit<Props, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnUnmount(button);
  return <Button ref={button} {...props} />;
}

interface IconButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Tooltip; by default the label. */
  readonly hint?: string;
  /** Null disables the button. It keeps the focus, which a natively disabled button would lose. */
  readonly onPress: (() => void) | null;
  /** Whether a toggle button is pressed. */
  readonly pressed?: boolean;
  /** Keys for the same action, in the format of `aria-keyshortcuts`. */
  readonly keys?: string;
  /** Draws a border, for a place among other buttons. */
  readonly framed?: boolean;
  /** -1 leaves the button out of the Tab order, where keys do the same. */
  readonly tabIndex?: number;
  readonly className?: string | undefined;
}

/** A small button with an icon and an accessible name. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, hint = label, onPress, pressed, keys, framed = false, className } = props;
  return (
    <button
      type="button"
      // A tooltip that only repeats the name is the name: beside it, screen readers would read it a second time.
      aria-label={hint === label ? undefined : label}
      aria-disabled={onPress === null || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      tabIndex={props.tabIndex}
      title={hint}
      className={classOf(styles['iconButton'], framed && styles['framed'], className)}
      onClick={() => {
        onPress?.();
      }}
    >
      <Icon of={icon} />
    </button>
  );
}
