import type { ListName } from '../../../shared/account';
import { partsOf, searchPart, type NameOfValue } from '../records/list/bar/filter-parts';
import { listDefinitions } from '../records/list/columns';
import type { ListState } from '../../store/list-state';
import { exportWords } from '../../i18n/export';
import { toolWords } from '../../i18n/tools';

/** What a list on screen was asked for and how it is ordered, in words; without values while these are hidden. */
export const askedOf = (
  list: ListName,
  { search, filters, group, sort }: Pick<ListState, 'search' | 'filters' | 'group' | 'sort'>,
  isHidden: boolean,
  nameOf: NameOfValue,
): readonly string[] => {
  const isSearched = search.trim() !== '';
  const sorted = listDefinitions[list].columns.find(({ name }) => name === sort?.column)?.label;
  const { found, bestFirst, grouped } = exportWords;
  return [
    ...(isSearched ? [found(toolWords.searchText(searchPart(search, isHidden)))] : []),
    ...partsOf(list, filters, isHidden, nameOf).map(({ text }) => text),
    ...(group ? [grouped(toolWords.groups[group])] : []),
    ...(sorted === undefined
      ? isSearched
        ? [bestFirst]
        : []
      : [exportWords.sorted(sorted, sort?.direction === 'descending')]),
  ];
};
