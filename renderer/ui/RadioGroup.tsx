import { useId, type ReactNode } from 'react';
import cover from './cover.module.css';
import { ChoiceMenu } from './Menu';
import styles from './RadioGroup.module.css';

interface Props<Value extends string> {
  readonly name: string;
  /** Shows the name before the choices, or above them. */
  readonly named?: boolean | 'above';
  readonly options: readonly {
    readonly value: Value;
    /** Drawn before it. */
    readonly mark?: ReactNode;
    readonly label: string;
    /** How many there are of it. */
    readonly count?: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** One beside the other in a frame, or as they are drawn by the system. */
  readonly look?: 'segments' | 'list';
  /** Makes it a menu, where there is no room for all of them. */
  readonly isFolded?: boolean;
}

/** One of a few, all in sight. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { name, named = false, options, value, onChange, look = 'segments' } = props;
  const group = useId();
  if (props.isFolded) return <ChoiceMenu {...{ name, options, value, onChange }} />;
  return (
    <fieldset aria-label={named === false ? name : undefined} className={styles['group']}>
      {named !== false && (
        <legend data-place={named === 'above' ? 'above' : undefined}>{name}</legend>
      )}
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className={look === 'segments' ? cover['cover'] : undefined}
              name={group}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.mark}
            {option.label}
            {option.count !== undefined && <span className={styles['count']}> {option.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
