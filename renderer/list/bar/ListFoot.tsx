import { Button } from '../../ui/Button';
import { words } from '../../words';
import styles from './ListFoot.module.css';

interface Props {
  readonly count: string;
  /** Addresses are still being checked for the filter. */
  readonly checking: boolean;
  readonly selected: number;
  readonly onCopy: () => void;
  readonly onClear: () => void;
}

/** How many records there are, how many are selected, and what can be done with these. */
export function ListFoot({ count, checking, selected, onCopy, onClear }: Props) {
  return (
    <footer className={styles['foot']}>
      <p role="status" className={styles['count']}>
        {count}
        {checking && ` ${words.list.checking}`}
        {selected > 0 && <strong> {words.list.selected(selected)}</strong>}
      </p>
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
