import {
  type Field,
  fieldText,
  type ListName,
  type SmartContract,
  type Wallet,
  recordName,
} from '../../../../shared/account';
import { focusGrid } from '../list/focus';
import { goToRecord, showWithValues } from '../../../store/list-actions';
import { useWindow } from '../../../store/store';
import { NameText } from '../../../ui/text/ServiceText';
import { detailsWords } from '../../../i18n/details';
import styles from './Details.module.css';
import { fieldOf } from './FieldRow';
import type { Records } from './related';

/** Longest name of a link, in UTF-16 units. */
const longestName = 120;

/** A link to the details of a record, labelled with its name. */
export function RecordLink({ list, record }: { readonly list: ListName; readonly record: number }) {
  const row = useWindow(({ account }) => account?.[list]?.[record]);
  if (!row) return null;
  const name = fieldText(recordName(row));
  return (
    <button
      type="button"
      role="link"
      className={styles['link']}
      onClick={() => {
        goToRecord(list, record);
      }}
    >
      <NameText text={name} longest={longestName} />
    </button>
  );
}

/** Filters a list to the records that have the same value in a column. */
export function ShowRecords({
  found: { list, records },
  column,
  label,
  name,
}: {
  readonly found: Records;
  readonly column: string;
  readonly label: string;
  /** Accessible name, if the label alone is not enough. */
  readonly name?: string;
}) {
  const rows = useWindow(({ account }) => account?.[list]);
  const valueOf = (row: Wallet | SmartContract | undefined): Field =>
    row === undefined ? null : fieldOf(row, column);
  const show = (): void => {
    // The records may write the same address in several ways.
    const values = records.map((record) => fieldText(valueOf(rows?.[record])));
    showWithValues(list, column, [...new Set(values)]);
    focusGrid();
  };
  return (
    <button type="button" aria-label={name} className={styles['link']} onClick={show}>
      {label}
    </button>
  );
}

/** Most records linked one by one; the list shows the others. */
const mostNamed = 5;

/** Links to records of the account. */
export function RecordLinks({
  found,
  column,
}: {
  readonly found: Records;
  readonly column: string;
}) {
  const { list, records } = found;
  return (
    <>
      <ul className={styles['links']}>
        {records.slice(0, mostNamed).map((record) => (
          <li key={record}>
            <RecordLink list={list} record={record} />
          </li>
        ))}
      </ul>
      {records.length > mostNamed && (
        <ShowRecords found={found} column={column} label={detailsWords.showAllOf(records.length)} />
      )}
    </>
  );
}
