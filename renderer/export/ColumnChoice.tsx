import type { ListName } from '../../shared/account';
import { listDefinitions } from '../list/columns';
import { Button } from '../ui/Button';
import choice from '../ui/RadioGroup.module.css';
import { exportWords } from '../words/export';
import styles from './export.module.css';

interface Props {
  readonly list: ListName;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The columns of a table, in the order of the list. */
export function ColumnChoice({ list, chosen, onChange }: Props) {
  const { columns } = listDefinitions[list];
  const names = columns.map(({ name }) => name);
  return (
    <fieldset className={choice['group']}>
      <legend>{exportWords.columns}</legend>
      {columns.map(({ name, label }) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => {
              onChange(
                names.filter((other) => (other === name ? target.checked : chosen.includes(other))),
              );
            }}
          />
          {label}
        </label>
      ))}
      <Button
        kind="quiet"
        className={styles['inline']}
        disabled={chosen.length === names.length}
        onClick={() => {
          onChange(names);
        }}
      >
        {exportWords.allColumns}
      </Button>
    </fieldset>
  );
}
