import type { LucideIcon } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { classOf } from './class-of';
import styles from './Button.module.css';
import { usePassedFocus } from './focus';
import { Icon } from './Icon';

interface Props extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'plain' | 'danger' | 'quiet';
  readonly icon?: LucideIcon;
  /** Lets the words of a quiet button begin where the column does. */
  readonly flush?: boolean;
  /** Whether there is nothing to do; the button then keeps the keyboard, which would be lost otherwise. */
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

/** One that goes with what it has done, and passes the keyboard on then. */
export function PassingButton(props: Omit<Props, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null);
  usePassedFocus(button);
  return <Button ref={button} {...props} />;
}

interface IconButtonProps {
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
export function IconButton(props: IconButtonProps) {
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
      className={classOf(styles['iconButton'], framed && styles['framed'], className)}
      onClick={() => {
        onPress?.();
      }}
    >
      <Icon of={icon} />
    </button>
  );
}
