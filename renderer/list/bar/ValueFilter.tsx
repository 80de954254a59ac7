import { useState } from 'react';
import type { ListName } from '../../../shared/account';
import { shortAddress } from '../../address/address-text';
import { filter } from '../../state/list-actions';
import { CodeText } from '../../text/CodeText';
import { NameText } from '../../text/NameText';
import { isCode } from '../../text/is-code';
import { ServiceText } from '../../text/ServiceText';
import { Popover } from '../../ui/Popover';
import { words } from '../../words';
import { codeColumns } from '../columns/hidden-columns';
import type { ListModel } from '../model/list-model';
import type { Filters } from '../model/list-query';
import { CheckList } from './CheckList';
import styles from './ValueFilter.module.css';

interface Props {
  readonly list: ListName;
  readonly column: string;
  readonly label: string;
  readonly filters: Filters;
  readonly model: ListModel;
}

/** Most values offered at once; the field above them finds the others. */
const mostOffered = 100;

const isLong = /^[\x21-\x7e]{30,}$/u;

const showValue = (value: string | null): string | null =>
  value !== null && isLong.test(value) ? shortAddress(value) : value;

function Values({ list, column, label, filters, model }: Props) {
  const [typed, setTyped] = useState('');
  const chosen = filters.values[column] ?? [];
  const { values, kinds } = model.values(column, 2000);
  const wanted = typed.trim().toLowerCase();
  const found = values.filter(({ value }) => (value ?? '').toLowerCase().includes(wanted));
  const offered = found.slice(0, mostOffered);
  return (
    <>
      {kinds > 10 && (
        <input
          type="search"
          aria-label={words.list.findValue(label)}
          placeholder={words.list.find}
          className={styles['find']}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      )}
      <CheckList
        legend={label}
        chosen={chosen}
        choices={offered.map(({ value, count }) => ({
          key: value === null ? 'null' : `"${value}`,
          value,
          label:
            codeColumns.has(column) && isCode(value) ? (
              <CodeText text={value} />
            ) : (
              <NameText text={showValue(value)} longest={60} />
            ),
          detail: words.list.count(count),
        }))}
        onChange={(values) => {
          filter(list, { ...filters, values: { ...filters.values, [column]: values } });
        }}
      />
      {offered.length < (wanted === '' ? kinds : found.length) && (
        <p className={styles['more']}>{words.list.moreValues}</p>
      )}
    </>
  );
}

/** A pill that restricts the list to some values of a column. */
export function ValueFilter(props: Props) {
  const { column, label, filters } = props;
  const chosen = filters.values[column] ?? [];
  const [first] = chosen;
  return (
    <Popover
      name={chosen.length === 0 ? label : words.list.filteredBy(label, chosen.length)}
      marked={chosen.length > 0}
      label={
        first === undefined ? (
          label
        ) : (
          <span className={styles['chosen']}>
            {label}:{' '}
            {codeColumns.has(column) ? (
              <CodeText text={first} longest={24} />
            ) : (
              <ServiceText text={showValue(first)} longest={24} />
            )}
            {chosen.length > 1 && ` +${chosen.length - 1}`}
          </span>
        )
      }
    >
      {() => <Values {...props} />}
    </Popover>
  );
}
