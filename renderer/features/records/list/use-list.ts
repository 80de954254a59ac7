import { useMemo, useState, useCallback, useEffect } from 'react';
import type { ListName, RowOf } from '../../../../shared/account';
import type { ListGroup } from '../../../../shared/list-view';
import { followPlaces } from '../../../store/follow-records';
import type { Filters, ListState, Sort } from '../../../store/list-state';
import { useValuesHidden, useZone, useWindow } from '../../../store/store';
import { select } from '../../../store/list-actions';
import { keepShown } from '../../../store/selection';
import type { AccountAddresses } from './account-addresses';
import { useAccountAddresses, useLookAlikes } from './use-account-addresses';
import type { ListDefinition } from './columns';
import {
  groupByAddress,
  groupByMonth,
  groupByText,
  groupColumns,
  groupRows,
  type Grouping,
  type Groups,
} from './model/groups';
import type { ListModel } from './model/list-model';
import { partsOf, type NameOfValue } from './bar/filter-parts';
import { hiddenColumns } from './columns/cell-views';
import { remarkOn } from './columns/remarks';
import { hitMarks, type HitMarks } from './grid/mark-hits';
import type { CellContext } from './grid/grid-column';
import { deployerColumn } from './model/list-query';
import { readSearch, wantedText, type Search } from './model/read-search';
import { noteExcerpt } from './note-excerpt';
import { useCellContext } from './use-cell-context';
import { useModel } from './prepared-model';
import { rowFactsOf } from './row-facts';
import { searchLanguage } from './search-language';

/** The rows that a question matched. */
interface Found<Row> {
  readonly rows: readonly Row[];
  readonly shown: Uint32Array;
  /** A new object for every new question. */
  readonly question: object;
}

/**
 * Returns the matching rows. While newer rows are not completely checked, returns the previous matches in their new
 * places, so that a filter waiting for an analysis does not empty the screen.
 */
const useFoundBefore = <Name extends ListName>(
  list: Name,
  { rows, shown, question }: Found<RowOf[Name]>,
  complete: boolean,
): Uint32Array => {
  const [before, setBefore] = useState<Found<RowOf[Name]> | null>(null);
  const isSame = before?.question === question;
  const isNews = !isSame || before.rows !== rows || before.shown !== shown;
  if (complete && isNews) setBefore({ rows, shown, question });
  const waitsFor = complete || !isSame ? null : before;
  const followed = useMemo(
    () => waitsFor && followPlaces(list, waitsFor.rows, rows, waitsFor.shown),
    [list, waitsFor, rows],
  );
  return followed ?? shown;
};

type DeployerNames = AccountAddresses['names'];

interface By {
  /** Null until known, and in a list without deployers. */
  readonly deployers: DeployerNames | null;
  readonly group: ListGroup | null;
  readonly sort: Sort | null;
}

/** The shown rows in groups; null while the list is not grouped. The groups are those of all rows. */
const useGroups = <Name extends ListName>(
  { columns }: ListDefinition<Name>,
  { rows, shown }: Pick<Found<RowOf[Name]>, 'rows' | 'shown'>,
  model: ListModel,
  { group, sort, deployers }: By,
): Groups | null => {
  const zone = useZone();
  // Only the inputs that a grouping depends on may recompute it.
  const ofMonths = group === 'month' ? zone : null;
  const ofDeployers = group === 'deployer' ? deployers : null;
  const grouping = useMemo((): Grouping | null => {
    const column = group && columns.find(({ name }) => name === groupColumns[group]);
    if (!column) return null;
    const textOf = (row: number): string | null => {
      const record = rows[row];
      return record === undefined ? null : column.value(record);
    };
    if (ofMonths) {
      return groupByMonth(rows.length, textOf, model.readTimes(column.name), ofMonths);
    }
    return column.kind === 'address'
      ? groupByAddress(rows.length, textOf, (row) => ofDeployers?.of(row)?.name ?? null)
      : groupByText(rows.length, textOf);
  }, [columns, rows, model, group, ofMonths, ofDeployers]);
  return useMemo(() => {
    if (!grouping || !group) return null;
    // If the list is sorted by the grouped column, the groups follow its direction. Months are newest first by default.
    const isOwn = sort?.column === groupColumns[group];
    const turned = isOwn && (sort.direction === 'ascending') === (group === 'month');
    return groupRows(shown, grouping, turned);
  }, [grouping, group, shown, sort]);
};

/** The visible columns as rendered. */
const useShownColumns = <Name extends ListName>(
  { columns }: ListDefinition<Name>,
  { hidden, group }: Pick<ListState, 'hidden' | 'group'>,
) => {
  const masked = useValuesHidden();
  return useMemo(() => {
    const shown = columns.filter(({ name }) => !hidden.includes(name));
    const drawn = masked ? hiddenColumns(shown) : shown;
    // A row's date says more than its month, so the date column is not muted.
    if (group === null || group === 'month') return drawn;
    const said = groupColumns[group];
    return drawn.map((column) =>
      column.name === said ? { ...column, said: true, identicons: undefined } : column,
    );
  }, [columns, hidden, masked, group]);
};

