import { useId } from 'react';
import styles from './settings.module.css';

interface Props<Value extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few values, in a list that opens. */
export function Choice<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  const id = useId();
  return (
    <div className={styles['named']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles['select']}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => String(option.value) === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
