import type { ListName } from '../../../shared/account';
import { resetColumns, toggleColumn } from '../../state/list-actions';
import { Button } from '../../ui/Button';
import { Popover } from '../../ui/Popover';
import { words } from '../../words';
import type { ListDefinition } from '../columns/list-definition';
import { CheckList } from './CheckList';

interface Props<Name extends ListName> {
  readonly definition: ListDefinition<Name>;
  readonly hidden: readonly string[];
  /** Columns that are to be shown, and have no room. */
  readonly noRoom: readonly string[];
}

/** Shows and hides columns. The last one stays. */
export function ColumnMenu<Name extends ListName>({ definition, hidden, noRoom }: Props<Name>) {
  const { list, columns } = definition;
  const names = columns.map(({ name }) => name);
  const shown = names.filter((name) => !hidden.includes(name));
  return (
    <Popover label={words.list.columns} marked={hidden.length > 0}>
      {() => (
        <>
          <CheckList
            legend={words.list.columnsShown}
            chosen={shown}
            choices={columns.map(({ name, label }) => ({
              ...{ key: name, value: name, label },
              ...(noRoom.includes(name) && { detail: words.list.noRoom }),
            }))}
            onChange={(chosen) => {
              const changed = names.find((name) => chosen.includes(name) !== shown.includes(name));
              if (changed !== undefined && chosen.length > 0) toggleColumn(list, changed);
            }}
          />
          <Button
            kind="quiet"
            onClick={() => {
              resetColumns(list);
            }}
          >
            {words.list.resetColumns}
          </Button>
        </>
      )}
    </Popover>
  );
}
