import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon';

interface Props extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'plain' | 'danger' | 'quiet';
  readonly icon?: LucideIcon;
  /** Lets the words of a quiet button begin where the column does. */
  readonly flush?: boolean;
}

/** A push button; `plain` unless said otherwise. */
export function Button({
  kind = 'plain',
  icon,
  flush = false,
  className,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles['button'], styles[kind], flush && styles['flush'], className]
        .filter(Boolean)
        .join(' ')}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
