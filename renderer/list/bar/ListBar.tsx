import { useMemo } from 'react';
import type { ListName } from '../../../shared/account';
import { main } from '../../bridge';
import { clearQuestion, filter } from '../../state/list-actions';
import type { ListState } from '../../state/list-state';
import { useValuesHidden } from '../../state/values-hidden';
import { useWindow } from '../../state/store';
import { cutAt } from '../../text/graphemes';
import { isCode } from '../../text/is-code';
import { Button } from '../../ui/Button';
import { words } from '../../words';
import { privacyWords } from '../../words/privacy';
import { codeColumns } from '../columns/hidden-columns';
import type { ListDefinition } from '../columns/list-definition';
import { focusSearch } from '../focus';
import type { ListModel } from '../model/list-model';
import type { SearchProblem } from '../model/search';
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
  /** What was typed and cannot be understood. */
  readonly problems: readonly SearchProblem[];
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

/** Sentences at once: more push the list away. */
const mostProblems = 3;

const problemText = (problem: SearchProblem): string => {
  const { unknownOperator, unknownValue, unknownDate, tooMany } = words.list.searching;
  const text = cutAt(problem.text, 40);
  switch (problem.kind) {
    case 'operator':
      return unknownOperator(cutAt(problem.name, 40), text);
    case 'value':
      return unknownValue(text, problem.name, problem.values);
    case 'date':
      return unknownDate(text);
    case 'many':
      return tooMany(text);
  }
};

const isRestricted = ({ search, filters }: ListState): boolean =>
  search.trim() !== '' ||
  filters.differs === 'only' ||
  filters.changed === 'only' ||
  filters.favourites === 'only' ||
  filters.alike === 'only' ||
  (filters.deployers ?? []).length > 0 ||
  filters.checksums.length > 0 ||
  Object.values(filters.values).some((values) => values.length > 0);

/** The person's own tags, each once. */
const useTags = (): readonly string[] => {
  const notes = useWindow((state) => state.notes);
  return useMemo(
    () => [...new Set([...(notes?.entries.values() ?? [])].flatMap(({ tags }) => tags))].sort(),
    [notes],
  );
};

/** Search, filters and columns of a list. */
export function ListBar<Name extends ListName>(props: Props<Name>) {
  const { definition, model, state, problems } = props;
  const { list, choices, columns, operators } = definition;
  const { filters } = state;
  const hidden = useValuesHidden();
  const isOffered = (column: string, value: string): boolean =>
    !hidden || (codeColumns.has(column) && isCode(value));
  const isDated = operators.dates === 'dated';
  const sentences = problems.slice(0, mostProblems).map(problemText);
  const isHiding = hidden && sentences.length > 0;
  const said = isHiding ? [words.list.notUnderstood(privacyWords.mask)] : sentences;
  const tags = useTags();
  const valuesOf = (column: string): readonly string[] => {
    if (column === 'tag') return hidden ? [] : tags;
    return model
      .values(column)
      .values.flatMap(({ value }) => (value === null || !isOffered(column, value) ? [] : value));
  };
  return (
    <div role="search" aria-label={words.list.searchIn(definition.label)} className={styles['bar']}>
      <SearchField list={list} text={state.search} operators={operators} valuesOf={valuesOf} />
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
        <ColumnMenu definition={definition} hidden={state.hidden} noRoom={state.noRoom} />
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
      <div role="status" className={styles['problems']}>
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
