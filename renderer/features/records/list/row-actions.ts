import {
  addressFields,
  fieldText,
  type ListName,
  recordAddress,
  type RowOf,
} from '../../../../shared/account';
import { rowMarks } from '../../../../shared/activity';
import { noteLimits } from '../../../../shared/notes';
import { writtenAddress, formatOf } from '../../../ui/address/checksum-state';
import { doubtsOf } from '../../../ui/address/doubts';
import { linksOf } from '../details/links';
import { copyAddress, copyText } from '../../../store/copying';
import { toggleFavourite } from '../../../store/note-actions';
import { openLink } from '../../../store/navigate';
import { useWindow } from '../../../store/store';
import { useValuesHidden } from '../../../store/selectors';
import { detailsWords } from '../../../i18n/details';
import type { ListDefinition } from './columns';
import type { CellContext, GridColumn } from './grid/grid-column';
import { noteOf } from '../../notes/LocalMark';
import { openRecord, select } from '../../../store/list-actions';
import type { MenuActs } from '../../../store/native-menu';
import { haveSamePlaces } from '../../../store/follow-records';
import {
  isSelected,
  noSelection,
  selectOne,
  toggle,
  type Selection,
} from '../../../store/selection';

/** What can be done with a record without opening it. */
export type RowAction = 'copy' | 'explorer' | 'star';

export interface RowActions {
  /** Copies the record's own address; a doubtful one after a question. Resolves to whether that was done at once. */
  readonly copy: (() => Promise<boolean>) | null;
  readonly explorer: (() => void) | null;
  readonly star: (() => void) | null;
  readonly isFavourite: boolean;
  /** Why the address is not to be taken along; undefined where it is. */
  readonly refused: string | undefined;
  /** The explorer's host; null where the record has none. */
  readonly host: string | null;
}

/** What can be done with the records of a list. */
export const useRowActions = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][],
  context: CellContext,
): ((record: number) => RowActions | null) => {
  const explorers = useWindow(({ app }) => app?.explorers);
  const notes = useWindow((state) => state.notes);
  const isHidden = useValuesHidden();
  return (record) => {
    const row = rows[record];
    const text = row === undefined ? null : fieldText(recordAddress(row));
    if (row === undefined || text === null || text === '') return null;
    const format = formatOf(row.asset, context);
    const refused = context.changeOf(record) === rowMarks.alarm ? detailsWords.blocked : undefined;
    const explorer = explorers?.find(({ asset }) => asset === row.asset);
    const place = { list, address: text, deployedBy: null };
    // A page in the browser would show what is hidden here.
    const [link] = explorer && !isHidden ? linksOf(explorer, place) : [];
    const note = noteOf(notes, text);
    const isFull = note === null && (notes?.entries.size ?? 0) >= noteLimits.entries;
    const canNote = notes !== null && !isFull && text.length <= noteLimits.address;
    const written = writtenAddress(text, format);
    return {
      copy:
        refused === undefined
          ? () =>
              copyAddress(
                written,
                doubtsOf(written, format, context.twinsOf(addressFields[list], record)),
              )
          : null,
      explorer: refused === undefined && link ? () => void openLink(list, record, link.link) : null,
      star: canNote ? () => void toggleFavourite(text) : null,
      isFavourite: note?.favourite ?? false,
      refused,
      host: link?.host ?? null,
    };
  };
};

const { getState } = useWindow;

interface Options<Name extends ListName> {
  readonly definition: ListDefinition<Name>;
  readonly rows: readonly RowOf[Name][];
  readonly record: number;
  /** The column that is pointed at; null for none. */
  readonly column: GridColumn<RowOf[Name]> | null;
  readonly context: CellContext;
  readonly selection: Selection;
  /** Null for a record without an address. */
  readonly actions: RowActions | null;
  /** Copies these records as a table. */
  readonly onCopyRows: (records: Selection) => void;
}

/** Whether the rows on screen have been the same records, in the same places, since now. */
export const staysSame = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][],
): (() => boolean) => {
  const { app, account } = getState();
  const recordsOf = (state: ReturnType<typeof getState>): readonly RowOf[Name][] =>
    (state.account?.[list] as readonly RowOf[Name][] | undefined) ?? [];
  return () => {
    const now = getState();
    if (!now.account || now.app?.activeProfileId !== app?.activeProfileId) return false;
    const isSame = now.account.head.revision === account?.head.revision;
    return isSame || haveSamePlaces(list, rows, recordsOf(now));
  };
};

/** What can be done with a record; nothing that takes its address along while that may have been changed. */
export const recordActs = <Name extends ListName>(options: Options<Name>): MenuActs => {
  const { definition, rows, record, column, context, selection, actions, onCopyRows } = options;
  const { list, columns } = definition;
  const row = rows[record];
  if (row === undefined) return {};
  const isRefused = context.changeOf(record) === rowMarks.alarm;
  const valueOf = (name: string): string =>
    columns.find((one) => one.name === name)?.value(row) ?? '';
  const format = formatOf(row.asset, context);
  const deployer = list === 'contracts' ? writtenAddress(valueOf('deployedBy'), format) : '';
  const copyDeployer = (): void =>
    void copyAddress(deployer, doubtsOf(deployer, format, context.twinsOf('deployedBy', record)));
  // The column of the definition: the one on screen may hide its values.
  const value = column && column.kind !== 'address' ? valueOf(column.name) : '';
  const areSeveral = selection.count > 1 && isSelected(selection, record);
  const chosen = areSeveral ? selection : selectOne(noSelection(rows.length), record);
  const copyRows = {
    run:
      isRefused && !areSeveral
        ? null
        : () => {
            onCopyRows(chosen);
          },
  };

  return Object.fromEntries(
    Object.entries({
      copyAddress: actions ? { run: actions.copy } : undefined,
      copyDeployer: deployer === '' ? undefined : { run: isRefused ? null : copyDeployer },
      copyValue: value === '' ? undefined : { run: () => copyText(value) },
      openExplorer: actions && actions.host !== null ? { run: actions.explorer } : undefined,
      openDetails: {
        run: () => {
          openRecord(list, record);
        },
      },
      favourite: actions?.star ? { run: actions.star, checked: actions.isFavourite } : undefined,
      [areSeveral ? 'copyRows' : 'copyRow']: copyRows,
      select: {
        run: () => {
          select(list, toggle(selection, record));
        },
        checked: isSelected(selection, record),
      },
    } satisfies Partial<Record<string, MenuActs[keyof MenuActs]>>).filter(
      ([, act]) => act !== undefined,
    ),
  );
};
