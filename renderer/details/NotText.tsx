import type { Field, JsonKind } from '../../shared/account';
import { words } from '../words';
import styles from './FieldList.module.css';

/** Of what no text begins with; a text is never kept as its JSON. */
const kinds: Readonly<Record<string, JsonKind>> = {
  '{': 'object',
  '[': 'list',
  t: 'boolean',
  f: 'boolean',
};

/** Says that a value is not the text that the specification asks for; nothing for one that is. */
export function NotText({ field }: { readonly field: Field }) {
  if (typeof field === 'string' || field === null) return null;
  const { is, notA, wrongType } = words.differences;
  const kind = kinds[field.raw.charAt(0)] ?? 'number';
  return <span className={styles['warning']}>{wrongType(is[kind], notA.text)}</span>;
}
