import type { Field } from '../../shared/account';
import { detailsWords } from '../words/details';
import styles from './FieldList.module.css';

/** Says that a value is not the text that the specification asks for; nothing for one that is. */
export function NotText({ field }: { readonly field: Field }) {
  if (typeof field === 'string' || field === null) return null;
  return <span className={styles['warning']}>{detailsWords.notText}</span>;
}
