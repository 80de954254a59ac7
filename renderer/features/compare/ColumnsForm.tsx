import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { ChosenList, ExpectedColumns, GuessedColumns } from '../../../shared/expected';
import { askForColumns, chooseColumns } from '../../store/comparison-actions';
import { useValuesHidden } from '../../store/store';
import { ServiceText } from '../../ui/text/ServiceText';
import { visibleText } from '../../ui/text/visible';
import { Button } from '../../ui/Button';
import { useFocusHandover } from '../../ui/focus';
import { Notice } from '../../ui/Notice';
import { words } from '../../i18n/window';
import { compareWords } from '../../i18n/compare';
import typography from '../../ui/typography.module.css';
import actions from '../../ui/actions.module.css';
import styles from './ColumnsForm.module.css';

/** Fields that the comparison uses, if the file has them. */
export const expectedFields = ['address', 'name', 'asset'] as const;

/** Longest column name shown, in UTF-16 units. */
const longestHead = 40;

/**
 * Name of a column from the file. Its position instead if values are hidden, or if the name is empty or only repeats
 * the position.
 */
export const headOf = ({ columns }: ChosenList, at: number, isHidden: boolean): string => {
  const head = columns[at]?.trim() ?? '';
  if (isHidden || head === '' || head === `${at + 1}`) return compareWords.column(at + 1);
  return visibleText(head, longestHead);
};

interface SelectProps {
  readonly field: (typeof expectedFields)[number];
  readonly chosen: ChosenList;
  /** Index of the column in the file; null if none is chosen. */
  readonly at: number | null;
  readonly onChange: (at: number | null) => void;
}

function ColumnSelect({ field, chosen, at, onChange }: SelectProps) {
  const id = useId();
  // The address is required.
  const isNeeded = field === 'address';
  const isHidden = useValuesHidden();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={typography['label']}>
        {words.fields[field]}
      </label>
      <select
        id={id}
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
  /** The columns used by the current comparison; null before the first one. */
  readonly columns: ExpectedColumns | null;
  /** Whether the element that this form replaced had the focus. */
  readonly hadKeyboard: RefObject<boolean>;
}

/** Asks which column of the file holds which field, next to its first records. */
export function ColumnsForm({ chosen, columns, hadKeyboard }: Props) {
  const isHidden = useValuesHidden();
  const [wanted, setWanted] = useState<GuessedColumns>(columns ?? chosen.guess);
  const { address } = wanted;
  const form = useRef<HTMLFormElement>(null);
  useFocusHandover(form, hadKeyboard);
  useEffect(() => {
    const { activeElement } = document;
    const isHere = form.current?.closest('section')?.contains(activeElement) ?? false;
    if (isHere || activeElement === document.body) form.current?.querySelector('select')?.focus();
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
      <p className={typography['muted']}>{compareWords.columnsHint}</p>
      <div className={styles['fields']}>
        {expectedFields.map((field) => (
          <ColumnSelect
            key={field}
            field={field}
            chosen={chosen}
            at={wanted[field]}
            onChange={(at) => {
              setWanted({ ...wanted, [field]: at });
            }}
          />
        ))}
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
                  <td key={at} className={at === address ? typography['mono'] : undefined}>
                    {cells[at] !== '' && <ServiceText text={cells[at] ?? null} />}
                  </td>
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
