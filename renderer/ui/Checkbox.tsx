import typography from './typography.module.css';
import styles from './Checkbox.module.css';

interface Props {
  readonly label: string;
  /** A short text after the label. */
  readonly about?: string | undefined;
  /** The id of an element elsewhere that describes the checkbox. */
  readonly describedBy?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick, with its label. */
export function Checkbox({ label, about, describedBy, checked, disabled, onChange }: Props) {
  return (
    <label className={styles['checkbox']}>
      <input
        type="checkbox"
        aria-describedby={describedBy}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      <span>
        {label}
        {about !== undefined && <span className={typography['meta']}> {about}</span>}
      </span>
    </label>
  );
}
