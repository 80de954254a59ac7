import type { ReactNode } from 'react';
import styles from './CheckList.module.css';

interface Choice<Value> {
  readonly key: string;
  readonly value: Value;
  readonly label: ReactNode;
  readonly detail?: string;
}

interface Props<Value> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Boxes to tick; nothing ticked means everything. */
export function CheckList<Value>({ legend, choices, chosen, onChange }: Props<Value>) {
  return (
    <fieldset className={styles['list']}>
      <legend className={styles['legend']}>{legend}</legend>
      {choices.map(({ key, value, label, detail }) => (
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
          {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
        </label>
      ))}
    </fieldset>
  );
}
