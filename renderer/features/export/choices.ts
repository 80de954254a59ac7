import { useMemo } from 'react';
import {
  countIn,
  fieldText,
  type AccountHead,
  type ListName,
  listNames,
  recordAddress,
  type SmartContract,
  type Wallet,
} from '../../../shared/account';
import { listDefinitions } from '../records/list/columns';
import { noteOf } from '../notes/LocalMark';
import { useWindow } from '../../store/store';
import type { LocalNotes, OpenAccount } from '../../store/window-state';
import type { RequestOf } from '../../../shared/contract';
import type { ExportFormat, Separator } from '../../../shared/export';
import { partsOf, searchPart, type NameOfValue } from '../records/list/bar/filter-parts';
import { absentList } from '../../ui/text/absent-list';
import { encodeRows } from '../../store/base64';
import type { ListState } from '../../store/list-state';
import { exportWords } from '../../i18n/export';
import { toolWords } from '../../i18n/list';

const notedIn = (
  rows: readonly (Wallet | SmartContract)[],
  places: Uint32Array | null,
  notes: LocalNotes,
): number => {
  const isNoted = (row: Wallet | SmartContract | undefined): boolean =>
    row !== undefined && noteOf(notes, fieldText(recordAddress(row))) !== null;
  if (!places) return rows.filter(isNoted).length;
  return places.reduce((count, place) => count + (isNoted(rows[place]) ? 1 : 0), 0);
};

/**
 * How many of the records have a note by the user; null if not known. A null `list` stands for both lists, null
 * `places` for all rows.
 */
export const useNoted = (
  { wallets, contracts }: OpenAccount,
  list: ListName | null,
  places: Uint32Array | null,
): number | null => {
  const notes = useWindow((state) => state.notes);
  return useMemo(() => {
    if (!notes) return null;
    if (notes.entries.size === 0) return 0;
    if ((list !== 'contracts' && !wallets) || (list !== 'wallets' && !contracts)) return null;
    const inWallets = list === 'contracts' ? 0 : notedIn(wallets ?? [], places, notes);
    return list === 'wallets' ? inWallets : inWallets + notedIn(contracts ?? [], places, notes);
  }, [notes, wallets, contracts, list, places]);
};

/** Which records to export: the selected ones, those the list shows, a whole list, or the whole account. */
type Scope = 'selected' | 'view' | ListName | 'account';

/** The user's choices in the dialog. */
export interface Choices {
  readonly scope: Scope;
  readonly format: ExportFormat;
  /** Columns of the table, for each list. */
  readonly columns: Readonly<Record<ListName, readonly string[]>>;
  readonly separator: Separator;
  /** Whether the table starts with a line about its origin. */
  readonly provenance: boolean;
  /** Whether the user's own names, tags and notes are included. */
  readonly notes: boolean;
}

/** The list on screen and its rows, in the order on screen. */
export interface OnScreen {
  readonly list: ListName;
  readonly view: Uint32Array;
  readonly selected: Uint32Array;
  /** False while a filter is still checking rows. */
  readonly complete: boolean;
  /** The search, filters, grouping and order of the list as text, one item each. */
  readonly asked: readonly string[];
}

/** The scopes that the screen offers, the most likely first. A table holds one list only. */
export const scopesOf = (onScreen: OnScreen | null, format: ExportFormat): readonly Scope[] => {
  if (!onScreen) return format === 'csv' ? listNames : ['account', ...listNames];
  const { list, selected } = onScreen;
  const shown = [...(selected.length > 0 ? (['selected'] as const) : []), 'view'] as const;
  return format === 'csv' ? [...shown, ...listNames] : [...shown, list, 'account'];
};

/** The contents of an export with the current choices. */
interface ExportPlan {
  /** The list in the file; null for both. */
  readonly list: ListName | null;
  /** Selected or filtered rows; null for all. */
  readonly rows: Uint32Array | null;
  /** Number of records in the file. */
  readonly count: number;
  /** Says that the answer lacks a list of the file, so that its records are unknown; null if no list is missing. */
  readonly absent: string | null;
  /** Why nothing can be saved yet; null if the file can be saved. */
  readonly hindrance: 'noColumns' | 'checking' | 'noRecords' | null;
}

/** Determines which records the file gets and whether it can be saved. */
export const planOf = (
  { scope, format, columns }: Pick<Choices, 'scope' | 'format' | 'columns'>,
  onScreen: OnScreen | null,
  head: Pick<AccountHead, 'walletCount' | 'contractCount' | 'differences'>,
): ExportPlan => {
  const shown = scope === 'view' || scope === 'selected' ? onScreen : null;
  const rows = shown && (scope === 'selected' ? shown.selected : shown.view);
  const named = scope === 'wallets' || scope === 'contracts' ? scope : null;
  const list = named ?? shown?.list ?? null;
  const all = list === null ? head.walletCount + head.contractCount : countIn(head, list);
  const count = rows?.length ?? all;
  const said = (list === null ? listNames : [list]).map((one) => absentList(head, one));
  const hindrance = (): ExportPlan['hindrance'] => {
    if (shown?.complete === false) return 'checking';
    if (count === 0) return 'noRecords';
    return format === 'csv' && list !== null && columns[list].length === 0 ? 'noColumns' : null;
  };
  return {
    list,
    rows,
    count,
    absent: said.find((text) => text !== null) ?? null,
    hindrance: hindrance(),
  };
};

/** The request to main. */
export const requestOf = (
  { format, notes, separator, provenance, columns }: Choices,
  { list, rows }: Pick<ExportPlan, 'list' | 'rows'>,
  account: { readonly profileId: string; readonly revision: number },
): RequestOf<'exportAccount'> => {
  const wanted = { ...account, rows: rows && encodeRows(rows), notes };
  // Both lists together do not fit into one table.
  if (format !== 'csv' || list === null) {
    return { ...wanted, format: format === 'csv' ? 'json' : format, list };
  }
  return { ...wanted, format, list, columns: [...columns[list]], separator, provenance };
};

/** Describes the search, filters, grouping and order of the list on screen; without values while values are hidden. */
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
