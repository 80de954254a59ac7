import type { Field, SmartContract, Wallet } from '../../shared/account';
import { focusGrid } from '../list/focus';
import { showFound } from '../state/list-actions';
import { useWindow } from '../state/store';
import { fieldText } from '../text/field';
import { Button } from '../ui/Button';
import { detailsWords } from '../words/details';
import type { Records } from './related';
import { RecordLink } from './RecordLink';
import styles from './RecordLinks.module.css';

interface Props {
  readonly title: string;
  readonly found: Records;
  /** The column whose value they have in common. */
  readonly column: string;
}

/** Records shown one by one; the list shows all. */
const mostShown = 5;

const valueIn = (column: string, row: Wallet | SmartContract | undefined): string | null => {
  const fields: Readonly<Record<string, Field | undefined>> = { ...row };
  return fieldText(fields[column] ?? null);
};

/** Links to records of the account. */
export function RecordLinks({ title, found: { list, records }, column }: Props) {
  const rows = useWindow(({ account }) => account?.[list]);
  const showAll = (): void => {
    // The same address may be written in several ways.
    const values = records.map((record) => valueIn(column, rows?.[record]));
    showFound(list, column, [...new Set(values)]);
    focusGrid();
  };
  return (
    <div className={styles['group']}>
      <p className={styles['title']}>{title}</p>
      <ul className={styles['records']}>
        {records.slice(0, mostShown).map((record) => (
          <li key={record}>
            <RecordLink list={list} record={record} className={styles['record']} />
          </li>
        ))}
      </ul>
      {records.length > mostShown && (
        <Button className={styles['all']} onClick={showAll}>
          {detailsWords.showAllOf(records.length)}
        </Button>
      )}
    </div>
  );
}
