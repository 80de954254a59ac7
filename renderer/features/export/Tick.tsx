import styles from './export.module.css';

interface Props {
  readonly label: string;
  /** What comes with it, said beside it. */
  readonly about?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that comes along if wished. */
export function Tick({ label, about, checked, onChange }: Props) {
  return (
    <label className={styles['tick']}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      <span>
        {label}
        {about !== undefined && <span className={styles['hint']}> {about}</span>}
      </span>
    </label>
  );
}
