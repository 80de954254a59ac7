import type { Field, SmartContract, Wallet } from '../../shared/account';
import { focusGrid } from '../list/focus';
import { goToRecord, showFound } from '../state/list-actions';
import { useWindow } from '../state/store';
import { fieldText } from '../text/field';
import { NameText } from '../text/NameText';
import { Button } from '../ui/Button';
import { detailsWords } from '../words/details';
import type { Records } from './related';
import styles from './RecordLinks.module.css';

interface Props {
  readonly title: string;
  readonly found: Records;
  /** The column whose value they have in common. */
  readonly column: string;
}

/** Records shown one by one; the list shows all. */
const mostShown = 5;

/** Longest name of a link, in UTF-16 units. */
const longestName = 120;

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
        {records.slice(0, mostShown).map((record) => {
          const row = rows?.[record];
          if (!row) return null;
          const name = fieldText('walletName' in row ? row.walletName : row.name);
          return (
            <li key={record}>
              <button
                type="button"
                role="link"
                className={styles['record']}
                onClick={() => {
                  goToRecord(list, record);
                }}
              >
                <NameText text={name} longest={longestName} />
              </button>
            </li>
          );
        })}
      </ul>
      {records.length > mostShown && (
        <Button className={styles['all']} onClick={showAll}>
          {detailsWords.showAllOf(records.length)}
        </Button>
      )}
    </div>
  );
}
