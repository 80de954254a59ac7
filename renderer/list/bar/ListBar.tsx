import type { ListName } from '../../../shared/account';
import { main } from '../../bridge';
import { clearQuestion, filter } from '../../state/list-actions';
import type { ListState } from '../../state/list-state';
import { useValuesHidden } from '../../state/values-hidden';
import { useWindow } from '../../state/store';
import { isCode } from '../../text/is-code';
import { Button } from '../../ui/Button';
import { words } from '../../words';
import { privacyWords } from '../../words/privacy';
import { codeColumns } from '../columns/hidden-columns';
import type { ListDefinition } from '../columns/list-definition';
import { focusSearch } from '../focus';
import type { ListModel } from '../model/list-model';
import { AlikePill } from './AlikePill';
import { ChecksumFilter } from './ChecksumFilter';
import { ChangedPill } from './ChangedPill';
import { ColumnMenu } from './ColumnMenu';
import { DeployerFilter } from './DeployerFilter';
import styles from './ListBar.module.css';
import { FavouritesPill } from './FavouritesPill';
import { SearchField } from './SearchField';
import { TogglePill } from './TogglePill';
import { ValueFilter } from './ValueFilter';

interface Props<Name extends ListName> {
  readonly definition: ListDefinition<Name>;
  readonly model: ListModel;
  readonly state: ListState;
  /** Operators that were typed and cannot be understood. */
  readonly problems: readonly string[];
}

/** Switches all dates between local time and UTC. */
function ZonePill() {
  const preferences = useWindow(({ app }) => app?.preferences);
  if (!preferences) return null;
  const isUtc = preferences.dates === 'utc';
  return (
    <TogglePill
      pressed={isUtc}
      onPress={() => void main.setPreferences({ dates: isUtc ? 'local' : 'utc' })}
    >
      {words.list.utc}
    </TogglePill>
  );
}

const isRestricted = ({ search, filters }: ListState): boolean =>
  search.trim() !== '' ||
  filters.differs === 'only' ||
  filters.changed === 'only' ||
  filters.favourites === 'only' ||
  filters.alike === 'only' ||
  (filters.deployers ?? []).length > 0 ||
  filters.checksums.length > 0 ||
  Object.values(filters.values).some((values) => values.length > 0);

/** Search, filters and columns of a list. */
export function ListBar<Name extends ListName>(props: Props<Name>) {
  const { definition, model, state, problems } = props;
  const { list, choices, columns, operators } = definition;
  const { filters } = state;
  const hidden = useValuesHidden();
  const isOffered = (column: string, value: string): boolean =>
    !hidden || (codeColumns.has(column) && isCode(value));
  const isDated = operators.dates === 'dated';
  return (
    <div role="search" aria-label={words.list.searchIn(definition.label)} className={styles['bar']}>
      <SearchField
        list={list}
        text={state.search}
        operators={operators}
        valuesOf={(column) =>
          model
            .values(column)
            .values.flatMap(({ value }) =>
              value === null || !isOffered(column, value) ? [] : value,
            )
        }
      />
      <div className={styles['pills']}>
        {choices.map((column) => (
          <ValueFilter
            key={column}
            list={list}
            column={column}
            label={columns.find(({ name }) => name === column)?.label ?? column}
            filters={filters}
            model={model}
          />
        ))}
        {list === 'contracts' && <DeployerFilter filters={filters} />}
        <ChecksumFilter list={list} filters={filters} />
        <TogglePill
          pressed={filters.differs === 'only'}
          onPress={() => {
            filter(list, { ...filters, differs: filters.differs === 'only' ? 'any' : 'only' });
          }}
        >
          {words.list.differs}
        </TogglePill>
        <AlikePill list={list} filters={filters} />
        <ChangedPill list={list} filters={filters} />
        <FavouritesPill list={list} filters={filters} />
        {isDated && <ZonePill />}
        <ColumnMenu definition={definition} hidden={state.hidden} />
        {isRestricted(state) && (
          <Button
            kind="quiet"
            className={styles['clear']}
            onClick={() => {
              clearQuestion(list);
              focusSearch();
            }}
          >
            {words.list.clear}
          </Button>
        )}
      </div>
      {problems.length > 0 && (
        <p role="status" className={styles['problem']}>
          {words.list.notUnderstood(hidden ? privacyWords.mask : problems.join(', '))}
        </p>
      )}
    </div>
  );
}
