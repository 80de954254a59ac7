import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Strip.module.css';

interface Props {
  readonly kind: 'danger' | 'warning' | 'plain';
  /** `alert` for what must be heard at once. */
  readonly role: 'alert' | 'status';
  readonly icon: LucideIcon;
  /** The gist, in bold. */
  readonly title: ReactNode;
  /** The rest; gives way first, and is told whole on hover. */
  readonly detail?: ReactNode;
  /** The whole of it in words, for the tooltip. */
  readonly hint?: string | undefined;
  /** Buttons, which never give way. */
  readonly children?: ReactNode;
}

/** What must be known of the whole screen, in one line below the header: however narrow, it takes no second one. */
export function Strip({ kind, role, icon, title, detail, hint, children }: Props) {
  return (
    <div className={[styles['strip'], styles[kind]].join(' ')}>
      <Icon of={icon} />
      <p role={role} title={hint} className={styles['text']}>
        <strong>{title}</strong>
        {detail !== undefined && <span> · {detail}</span>}
      </p>
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
