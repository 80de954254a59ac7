import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { ChosenList, ExpectedColumns, GuessedColumns } from '../../../shared/expected';
import { askForColumns, chooseColumns } from '../../store/comparison-actions';
import { useValuesHidden } from '../../store/selectors';
import { ServiceText } from '../../ui/text/ServiceText';
import { visibleText } from '../../ui/text/visible';
import { Button } from '../../ui/Button';
import { useHandedOnFocus } from '../../ui/focus';
import { Notice } from '../../ui/Notice';
import { words } from '../../i18n/window';
import { compareWords } from '../../i18n/compare';
import print from '../../ui/print.module.css';
import actions from '../../ui/actions.module.css';
import styles from './ColumnsForm.module.css';

/** Longest head that is shown, in UTF-16 units. */
const longestHead = 40;

/** What a column is called: what stands in the file, or its place where that may not be seen or says nothing. */
export const headOf = ({ columns }: ChosenList, at: number, isHidden: boolean): string => {
  const head = columns[at]?.trim() ?? '';
  if (isHidden || head === '' || head === `${at + 1}`) return compareWords.column(at + 1);
  return visibleText(head, longestHead);
};

interface SelectProps {
  readonly label: string;
  readonly chosen: ChosenList;
  /** Place of the column in the file. */
  readonly at: number | null;
  /** Whether no list may be without it. */
  readonly isNeeded?: boolean;
  readonly select?: RefObject<HTMLSelectElement | null>;
  readonly onChange: (at: number | null) => void;
}

function ColumnSelect({ label, chosen, at, isNeeded = false, select, onChange }: SelectProps) {
  const id = useId();
  const isHidden = useValuesHidden();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select
        ref={select}
        id={id}
        className={styles['select']}
        value={at ?? ''}
        onChange={({ target }) => {
          onChange(target.value === '' ? null : Number(target.value));
        }}
      >
        {isNeeded && at === null && <option value="">{compareWords.chooseColumn}</option>}
        {!isNeeded && <option value="">{compareWords.none}</option>}
        {chosen.columns.map((_, place) => (
          <option key={place} value={place}>
            {headOf(chosen, place, isHidden)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Props {
  readonly chosen: ChosenList;
  /** As they are compared now, or null. */
  readonly columns: ExpectedColumns | null;
  /** Whether what stood here before had the keyboard. */
  readonly hadKeyboard: RefObject<boolean>;
}

/** Asks which column of a file is what, beside its first records. */
export function ColumnsForm({ chosen, columns, hadKeyboard }: Props) {
  const isHidden = useValuesHidden();
  const [wanted, setWanted] = useState<GuessedColumns>(columns ?? chosen.guess);
  const { address } = wanted;
  const form = useRef<HTMLFormElement>(null);
  useHandedOnFocus(form, hadKeyboard);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isHere = first.current?.closest('section')?.contains(activeElement) ?? false;
    if (isHere || activeElement === document.body) first.current?.focus();
  }, []);
  const id = useId();
  return (
    <form
      ref={form}
      aria-labelledby={id}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (address !== null) chooseColumns({ ...wanted, address });
      }}
    >
      <h2 id={id}>{compareWords.columns}</h2>
      <p className={print['muted']}>{compareWords.columnsHint}</p>
      <div className={styles['fields']}>
        <ColumnSelect
          isNeeded
          select={first}
          label={words.fields.address}
          chosen={chosen}
          at={address}
          onChange={(at) => {
            setWanted({ ...wanted, address: at });
          }}
        />
        <ColumnSelect
          label={words.fields.name}
          chosen={chosen}
          at={wanted.name}
          onChange={(name) => {
            setWanted({ ...wanted, name });
          }}
        />
        <ColumnSelect
          label={words.fields.asset}
          chosen={chosen}
          at={wanted.asset}
          onChange={(asset) => {
            setWanted({ ...wanted, asset });
          }}
        />
      </div>
      {address !== null && !chosen.addressLike.includes(address) && (
        <Notice kind="warning">{compareWords.noAddresses}</Notice>
      )}
      <div
        role="region"
        aria-label={compareWords.columnsTitle}
        tabIndex={0}
        className={styles['sample']}
      >
        <table>
          <thead>
            <tr>
              {chosen.columns.map((_, at) => (
                <th key={at} scope="col">
                  <bdi>{headOf(chosen, at, isHidden)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chosen.sample.map((cells, place) => (
              <tr key={place}>
                {chosen.columns.map((_, at) => (
                  <td key={at}>{cells[at] !== '' && <ServiceText text={cells[at] ?? null} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={actions['actions']}>
        <Button kind="primary" type="submit" disabled={address === null}>
          {compareWords.compare}
        </Button>
        {columns && (
          <Button
            onClick={() => {
              askForColumns(false);
            }}
          >
            {words.common.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
