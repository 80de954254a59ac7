import { useId } from 'react';
import { Saves } from './Saves';
import styles from './settings.module.css';

interface Props<Value extends string | number> {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few values, in a list that opens. */
export function Choice<Value extends string | number>(props: Props<Value>) {
  const { label, hint, options, value, onChange } = props;
  const id = useId();
  return (
    <Saves>
      <div className={styles['row']}>
        <label htmlFor={id} className={styles['term']}>
          {label}
        </label>
        <div className={styles['value']}>
          <select
            id={id}
            className={styles['select']}
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
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
          {hint !== undefined && (
            <p id={`${id}-hint`} className={styles['hint']}>
              {hint}
            </p>
          )}
        </div>
      </div>
    </Saves>
  );
}
