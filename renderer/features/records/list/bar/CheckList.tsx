import type { ReactNode } from 'react';
import { words } from '../../../../i18n/window';
import styles from './CheckList.module.css';

interface Choice<Value> {
  readonly key: string;
  readonly value: Value;
  readonly label: ReactNode;
  /** How many records it lets through; null while that is not known. */
  readonly count: number | null;
}

interface Props<Value> {
  /** Name for assistive technology. */
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Boxes to tick; nothing ticked means everything. */
export function CheckList<Value>({ label, choices, chosen, onChange }: Props<Value>) {
  return (
    <fieldset aria-label={label} className={styles['list']}>
      {choices.map(({ key, value, label, count }) => (
        <label key={key} className={styles['choice']}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => {
              const others = chosen.filter((one) => one !== value);
              onChange(event.target.checked ? [...others, value] : others);
            }}
          />
          <span className={styles['label']}>{label}</span>
          {count !== null && <span className={styles['count']}>{words.list.count(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
