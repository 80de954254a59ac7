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
import { ListTools } from './ListTools';
import { SearchField } from './SearchField';

/** Most search problems reported one by one. */
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

/**
 * Sentences about parts of the search that were not understood: excess terms together in one sentence, and the number
 * of problems beyond `mostProblems`.
 */
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
  // Repeated problems are reported once.
  return [
    ...new Set([
      ...left,
      ...told.slice(0, mostProblems).map(problemText),
      ...(rest > 0 ? [more(rest)] : []),
      ...(search.length < longestSearch ? [] : [cut(longestSearch)]),
    ]),
  ];
};

/** The user's own tags, without duplicates. */
const useTags = (): readonly string[] => {
  const notes = useWindow((state) => state.notes);
  return useMemo(
    () => [...new Set([...(notes?.entries.values() ?? [])].flatMap(({ tags }) => tags))].sort(),
    [notes],
  );
};

/** Search, filters and layout tools of a list, on one line. */
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
