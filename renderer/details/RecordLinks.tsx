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
  /** Search text that finds all of them in their list. */
  readonly search: string;
}

/** Records shown one by one; the list shows all. */
const mostShown = 5;

/** Longest name of a link, in UTF-16 units. */
const longestName = 120;

/** Links to records of the account. */
export function RecordLinks({ title, found: { list, records }, search }: Props) {
  const rows = useWindow(({ account }) => account?.[list]);
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
        <Button
          className={styles['all']}
          onClick={() => {
            showFound(list, search);
          }}
        >
          {detailsWords.showAllOf(records.length)}
        </Button>
      )}
    </div>
  );
}
