import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../../../ui/Icon';
import { words } from '../../../../i18n/window';
import styles from './RecordGrid.module.css';

interface Props {
  /** Which item of the grid it is, from 0. */
  readonly item: number;
  readonly columns: number;
  readonly folded: boolean;
  /** Whether it has the keyboard. */
  readonly active: boolean;
  readonly children: ReactNode;
}

/** The head of a group: one cell over all columns, which folds it. Stays on top while its rows are in sight. */
function Head({ item, columns, folded, active, children }: Props) {
  return (
    <div
      role="row"
      aria-rowindex={item + 2}
      aria-level={1}
      aria-expanded={!folded}
      className={styles['groupHead']}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={columns}
        tabIndex={active ? 0 : -1}
        className={styles['groupCell']}
        title={words.list.foldHint}
      >
        <span className={styles['groupTitle']}>
          <Icon of={ChevronDown} className={styles['chevron']} />
          {children}
        </span>
      </div>
    </div>
  );
}

export const GroupHead = memo(Head);
