import type { LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Icon } from './Icon';
import { classOf } from './class-of';
import { useFocusOnUnmount } from './focus';
import styles from './EmptyState.module.css';

interface Props {
  readonly icon: LucideIcon;
  readonly kind?: 'danger' | 'plain';
  /** `alert` for a failure. */
  readonly role?: 'alert' | 'status' | undefined;
  readonly title: ReactNode;
  /** The reason, and what can be done. */
  readonly children?: ReactNode;
  /** Buttons, the best first. */
  readonly actions?: ReactNode;
}

/**
 * In place of content that cannot be shown: why there is none, and what to do next. When the content comes, the focus
 * is passed on from the buttons here.
 */
export function EmptyState({ icon, kind = 'plain', role, title, children, actions }: Props) {
  const whole = useRef<HTMLDivElement>(null);
  useFocusOnUnmount(whole);
  return (
    <div ref={whole} role={role} className={classOf(styles['state'], styles[kind])}>
      <Icon of={icon} size={28} />
      <h2 className={styles['title']}>{title}</h2>
      {children !== undefined && <div className={styles['text']}>{children}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
