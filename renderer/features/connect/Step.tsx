import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { words } from '../../i18n/window';
import styles from './Step.module.css';

interface Props {
  readonly number: number;
  readonly title: string;
  /** Id of the title, for what it names. */
  readonly titleId?: string;
  readonly hint?: string | undefined;
  /** Whether it has all that it needs. */
  readonly isDone: boolean;
  readonly children: ReactNode;
}

/** One of a few things to be done in their order: its number turns to a tick. */
export function Step({ number, title, titleId, hint, isDone, children }: Props) {
  return (
    <div className={styles['step']}>
      <span aria-hidden="true" className={styles['number']} data-done={isDone}>
        {isDone ? <Icon of={Check} size={14} /> : number}
      </span>
      <div className={styles['body']}>
        <h2>
          <span id={titleId}>{title}</span>
          {isDone && (
            <span className={visuallyHidden['visuallyHidden']}> {words.connect.stepDone}</span>
          )}
        </h2>
        {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
        {children}
      </div>
    </div>
  );
}