/** Counts the rows that a search and filters match, and says whether all rows are checked. */
export type CountFound = (
  text: string,
  filters: Filters,
) => { readonly found: number; readonly complete: boolean };

/** What cells need besides their records, with the parts of notes by which a search found records. */
const useFoundContext = <Name extends ListName>(
  { list, columns }: ListDefinition<Name>,
  hits: HitMarks | null,
  { terms }: Search,
): CellContext => {
  const context = useCellContext(list);
  const hasNotes = useWindow(({ notes }) => (notes?.entries.size ?? 0) > 0);
  const name = columns.find(({ role }) => role === 'name')?.name ?? '';
  const forms = hasNotes ? hits?.get(name)?.forms : undefined;
  return useMemo(() => {
    if (!forms) return context;
    const asked = terms.filter(({ column }) => column === 'tag' || column === 'note');
    const texts = asked.map(({ text }) => wantedText(text));
    return { ...context, excerptOf: (note, called) => noteExcerpt(note, called, forms, texts) };
  }, [context, forms, terms]);
};

/** Everything a list shows: its rows, their order and appearance, and the selection. */
export const useList = <Name extends ListName>(
  definition: ListDefinition<Name>,
  rows: readonly RowOf[Name][],
) => {
  const { list, operators, columns: all } = definition;
  const state = useWindow(({ lists }) => lists[list]);
  const { search: text, filters, sort, group, selection } = state;
  const zone = useZone();
  const masked = useValuesHidden();
  const known = useModel(list, rows);
  const { model } = known;

  const language = searchLanguage();
  const search = useMemo(
    () => readSearch(text, operators, zone, language),
    [text, operators, zone, language],
  );
  const addresses = useAccountAddresses();
  const deployers = list === 'contracts' ? (addresses?.names ?? null) : null;
  const marks = useWindow((window) => window.marks[list]);
  const alikes = useLookAlikes(addresses);
  const notes = useWindow((window) => window.notes);
  const facts = rowFactsOf(rows, list, notes, marks, addresses, alikes);
  const asked = useMemo(() => ({ search, filters, sort, group }), [search, filters, sort, group]);
  const found = useMemo(
    () => known.model.view({ search, filters, sort, facts }),
    [known, search, filters, sort, facts],
  );
  // While deployer names are missing, the previous order is kept. Without both lists they will not come.
  const lacksList = useWindow(({ account }) => account?.lacksList === true);
  const needsNames = sort?.column === deployerColumn || group === 'deployer';
  const isOrdered = !needsNames || deployers !== null || lacksList;
  const isKnown = found.complete && isOrdered;
  const ofRows = { rows, shown: found.rows, question: asked };
  const ungrouped = useFoundBefore(list, ofRows, isKnown);
  const ofShown = { rows, shown: ungrouped };
  const groups = useGroups(definition, ofShown, model, { group, sort, deployers });
  const shown = groups?.rows ?? ungrouped;
  const count = useCallback<CountFound>(
    (text, filters) => {
      const search = readSearch(text, operators, zone, language);
      const { rows, complete } = known.model.view({ search, filters, sort: null, facts });
      return { found: rows.length, complete };
    },
    [operators, zone, language, known, facts],
  );
  const nameOf = useCallback<NameOfValue>(
    (column, value) =>
      column === deployerColumn && value !== null ? (deployers?.ofAddress(value) ?? null) : null,
    [deployers],
  );
  const parts = useMemo(
    () => partsOf(list, filters, masked, nameOf),
    [list, filters, masked, nameOf],
  );
  const columns = useShownColumns(definition, state);
  const remarks = useCallback(
    (row: RowOf[Name], record: number, of: CellContext) => remarkOn(all, row, record, of),
    [all],
  );

  const hits = useMemo(
    () => (masked ? null : hitMarks(search, found.reach, all)),
    [masked, search, found.reach, all],
  );
  const context = useFoundContext(definition, hits, search);

  useEffect(() => {
    // Incomplete rows may still be shown in a moment, so the selection keeps them until then.
    if (!isKnown) return;
    const kept = keepShown(selection, shown);
    if (kept !== selection) select(list, kept);
  }, [list, selection, shown, isKnown]);

  return {
    definition,
    rows,
    state,
    model,
    search,
    /** The active filters. */
    parts,
    hits,
    found,
    addresses,
    facts,
    shown,
    groups,
    /** The groups that are folded away. */
    folded: text.trim() === '' ? state.folded : state.foldedFound,
    /** The grid starts at its top when this changes. Excludes notes. */
    asked,
    count,
    nameOf,
    columns,
    context,
    remarkOn: remarks,
    selection,
  };
};

/** Return type of `useList`, passed to the components of a list. */
export type ShownList<Name extends ListName = ListName> = ReturnType<typeof useList<Name>>;
