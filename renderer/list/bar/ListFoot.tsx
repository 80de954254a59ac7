import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { words } from '../../words';
import styles from './ListFoot.module.css';

interface Props {
  readonly count: string;
  /** How many are left out because the search is for a time, and theirs is not certain. */
  readonly undated: number;
  /** Addresses are still being checked for the filter. */
  readonly checking: boolean;
  /** What is said of the order of what a search has found. */
  readonly order: ReactNode;
  readonly selected: number;
  readonly onCopy: () => void;
  readonly onClear: () => void;
}

/** How many records there are, how many are selected, and what can be done with these. */
export function ListFoot({ count, undated, checking, order, selected, onCopy, onClear }: Props) {
  return (
    <footer className={styles['foot']}>
      <div className={styles['found']}>
        <p role="status" className={styles['count']}>
          {count}
          {undated > 0 && ` · ${words.list.undated(undated)}`}
          {checking && ` ${words.list.checking}`}
          {selected > 0 && <strong> {words.list.selected(selected)}</strong>}
        </p>
        {order}
      </div>
      {selected > 0 && (
        <>
          <Button kind="quiet" onClick={onClear}>
            {words.list.clearSelection}
          </Button>
          <Button onClick={onCopy}>{words.list.copyRows(selected)}</Button>
        </>
      )}
    </footer>
  );
}
