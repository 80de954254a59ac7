import type { ListName } from '../../../shared/account';
import { separators } from '../../../shared/export';
import { listDefinitions } from '../records/list/columns';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { RadioGroup } from '../../ui/RadioGroup';
import { exportWords } from '../../i18n/export';
import type { Choices } from './choices';
import typography from '../../ui/typography.module.css';
import styles from './export.module.css';

interface Props {
  readonly choices: Choices;
  readonly list: ListName;
  readonly onChoose: (changes: Partial<Choices>) => void;
}

/** The columns of the table, in the order of the list. While folded, it names the chosen columns. */
function ColumnChoice({ choices, list, onChoose }: Props) {
  const { columns } = listDefinitions[list];
  const { [list]: chosen } = choices.columns;
  const names = columns.map(({ name }) => name);
  const choose = (wished: readonly string[]): void => {
    onChoose({ columns: { ...choices.columns, [list]: wished } });
  };
  const labels = columns.filter(({ name }) => chosen.includes(name)).map(({ label }) => label);
  return (
    <details className={styles['columns']}>
      <summary>
        <span>{exportWords.columns}</span>
        <span className={typography['meta']}>{labels.join(', ')}</span>
      </summary>
      <fieldset aria-label={exportWords.columns}>
        {columns.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={chosen.includes(name)}
            onChange={(isWished) => {
              choose(names.filter((own) => (own === name ? isWished : chosen.includes(own))));
            }}
          />
        ))}
        <Button
          kind="quiet"
          disabled={chosen.length === names.length}
          onClick={() => {
            choose(names);
          }}
        >
          {exportWords.allColumns}
        </Button>
      </fieldset>
    </details>
  );
}

/** Options of the table for the spreadsheet program that will open it. */
export function TableOptions(props: Props) {
  const { choices, onChoose } = props;
  const { separator, provenance } = choices;
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
        <p className={typography['meta']}>{exportWords.guard}</p>
      </div>
      <hr />
      <ColumnChoice {...props} />
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
