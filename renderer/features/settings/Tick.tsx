import { useId } from 'react';
import { Saves } from './Saves';
import styles from './settings.module.css';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is on or off, with what that means below it. */
export function Tick({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <Saves>
      <div className={styles['tick']}>
        <label>
          <input
            type="checkbox"
            aria-describedby={hint === undefined ? undefined : id}
            checked={checked}
            onChange={({ target }) => {
              onChange(target.checked);
            }}
          />
          <span>{label}</span>
        </label>
        {hint !== undefined && (
          <p id={id} className={styles['hint']}>
            {hint}
          </p>
        )}
      </div>
    </Saves>
  );
}
