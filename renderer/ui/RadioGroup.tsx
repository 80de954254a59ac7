import { useId, useRef, type ReactNode, type RefObject } from 'react';
import cover from './cover.module.css';
import { useHandedOnFocus } from './focus';
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

interface FormProps<Value extends string> extends Props<Value> {
  /** Whether the group had the keyboard in its other form. */
  readonly had: RefObject<boolean>;
}

function FoldedGroup<Value extends string>(props: FormProps<Value>) {
  const { name, options, value, onChange, had } = props;
  const place = useRef<HTMLDivElement>(null);
  useHandedOnFocus(place, had);
  return (
    <div ref={place} className={styles['folded']}>
      <ChoiceMenu {...{ name, options, value, onChange }} />
    </div>
  );
}

function OpenGroup<Value extends string>(props: FormProps<Value>) {
  const { name, named = false, options, value, onChange, look = 'segments', had } = props;
  const group = useId();
  const place = useRef<HTMLFieldSetElement>(null);
  useHandedOnFocus(place, had);
  return (
    <fieldset
      ref={place}
      aria-label={named === false ? name : undefined}
      className={styles['group']}
    >
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

/** One of a few, all in sight where there is room. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const had = useRef(false);
  return props.isFolded ? <FoldedGroup {...props} had={had} /> : <OpenGroup {...props} had={had} />;
}
