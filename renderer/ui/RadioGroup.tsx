import { useId, type ReactNode } from 'react';
import styles from './RadioGroup.module.css';

interface Props<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
