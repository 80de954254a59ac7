import { ChevronRight } from 'lucide-react';
import type { ListName } from '../../../shared/account';
import { separators } from '../../../shared/export';
import { listDefinitions } from '../records/list/columns';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Icon } from '../../ui/Icon';
import { RadioGroup } from '../../ui/RadioGroup';
import { exportWords } from '../../i18n/export';
import type { Choices } from './choices';
import print from '../../ui/print.module.css';
import styles from './export.module.css';

interface ColumnChoiceProps {
  readonly list: ListName;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The columns of a table, in the order of the list; folded, it names those that are chosen. */
function ColumnChoice({ list, chosen, onChange }: ColumnChoiceProps) {
  const { columns } = listDefinitions[list];
  const names = columns.map(({ name }) => name);
  const labels = columns.filter(({ name }) => chosen.includes(name)).map(({ label }) => label);
  return (
    <details className={styles['columns']}>
      <summary>
        <Icon of={ChevronRight} />
        <span>{exportWords.columns}</span>
        <span className={print['meta']}>{labels.join(', ')}</span>
      </summary>
      <fieldset aria-label={exportWords.columns}>
        {columns.map(({ name, label }) => (
          <Checkbox
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

interface TableOptionsProps {
  readonly choices: Choices;
  readonly list: ListName;
  readonly onChoose: (changes: Partial<Choices>) => void;
}

/** What a table can be made like, for the spreadsheet that is to open it. */
export function TableOptions({ choices, list, onChoose }: TableOptionsProps) {
  const { separator, provenance, columns } = choices;
  return (
    <>
      <div className={styles['looks']}>
        <RadioGroup
          name={exportWords.separator}
          named
          options={separators.map((value) => ({ value, label: exportWords.separators[value] }))}
          value={separator}
          onChange={(value) => {
            onChoose({ separator: value });
          }}
        />
        <p className={print['meta']}>{exportWords.guard}</p>
      </div>
      <hr className={styles['line']} />
      <ColumnChoice
        list={list}
        chosen={columns[list]}
        onChange={(names) => {
          onChoose({ columns: { ...columns, [list]: names } });
        }}
      />
      <Checkbox
        label={exportWords.provenance}
        about={exportWords.provenanceOf}
        checked={provenance}
        onChange={(isWished) => {
          onChoose({ provenance: isWished });
        }}
      />
    </>
  );
}
