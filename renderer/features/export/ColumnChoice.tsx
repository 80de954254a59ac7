import { ChevronRight } from 'lucide-react';
import type { ListName } from '../../../shared/account';
import { listDefinitions } from '../records/list/columns';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { exportWords } from '../../i18n/export';
import styles from './export.module.css';
import { Tick } from './Tick';

interface Props {
  readonly list: ListName;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The columns of a table, in the order of the list; folded, it names those that are chosen. */
export function ColumnChoice({ list, chosen, onChange }: Props) {
  const { columns } = listDefinitions[list];
  const names = columns.map(({ name }) => name);
  const labels = columns.filter(({ name }) => chosen.includes(name)).map(({ label }) => label);
  return (
    <details className={styles['columns']}>
      <summary>
        <Icon of={ChevronRight} />
        <span>{exportWords.columns}</span>
        <span className={styles['hint']}>{labels.join(', ')}</span>
      </summary>
      <fieldset aria-label={exportWords.columns}>
        {columns.map(({ name, label }) => (
          <Tick
            key={name}
            label={label}
            checked={chosen.includes(name)}
            onChange={(isWished) => {
              onChange(names.filter((own) => (own === name ? isWished : chosen.includes(own))));
            }}
          />
        ))}
        <Button
          kind="quiet"
          disabled={chosen.length === names.length}
          onClick={() => {
            onChange(names);
          }}
        >
          {exportWords.allColumns}
        </Button>
      </fieldset>
    </details>
  );
}
