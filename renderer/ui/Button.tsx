import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Props extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'plain' | 'danger' | 'quiet';
}

/** A push button; `plain` unless said otherwise. */
export function Button({ kind = 'plain', className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles['button'], styles[kind], className].filter(Boolean).join(' ')}
    />
  );
}
