import { useState } from 'react';
import type { ListName, SmartContract, Wallet } from '../../shared/account';
import { detailsWords } from '../words/details';
import styles from './JsonSection.module.css';
import { JsonView } from './JsonView';
import { jsonOf } from './json-of';

interface Props {
  readonly list: ListName;
  readonly row: Wallet | SmartContract;
}

/** The record as JSON, closed until asked for. Stays open from one record to the next. */
export function JsonSection({ list, row }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles['section']}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className={styles['summary']}>{detailsWords.json}</summary>
      {isOpen && <JsonView source={jsonOf(list, row)} />}
    </details>
  );
}
