import { separators } from '../../../shared/export';
import type { ListName } from '../../../shared/account';
import { Segmented } from '../../ui/Segmented';
import { exportWords } from '../../i18n/export';
import type { Choices } from './choices';
import { ColumnChoice } from './ColumnChoice';
import styles from './export.module.css';
import { Tick } from './Tick';

interface Props {
  readonly choices: Choices;
  readonly list: ListName;
  readonly onChoose: (changes: Partial<Choices>) => void;
}

/** What a table can be made like, for the spreadsheet that is to open it. */
export function TableOptions({ choices, list, onChoose }: Props) {
  const { separator, provenance, columns } = choices;
  return (
    <>
      <div className={styles['looks']}>
        <Segmented
          name={exportWords.separator}
          named
          options={separators.map((value) => ({ value, label: exportWords.separators[value] }))}
          value={separator}
          onChange={(value) => {
            onChoose({ separator: value });
          }}
        />
        <p className={styles['hint']}>{exportWords.guard}</p>
      </div>
      <hr className={styles['line']} />
      <ColumnChoice
        list={list}
        chosen={columns[list]}
        onChange={(names) => {
          onChoose({ columns: { ...columns, [list]: names } });
        }}
      />
      <Tick
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
