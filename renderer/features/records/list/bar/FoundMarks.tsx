import { useValuesHidden, useWindow } from '../../../../store/store';
import { cutAt } from '../../../../ui/text/visible';
import { Button } from '../../../../ui/Button';
import { words } from '../../../../i18n/window';
import { privacyWords } from '../../../../i18n/privacy';
import type { ListModel } from '../model/list-model';
import styles from './ListFoot.module.css';
import { noFilters, type Filters } from '../../../../store/list-state';
import { CircleDot, CircleMinus, Files, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { ListName } from '../../../../../shared/account';
import { showGone } from '../../../../store/activity-actions';
import { clearSort, filter, search } from '../../../../store/list-actions';
import { useIsShort } from '../../../../store/window-width';
import { toolWords } from '../../../../i18n/list';
import { goneFrom } from '../../../changes/count-of';
import { focusSearch } from '../focus';
import { searchLanguage } from '../search-language';
import type { CountFound, ShownList } from '../use-list';
import { withMark } from './filter-parts';

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

interface Mark {
  readonly name: 'alike' | 'mismatch' | 'malformed' | 'changed' | 'repeated';
  readonly icon: LucideIcon;
  /** Search text that finds the marked rows, if no filter does. */
  readonly text?: string;
  readonly with: (filters: Filters) => Filters;
}

const same = (filters: Filters): Filters => filters;

/** The marks of rows that can be filtered by, most severe first. */
const allMarks = (): readonly Mark[] => {
  const { operators, states } = searchLanguage();
  const duplicate = `${operators['is'] ?? 'is'}:${states.duplicate}`;
  return [
    { name: 'alike', icon: TriangleAlert, with: (filters) => withMark(filters, 'alike', true) },
    ...(['mismatch', 'malformed'] as const).map((name) => ({
      name,
      icon: TriangleAlert,
      with: (filters: Filters): Filters => ({ ...filters, checksums: [name] }),
    })),
    { name: 'changed', icon: CircleDot, with: (filters) => withMark(filters, 'changed', true) },
    { name: 'repeated', icon: Files, text: duplicate, with: same },
  ];
};

/** The counts of marked rows, and the inputs they were computed from. */
interface Counted {
  readonly from: readonly unknown[];
  readonly found: readonly number[];
}

/** Cached for as long as the model lives: counting looks at all rows, and a list is rendered many times. */
const counted = new WeakMap<ListModel, Counted>();

/** Counts the rows with each mark; counts again if one of the inputs in `from` has changed. */
const countMarks = (
  model: ListModel,
  from: readonly unknown[],
  count: CountFound,
): readonly number[] => {
  const known = counted.get(model);
  if (known?.from.every((one, at) => one === from[at])) return known.found;
  const found = allMarks().map((mark) => count(mark.text ?? '', mark.with(noFilters)).found);
  counted.set(model, { from, found });
  return found;
};

/** Most marks that fit, including the one of `GoneMark`. */
const most = { short: 2, usual: 4 } as const;

const sayOf = (list: ListName, name: Mark['name'], found: number): string =>
  name === 'alike' ? toolWords.marked.alike[list](found) : toolWords.marked[name](found);

/** Counts of the marks that rows show as icons. A click filters the list by a mark. */
export function FoundMarks<Name extends ListName>({ view }: Props<Name>) {
  const { definition, state, model, count } = view;
  const { addresses, alikes, marks } = view.beside;
  const { list } = definition;
  const { search: text, filters } = state;
  const isShort = useIsShort();
  // Before all rows are prepared, the counts would only grow and be computed over and over.
  const isPrepared = model.isPrepared();
  const isGoneTold = useWindow((window) => goneFrom(list, window) > 0);
  const from = useMemo(
    () => (isPrepared && addresses ? [addresses, alikes, marks] : null),
    [isPrepared, addresses, alikes, marks],
  );
  // Counting is deferred so that rows render first. Until then the previous counts are shown, or none.
  const settled = useDeferredValue(from, null);
  if (from === null) return null;
  const counts =
    settled === from ? countMarks(model, from, count) : (counted.get(model)?.found ?? null);
  if (counts === null) return null;
  const found = allMarks().map((mark, at) => ({ ...mark, found: counts[at] ?? 0 }));
  const isChosen = ({ name, text: typed }: Mark): boolean =>
    typed === undefined
      ? name === 'mismatch' || name === 'malformed'
        ? filters.checksums.includes(name)
        : name !== 'repeated' && filters[name] === 'only'
      : text.includes(typed);
  return found
    .filter((mark) => mark.found > 0 && !isChosen(mark))
    .slice(0, most[isShort ? 'short' : 'usual'] - (isGoneTold ? 1 : 0))
    .map((mark) => (
      <Button
        key={mark.name}
        kind="quiet"
        icon={mark.icon}
        className={styles[mark.name]}
        onClick={() => {
          if (mark.text === undefined) filter(list, mark.with(filters));
          else search(list, mark.text);
          focusSearch();
        }}
      >
        {sayOf(list, mark.name, mark.found)}
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
