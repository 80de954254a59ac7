import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { words } from '../../../../i18n/window';
import { deployerKinds, filterMarks, noFilters, type Filters } from '../../../../store/list-state';
import type { ListName } from '../../../../../shared/account';
import { checksumStates } from '../../../../../shared/list-view';
import { shortAddress } from '../../../../../shared/address';
import { filter, search } from '../../../../store/list-actions';
import { useValuesHidden } from '../../../../store/store';
import { CodeText, NameText } from '../../../../ui/text/ServiceText';
import { addressRelationWords } from '../../../../i18n/address-relations';
import { toolWords } from '../../../../i18n/list';
import { fold, foldings } from '../model/fold';
import { operatorNames } from '../model/operators';
import { valueOfOperator, withOperator } from '../model/search-tokens';
import { codeColumns } from '../model/columns';
import { searchLanguage } from '../search-language';
import type { CountFound, ShownList } from '../use-list';
import { markWords, showValue } from './filter-parts';
import typography from '../../../../ui/typography.module.css';
import { classOf } from '../../../../ui/class-of';
import styles from './FilterMenu.module.css';

interface Choice<Value> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Number of records that match; null while not known. */
  readonly count: number | null;
}

interface Props<Value> {
  /** Accessible name. */
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Checkboxes. If none is ticked, all records match. */
function CheckList<Value>({ label, choices, chosen, onChange }: Props<Value>) {
  return (
    <fieldset aria-label={label}>
      {choices.map(({ value, label, count }) => (
        // As JSON, "not given" differs from every text.
        <label key={JSON.stringify(value)} className={styles['choice']}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => {
              const others = chosen.filter((one) => one !== value);
              onChange(event.target.checked ? [...others, value] : others);
            }}
          />
          <span className={typography['oneLine']}>{label}</span>
          {count !== null && <span className={styles['count']}>{words.list.count(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}

const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  countOf: (value: Value, place: number) => number | null | undefined,
): readonly Choice<Value>[] =>
  values.map((value, at) => ({ value, label: labels[value], count: countOf(value, at) ?? null }));

/** Most values listed at once; the field above finds the others. */
const mostOffered = 100;

interface ViewProps<Name extends ListName> {
  readonly view: ShownList<Name>;
}

interface ValuesProps<Name extends ListName> extends ViewProps<Name> {
  readonly column: string;
  readonly label: string;
}

/** The values of a column as checkboxes, most frequent first. */
export function Values<Name extends ListName>({ view, column, label }: ValuesProps<Name>) {
  const { definition, state, model, nameOf } = view;
  const { filters } = state;
  const hidden = useValuesHidden();
  const [typed, setTyped] = useState('');
  const all = model.values(column, mostOffered);
  const hasField = all.kinds > 10;
  // When the field is hidden, its text is cleared: the user could no longer see or undo what it excludes.
  if (!hasField && typed !== '') setTyped('');
  const wanted = fold(typed.trim());
  const isCoded = codeColumns.has(column);
  const isWanted = useCallback(
    (value: string | null): boolean =>
      wanted === '' ||
      [value, nameOf(column, value)?.name].some((text) => foldings(text ?? '').includes(wanted)),
    [column, nameOf, wanted],
  );
  const found = useMemo(
    () => (wanted === '' ? null : model.values(column, mostOffered, isWanted)),
    [model, column, wanted, isWanted],
  );
  const { values: offered, kinds } = found ?? all;
  const chosen = filters.values[column] ?? [];
  // Chosen values stay listed, so that the user can untick them even if no record has them any more.
  const left = new Set(
    chosen.filter((value) => !offered.some((one) => one.value === value) && isWanted(value)),
  );
  const counted =
    left.size === 0 ? [] : model.values(column, left.size, (value) => left.has(value)).values;
  const others = [...left].map((value) => ({
    value,
    count: counted.find((one) => one.value === value)?.count ?? 0,
  }));
  const labelOf = (value: string | null): ReactNode => {
    if (isCoded) return <CodeText text={value} longest={60} />;
    const name = nameOf(column, value)?.name ?? null;
    if (value === null || name === null) return <NameText text={showValue(value)} longest={60} />;
    return (
      <span className={styles['named']}>
        <span className={styles['name']}>
          <NameText text={name} longest={40} />
        </span>{' '}
        <span className={styles['hex']}>
          <NameText text={shortAddress(value)} longest={40} />
        </span>
      </span>
    );
  };
  return (
    <>
      {hasField && (
        // Uncontrolled: React writes the text of a controlled field into the document, even while values are hidden.
        <input
          type="search"
          aria-label={words.list.findValue(label)}
          placeholder={words.list.find}
          className={classOf(styles['find'], hidden && typography['veiled'])}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      )}
      <CheckList
        label={label}
        chosen={chosen}
        choices={[...others, ...offered].map(({ value, count }) => ({
          value,
          label: labelOf(value),
          count,
        }))}
        onChange={(values) => {
          filter(definition.list, { ...filters, values: { ...filters.values, [column]: values } });
        }}
      />
      {offered.length < kinds && <p className={styles['more']}>{words.list.moreValues}</p>}
    </>
  );
}

/** Choice of deployer kinds, such as a wallet of the account. */
export function DeployerKinds<Name extends ListName>({ view }: ViewProps<Name>) {
  const counts = view.addresses?.deployers.counts();
  const { filters } = view.state;
  return (
    <CheckList
      label={addressRelationWords.deployerLegend}
      chosen={filters.deployers}
      choices={choicesOf(deployerKinds, addressRelationWords.deployers, (kind) => counts?.[kind])}
      onChange={(deployers) => {
        filter(view.definition.list, { ...filters, deployers });
      }}
    />
  );
}

/** Number of records in the whole list that match the filters; null while not known. */
const countedBy = (count: CountFound, filters: Filters): number | null => {
  const { found, complete } = count('', filters);
  return complete ? found : null;
};

/** Choice of results of the address check, such as a mismatched checksum. */
export function AddressCheck<Name extends ListName>({ view }: ViewProps<Name>) {
  const { definition, state, count } = view;
  const { filters } = state;
  const counts = useMemo(
    () => checksumStates.map((state) => countedBy(count, { ...noFilters, checksums: [state] })),
    [count],
  );
  return (
    <CheckList
      label={toolWords.addressCheck}
      chosen={filters.checksums}
      choices={choicesOf(checksumStates, words.address.states, (_, at) => counts[at])}
      onChange={(checksums) => {
        filter(definition.list, { ...filters, checksums });
      }}
    />
  );
}

/** Choice of marks, such as favourites. */
export function Marks<Name extends ListName>({ view }: ViewProps<Name>) {
  const { definition, state, count } = view;
  const { filters } = state;
  const counts = useMemo(
    () => filterMarks.map((mark) => countedBy(count, { ...noFilters, marks: [mark] })),
    [count],
  );
  return (
    <CheckList
      label={toolWords.marks}
      chosen={filters.marks}
      choices={choicesOf(filterMarks, markWords(), (_, at) => counts[at])}
      onChange={(marks) => {
        filter(definition.list, { ...filters, marks });
      }}
    />
  );
}

/** Search operators that the date fields read and write. */
export const dateOperators = ['after', 'before'] as const;

const wholeDay = /^\d{4}-\d{2}-\d{2}$/u;

/**
 * First day and day after the last one. Both are stored in the search text, where the user can also read and edit them.
 */
export function Dates<Name extends ListName>({ view }: ViewProps<Name>) {
  const { list, operators } = view.definition;
  const { search: text } = view.state;
  const names = operatorNames(operators, searchLanguage());
  return (
    <div className={styles['dates']}>
      {dateOperators.map((operator) => {
        const written = valueOfOperator(text, operator, names) ?? '';
        return (
          <label key={operator}>
            {toolWords[operator]}
            <input
              type="date"
              max="9999-12-31"
              className={styles['find']}
              value={wholeDay.test(written) ? written : ''}
              onChange={({ target }) => {
                search(list, withOperator(text, operator, target.value, names));
              }}
            />
          </label>
        );
      })}
    </div>
  );
}
