import { useId } from 'react';
import styles from './charts.module.css';

interface Props<Value extends string> {
  readonly legend: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function Picker<Value extends string>({
  legend,
  names,
  values,
  value,
  onChange,
}: Props<Value>) {
  const group = useId();
  return (
    <fieldset className={styles['picker']}>
      <legend>{legend}</legend>
      {values.map((one) => (
        <label key={one} className={styles['option']}>
          <input
            type="radio"
            name={group}
            checked={one === value}
            onChange={() => {
              onChange(one);
            }}
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}
