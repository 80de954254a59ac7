import { useMemo } from 'react';
import type { ListName } from '../../../../../shared/account';
import { isPlainlyAddress } from '../../../../../shared/address';
import { useWindow, useValuesHidden } from '../../../../store/store';
import { cutAt, isCode } from '../../../../ui/text/visible';
import { words } from '../../../../i18n/window';
import { privacyWords } from '../../../../i18n/privacy';
import { longestSearch, mostTerms, type SearchProblem } from '../model/read-search';
import { codeColumns } from '../model/columns';
import type { ShownList } from '../use-list';
import { FilterChips } from './FilterChips';
import { FilterMenu } from './FilterMenu';
import frame from '../../../../ui/frame.module.css';
import { SearchField } from './SearchField';
import { Columns3, Ellipsis, FileDiff, ListTree, Rows4 } from 'lucide-react';
import { groupsOf } from '../../../../../shared/list-view';
import { startComparison } from '../../../../store/comparison-actions';
import { groupBy, resetColumns, setDensity, toggleColumn } from '../../../../store/list-actions';
import { IconButton } from '../../../../ui/Button';
import { Menu, MenuItem, MenuLine } from '../../../../ui/Menu';
import { compareWords } from '../../../../i18n/compare';
import { toolWords } from '../../../../i18n/list';
import styles from './ListBar.module.css';

interface Props<Name extends ListName> {
  readonly view: ShownList<Name>;
}

function GroupItems<Name extends ListName>({ view }: Props<Name>) {
  const { list } = view.definition;
  return (
    <div role="group" aria-label={toolWords.group} className={styles['part']}>
      {[null, ...groupsOf[list]].map((one) => (
        <MenuItem
          key={one}
          chosen={one === view.state.group}
          onPress={() => {
            groupBy(list, one);
          }}
        >
          {one === null ? toolWords.noGroup : toolWords.groups[one]}
        </MenuItem>
      ))}
    </div>
  );
}

/** Shows and hides columns. The last one stays. */
function ColumnItems<Name extends ListName>({ view }: Props<Name>) {
  const { definition, state } = view;
  const { list, columns } = definition;
  const shown = columns.filter(({ name }) => !state.hidden.includes(name));
  return (
    <div role="group" aria-label={toolWords.columns} className={styles['part']}>
      {columns.map(({ name, label }) => {
        const isShown = shown.some((column) => column.name === name);
        const isLast = isShown && shown.length === 1;
        return (
          <MenuItem
            key={name}
            ticked={isShown}
            {...(isShown && state.noRoom.includes(name) && { detail: words.list.noRoom })}
            {...(isLast && { detail: toolWords.lastColumn })}
            onPress={() => {
              if (!isLast) toggleColumn(list, name);
            }}
          >
            {label}
          </MenuItem>
        );
      })}
      <MenuLine />
      <MenuItem
        onPress={() => {
          resetColumns(list);
        }}
      >
        {toolWords.resetColumns}
      </MenuItem>
    </div>
  );
}

/** How a list is laid out: by groups, close together, and with which columns. In one menu where there is no room. */
function ListTools<Name extends ListName>({ view }: Props<Name>) {
  const { definition, state } = view;
  const { list } = definition;
  const { group, density, hidden } = state;
  const grouped = toolWords.groupedBy(group === null ? toolWords.noGroup : toolWords.groups[group]);
  const isCompact = density === 'compact';
  const toggleDensity = (): void => {
    setDensity(list, isCompact ? 'usual' : 'compact');
  };
  const columnItems = () => <ColumnItems view={view} />;
  const groupItems = () => <GroupItems view={view} />;
  return (
    <>
      <div className={styles['tools']}>
        <Menu
          quiet
          icon={ListTree}
          label={<span className={styles['words']}>{toolWords.group}</span>}
          name={grouped}
          className={styles['group']}
          marked={group !== null}
        >
          {groupItems}
        </Menu>
        <IconButton
          icon={Rows4}
          label={toolWords.compact}
          pressed={isCompact}
          onPress={toggleDensity}
        />
        <Menu quiet icon={Columns3} name={toolWords.columns} marked={hidden.length > 0}>
          {columnItems}
        </Menu>
        <IconButton
          icon={FileDiff}
          label={compareWords.open}
          onPress={() => void startComparison(list)}
        />
      </div>
      <div className={styles['all']}>
        <Menu quiet icon={Ellipsis} name={toolWords.tools}>
          {() => (
            <>
              <div aria-hidden="true" className={styles['title']}>
                {toolWords.group}
              </div>
              {groupItems()}
              <MenuLine />
              <MenuItem ticked={isCompact} onPress={toggleDensity}>
                {toolWords.compact}
              </MenuItem>
              <MenuLine />
              <div aria-hidden="true" className={styles['title']}>
                {toolWords.columns}
              </div>
              {columnItems()}
              <MenuLine />
              <MenuItem icon={FileDiff} onPress={() => void startComparison(list)}>
                {compareWords.open}
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
    </>
  );
}

/** Problems told one by one: nobody reads more. */
const mostProblems = 3;

const problemText = (problem: Exclude<SearchProblem, { kind: 'many' }>): string => {
  const { unknownOperator, unknownValue, unknownDate } = words.list.searching;
  const text = cutAt(problem.text, 40);
  switch (problem.kind) {
    case 'operator':
      return unknownOperator(cutAt(problem.name, 40), text);
    case 'value':
      return unknownValue(text, problem.name, problem.values);
    case 'date':
      return unknownDate(text);
  }
};

/** Everything that was not taken as it was typed: what there are too many of in one sentence, and how many more there are. */
const sentencesOf = (search: string, problems: readonly SearchProblem[]): readonly string[] => {
  const { tooMany, more, cut } = words.list.searching;
  const many = problems.filter(({ kind }) => kind === 'many');
  const [first] = many;
  const areAddresses = many.every(({ text }) => isPlainlyAddress(text));
  const left = first
    ? [tooMany(cutAt(first.text, 40), many.length - 1, mostTerms, areAddresses)]
    : [];
  const told = problems.filter((problem) => problem.kind !== 'many');
  const rest = told.length - mostProblems;
  // Each is said once, however often it is typed.
  return [
    ...new Set([
      ...left,
      ...told.slice(0, mostProblems).map(problemText),
      ...(rest > 0 ? [more(rest)] : []),
      ...(search.length < longestSearch ? [] : [cut(longestSearch)]),
    ]),
  ];
};

/** The person's own tags, each once. */
const useTags = (): readonly string[] => {
  const notes = useWindow((state) => state.notes);
  return useMemo(
    () => [...new Set([...(notes?.entries.values() ?? [])].flatMap(({ tags }) => tags))].sort(),
    [notes],
  );
};

/** Search, filters and looks of a list, in one line. */
export function ListBar<Name extends ListName>({ view }: { readonly view: ShownList<Name> }) {
  const { definition, model, state } = view;
  const hidden = useValuesHidden();
  const isOffered = (column: string, value: string): boolean =>
    !hidden || (codeColumns.has(column) && isCode(value));
  const sentences = sentencesOf(state.search, view.search.problems);
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
    <div role="search" aria-label={words.list.searchIn(definition.label)} className={frame['bar']}>
      <SearchField view={view} valuesOf={valuesOf} problems={said} />
      <FilterMenu view={view} />
      <FilterChips view={view} />
      <ListTools view={view} />
    </div>
  );
}
