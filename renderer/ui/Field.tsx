import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useValuesHidden } from '../store/store';
import { classOf } from './class-of';
import typography from './typography.module.css';
import styles from './Field.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Shows the label to screen readers only, for a field alone under a title of the same words. */
  readonly labelIsSpoken?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong with the value, in words. */
  readonly problem?: string | undefined;
  /** Id of an element below the field that says what is wrong with the value. */
  readonly problemBelow?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A labelled text field with its hint and its problem. */
export function Field(props: Props) {
  const { label, labelIsSpoken = false, hint, problem, problemBelow, inputRef, ...input } = props;
  const id = useId();
  const aboutId = `${id}-about`;
  const hidden = useValuesHidden();
  return (
    <div className={styles['field']}>
      <label
        htmlFor={id}
        className={labelIsSpoken ? typography['visuallyHidden'] : typography['label']}
      >
        {label}
      </label>
      <input
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        ref={inputRef}
        id={id}
        className={classOf(styles['input'], hidden && typography['veiled'])}
        aria-invalid={(problem ?? problemBelow) !== undefined}
        aria-describedby={problemBelow === undefined ? aboutId : `${problemBelow} ${aboutId}`}
      />
      {(problem !== undefined || hint !== undefined) && (
        <div id={aboutId} className={styles['about']}>
          {problem !== undefined && <p className={typography['bad']}>{problem}</p>}
          {hint !== undefined && <div className={typography['muted']}>{hint}</div>}
        </div>
      )}
    </div>
  );
}
