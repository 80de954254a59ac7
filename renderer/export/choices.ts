import type { ListName } from '../../shared/account';
import type { RequestOf } from '../../shared/contract';
import type { ExportFormat } from '../../shared/export';
import { encodeRows } from '../state/encode-rows';

/** Which records: all of them, those that the list on screen shows, or those selected in it. */
export type Scope = 'all' | 'shown' | 'selected';

/** What is chosen in the dialog. */
export interface Choices {
  readonly format: ExportFormat;
  readonly scope: Scope;
  /** The list of a table; a table has one. */
  readonly list: ListName;
  /** Columns of a table, for each list. */
  readonly columns: Readonly<Record<ListName, readonly string[]>>;
  /** Whether the person's own names, tags and notes go along. */
  readonly notes: boolean;
}

/** What a list on screen offers; rows in the order on screen. */
export interface OnScreen {
  readonly list: ListName;
  readonly shown: Uint32Array;
  readonly selected: Uint32Array;
  /** False while a filter does not know all of its rows yet. */
  readonly complete: boolean;
}

/** The list that a table would be of. */
export const listOf = ({ scope, list }: Choices, onScreen: OnScreen | null): ListName =>
  scope === 'all' || !onScreen ? list : onScreen.list;

/** Why there is nothing to save yet; null when there is. */
export const hindranceOf = (
  choices: Choices,
  onScreen: OnScreen | null,
): 'no-columns' | 'checking' | 'no-records' | null => {
  const { format, scope, columns } = choices;
  if (scope !== 'all' && onScreen?.complete === false) return 'checking';
  if (scope !== 'all' && onScreen?.[scope].length === 0) return 'no-records';
  const isEmpty = columns[listOf(choices, onScreen)].length === 0;
  return format === 'csv' && isEmpty ? 'no-columns' : null;
};

/** The call that main is asked for. */
export const requestOf = (
  choices: Choices,
  onScreen: OnScreen | null,
  account: { readonly profileId: string; readonly revision: number },
): RequestOf<'exportAccount'> => {
  const { format, scope, notes } = choices;
  const list = listOf(choices, onScreen);
  const rows = scope === 'all' || !onScreen ? null : encodeRows(onScreen[scope]);
  const wanted = { ...account, list, rows, notes };
  return format === 'csv'
    ? { ...wanted, format, columns: [...choices.columns[list]] }
    : { ...wanted, format };
};
