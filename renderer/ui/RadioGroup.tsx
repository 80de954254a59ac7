import { useId, useRef, type ReactNode, type RefObject } from 'react';
import cover from './cover.module.css';
import { useFocusHandover } from './focus';
import { ChoiceMenu } from './Menu';
import styles from './RadioGroup.module.css';

interface Props<Value extends string> {
  readonly name: string;
  /** Shows the name before the options, or above them. */
  readonly named?: boolean | 'above';
  readonly options: readonly {
    readonly value: Value;
    /** Drawn before the label. */
    readonly mark?: ReactNode;
    readonly label: string;
    /** Number of items with this value. */
    readonly count?: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** `segments`: side by side in a frame. `list`: as radio buttons. */
  readonly look?: 'segments' | 'list';
  /** Draws a menu instead, where there is no room for all options. */
  readonly isFolded?: boolean;
}

interface FormProps<Value extends string> extends Props<Value> {
  /** Whether the group had the focus when it was drawn in its other form. */
  readonly had: RefObject<boolean>;
}

function FoldedGroup<Value extends string>(props: FormProps<Value>) {
  const { name, options, value, onChange, had } = props;
  const place = useRef<HTMLDivElement>(null);
  useFocusHandover(place, had);
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
  useFocusHandover(place, had);
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

/** A choice of one of a few options, all in sight where there is room. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const had = useRef(false);
  return props.isFolded ? <FoldedGroup {...props} had={had} /> : <OpenGroup {...props} had={had} />;
}
