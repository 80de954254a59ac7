import {
  type Field,
  type JsonKind,
  listFields,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../../../shared/account';
import { words } from '../../../i18n/window';
import { detailsWords } from '../../../i18n/details';
import styles from './FieldRow.module.css';
import { jsonTokens } from './json';
import type { ComponentProps, ReactNode } from 'react';
import { CopyButton } from '../../../ui/CopyButton';

/** Returns a specified field of a record by its name; null if missing. */
export const fieldOf = (row: Wallet | SmartContract, name: string): Field => {
  // Both kinds of records have only `Field` values, except `raw`, which is a string.
  const fields: Readonly<Record<string, Field | undefined>> = { ...row };
  return fields[name] ?? null;
};

/**
 * JSON text of a record: as received if it differs from the specification, otherwise built from its fields, which are
 * then complete.
 */
export const jsonOf = (list: ListName, row: Wallet | SmartContract): string =>
  row.raw ??
  JSON.stringify(Object.fromEntries(listFields[list].map((name) => [name, fieldOf(row, name)])));

/** JSON kinds by first character; all others are numbers. A text is never stored as JSON. */
const kinds: Readonly<Record<string, JsonKind>> = {
  '{': 'object',
  '[': 'list',
  t: 'boolean',
  f: 'boolean',
};

/** Number of list entries or object fields in a JSON text. */
const countIn = (raw: string): number => {
  let depth = 0;
  let count = 0;
  for (const { kind, start } of jsonTokens(raw)) {
    const sign = kind === 'punctuation' ? (raw[start] ?? '') : '';
    if ('}]'.includes(sign) && sign !== '') depth -= 1;
    else if (depth === 1 && (count === 0 || sign === ',')) count += 1;
    if ('{['.includes(sign) && sign !== '') depth += 1;
  }
  return count;
};

/**
 * Says that a value is not the text that the specification requires, and what it is instead. Empty for a text or null.
 */
export function NotText({ field }: { readonly field: Field }) {
  if (typeof field === 'string' || field === null) return null;
  const { is, notA, wrongType } = words.differences;
  const kind = kinds[field.raw.charAt(0)] ?? 'number';
  const what =
    kind === 'list' || kind === 'object' ? detailsWords.of[kind](countIn(field.raw)) : is[kind];
  return <span className={styles['warning']}>{wrongType(what, notA.text)}</span>;
}

/** `text` is the text to copy. */
interface Props extends Pick<ComponentProps<typeof CopyButton>, 'text' | 'doubts' | 'refused'> {
  readonly label: ReactNode;
  readonly copyLabel: string;
  readonly children: ReactNode;
}

/** One field of a definition list with its copy button. */
export function FieldRow({ label, copyLabel, children, ...copied }: Props) {
  return (
    <div className={styles['field']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
      <dd className={styles['copy']}>
        <CopyButton label={copyLabel} {...copied} />
      </dd>
    </div>
  );
}
