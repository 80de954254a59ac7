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
 * About how many of these records the person has noted something; null while that is not known. No list stands for both,
 * no places for all.
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

/** Which records: those selected in the list on screen, those that it shows, a whole list, or the whole account. */
type Scope = 'selected' | 'view' | ListName | 'account';

/** What is chosen in the dialog. */
export interface Choices {
  readonly scope: Scope;
  readonly format: ExportFormat;
  /** Columns of a table, for each list. */
  readonly columns: Readonly<Record<ListName, readonly string[]>>;
  readonly separator: Separator;
  /** Whether a table begins with a line that says where it is from. */
  readonly provenance: boolean;
  /** Whether the person's own names, tags and notes go along. */
  readonly notes: boolean;
}

/** What a list on screen offers; rows in the order on screen. */
export interface OnScreen {
  readonly list: ListName;
  readonly view: Uint32Array;
  readonly selected: Uint32Array;
  /** False while a filter does not know all of its rows yet. */
  readonly complete: boolean;
  /** What the list was asked for, and how it is ordered, one thing each. */
  readonly asked: readonly string[];
}

/** What can be chosen on this screen; what is meant most likely comes first. A table has one list. */
export const scopesOf = (onScreen: OnScreen | null, format: ExportFormat): readonly Scope[] => {
  if (!onScreen) return format === 'csv' ? listNames : ['account', ...listNames];
  const { list, selected } = onScreen;
  const shown = [...(selected.length > 0 ? (['selected'] as const) : []), 'view'] as const;
  return format === 'csv' ? [...shown, ...listNames] : [...shown, list, 'account'];
};

/** What the choices come to. */
interface ExportPlan {
  /** The list that the file is of; null for both. */
  readonly list: ListName | null;
  /** The rows that were chosen one by one or by a filter; null for all of them. */
  readonly rows: Uint32Array | null;
  /** How many records the file gets. */
  readonly count: number;
  /** That a list of the file did not come with the answer, so that its records are not known; null where all did. */
  readonly absent: string | null;
  /** Why there is nothing to save yet; null when there is. */
  readonly hindrance: 'noColumns' | 'checking' | 'noRecords' | null;
}

/** Which records the file gets, and whether it can be saved. */
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

/** The call that main is asked for. */
export const requestOf = (
  { format, notes, separator, provenance, columns }: Choices,
  { list, rows }: Pick<ExportPlan, 'list' | 'rows'>,
  account: { readonly profileId: string; readonly revision: number },
): RequestOf<'exportAccount'> => {
  const wanted = { ...account, rows: rows && encodeRows(rows), notes };
  // Both lists together are no table.
  if (format !== 'csv' || list === null) {
    return { ...wanted, format: format === 'csv' ? 'json' : format, list };
  }
  return { ...wanted, format, list, columns: [...columns[list]], separator, provenance };
};

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
