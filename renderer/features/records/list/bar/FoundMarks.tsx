import { useValuesHidden, useWindow } from '../../../../store/store';
import { cutAt } from '../../../../ui/text/visible';
import { Button } from '../../../../ui/Button';
import { words } from '../../../../i18n/window';
import { privacyWords } from '../../../../i18n/privacy';
import type { ListModel } from '../model/list-model';
import type { RowFacts } from '../model/list-query';
import { noSearch, type Search } from '../model/read-search';
import { memoizeByObject } from '../../../../store/memoize-by-object';
import styles from './ListFoot.module.css';
import { noFilters, type Filters } from '../../../../store/list-state';
import { CircleDot, CircleMinus, Files, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { ListName } from '../../../../../shared/account';
import { showGone } from '../../../../store/activity-actions';
import { clearSort, filter, search } from '../../../../store/list-actions';
import { useIsShort } from '../../../../store/window-width';
import { toolWords } from '../../../../i18n/list';
import { goneFrom } from '../../../changes/count-of';
import { focusSearch } from '../focus';
import { searchLanguage } from '../search-language';
import type { ShownList } from '../use-list';

interface Props<Name extends ListName> {
  readonly view: ShownList<Name>;
}

/** Longest word quoted, in UTF-16 units. */
const longest = 24;

/**
 * How a search was interpreted: the words it ignored, and the order of its results. A chosen sort order takes
 * precedence and can be cleared here.
 */
export function SearchOrder<Name extends ListName>({ view }: Props<Name>) {
  const { definition, state, search: typed, found } = view;
  const { list, columns } = definition;
  const hidden = useValuesHidden();
  const sorted = columns.find(({ name }) => name === state.sort?.column)?.label;
  const { byRank, sortedBy, inAddresses, leftOut } = words.list.searching;
  const isRanked = typed.words.length > found.leftOut.length && found.rows.length > 0;
  const parts = [
    ...found.leftOut.map(({ text }) => leftOut(hidden ? privacyWords.mask : cutAt(text, longest))),
    ...(found.reach === 'addresses' ? [inAddresses] : []),
    ...(isRanked && sorted === undefined ? [byRank] : []),
  ];
  const isSorted = isRanked && sorted !== undefined;
  if (parts.length === 0 && !isSorted) return null;
  return (
    <>
      <p className={styles['order']}>
        <span role="status">{parts.join(' · ')}</span>
        {/* Not in the status region: the sort order was announced when the column head was pressed. */}
        {isSorted && `${parts.length > 0 ? ' · ' : ''}${sortedBy(sorted)}`}
      </p>
      {isSorted && (
        <Button
          kind="quiet"
          onClick={() => {
            clearSort(list);
            focusSearch();
          }}
        >
          {byRank}
        </Button>
      )}
    </>
  );
}

/** The marks of rows that can be filtered by, most severe first. */
const markIcons = {
  alike: TriangleAlert,
  mismatch: TriangleAlert,
  malformed: TriangleAlert,
  changed: CircleDot,
  repeated: Files,
} as const;
type Mark = keyof typeof markIcons;
const allMarks = Object.keys(markIcons) as readonly Mark[];

/** The filters that let only the rows with a mark through. Repeated values are searched for instead. */
const withMark = (filters: Filters, mark: Exclude<Mark, 'repeated'>): Filters =>
  mark === 'alike' || mark === 'changed'
    ? { ...filters, marks: [...filters.marks, mark] }
    : { ...filters, checksums: [mark] };

const repeated: Search = { ...noSearch, states: ['duplicate'] };

/** Counts the rows with each mark. Cached, because counting looks at all rows and a list is rendered many times. */
const countMarks = memoizeByObject((facts: RowFacts, model: ListModel): readonly number[] =>
  allMarks.map((mark) => {
    const [search, filters] =
      mark === 'repeated' ? [repeated, noFilters] : [noSearch, withMark(noFilters, mark)];
    return model.view({ search, filters, sort: null, facts }).rows.length;
  }),
);

/** Most marks that fit, including the one of `GoneMark`. */
const most = { short: 2, usual: 4 } as const;

const sayOf = (list: ListName, mark: Mark, found: number): string =>
  mark === 'alike' ? toolWords.marked.alike[list](found) : toolWords.marked[mark](found);

/** Counts of the marks that rows show as icons. A click filters the list by a mark. */
export function FoundMarks<Name extends ListName>({ view }: Props<Name>) {
  const { definition, state, model, addresses, facts } = view;
  const { list } = definition;
  const { search: text, filters } = state;
  const isShort = useIsShort();
  const isGoneTold = useWindow((window) => goneFrom(list, window) > 0);
  // Before all rows are prepared, the counts would only grow and be computed over and over.
  const isReady = model.isPrepared() && addresses !== null;
  const known = useMemo(() => (isReady ? { facts, model } : null), [isReady, facts, model]);
  // Counting is deferred so that rows render first. Until then the previous counts are shown, or none.
  const settled = useDeferredValue(known, null);
  if (known === null || settled === null) return null;
  const counts = countMarks(settled.facts, settled.model);
  const { operators, states } = searchLanguage();
  const duplicate = `${operators['is'] ?? 'is'}:${states.duplicate}`;
  const isChosen = (mark: Mark): boolean => {
    if (mark === 'repeated') return text.includes(duplicate);
    return [...filters.marks, ...filters.checksums].includes(mark);
  };
  return allMarks
    .map((mark, at) => ({ mark, found: counts[at] ?? 0 }))
    .filter(({ mark, found }) => found > 0 && !isChosen(mark))
    .slice(0, most[isShort ? 'short' : 'usual'] - (isGoneTold ? 1 : 0))
    .map(({ mark, found }) => (
      <Button
        key={mark}
        kind="quiet"
        icon={markIcons[mark]}
        className={styles[mark]}
        onClick={() => {
          if (mark === 'repeated') search(list, duplicate);
          else filter(list, withMark(filters, mark));
          focusSearch();
        }}
      >
        {sayOf(list, mark, found)}
      </Button>
    ));
}

/**
 * Number of records that are gone since everything was last marked as seen, and so in no row. A click shows them in the
 * history.
 */
export function GoneMark({ list }: { readonly list: ListName }) {
  const gone = useWindow((state) => goneFrom(list, state));
  if (gone === 0) return null;
  return (
    <Button
      kind="quiet"
      icon={CircleMinus}
      className={styles['gone']}
      onClick={() => {
        showGone(list);
      }}
    >
      {toolWords.marked.gone(gone)}
    </Button>
  );
}
