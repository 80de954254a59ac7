import {
  addressFields,
  fieldText,
  isOwnAddress,
  type ListName,
  recordAddress,
  type RowOf,
} from '../../../../shared/account';
import { rowMarks } from '../../../../shared/activity';
import { writtenAddress, formatOf } from '../../../ui/address/checksum-state';
import { doubtsOf } from '../../../ui/address/doubts';
import { linksOf } from '../details/links';
import { announce, announceFailure, causeOf } from '../../../store/announce';
import { copyAddress, copyJudgedRows, copyText } from '../../../store/copying';
import { toggleFavourite } from '../../../store/note-actions';
import { openLink } from '../../../store/navigate';
import { useWindow, useValuesHidden } from '../../../store/store';
import { detailsWords } from '../../../i18n/details';
import { noteWords } from '../../../i18n/notes';
import { words } from '../../../i18n/window';
import type { GridColumn } from './grid/grid-column';
import { canNote, noteOf } from '../../notes/LocalMark';
import { openRecord, select } from '../../../store/list-actions';
import { showMenu, type MenuActs, type MenuPlace } from '../../../store/native-menu';
import { haveSameOrder } from '../../../store/follow-records';
import {
  isSelected,
  noSelection,
  selectedInOrder,
  selectOne,
  toggle,
  type Selection,
} from '../../../store/selection';
import { countDoubts } from './row-doubts';
import type { ShownList } from './use-list';

/** Actions on a record without opening it. */
export type RowAction = 'copy' | 'explorer' | 'star';

export interface RowActions {
  /**
   * Copies the record's own address, after a question if the address is doubtful. Resolves to whether it was copied at
   * once.
   */
  readonly copy: (() => Promise<boolean>) | null;
  readonly explorer: (() => void) | null;
  readonly star: (() => void) | null;
  readonly isFavourite: boolean;
  /** Why the address must not be copied; undefined if it may be. */
  readonly refused: string | undefined;
  /** Host of the explorer; null if the record has none. */
  readonly host: string | null;
}

const { getState } = useWindow;

/** Toggles the favourite. Announced explicitly, because the button does not have the focus. */
const star = async (address: string): Promise<void> => {
  const cause = causeOf('screen');
  const isFavourite = await toggleFavourite(address);
  if (isFavourite === null) return;
  announce({ kind: 'spoken', text: noteWords.isFavourite(isFavourite) }, cause);
};

/** Returns a function that tells whether the same records are still in the same rows. */
const staysSame = <Name extends ListName>(
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
    return isSame || haveSameOrder(list, rows, recordsOf(now));
  };
};

/** Actions on the records of a list. An address with an alarm can neither be copied nor looked up in an explorer. */
export const useRowActions = <Name extends ListName>(view: ShownList<Name>) => {
  const { definition, rows, shown, context, selection } = view;
  const { list, columns } = definition;
  const explorers = useWindow(({ app }) => app?.explorers);
  const notes = useWindow((state) => state.notes);
  const isHidden = useValuesHidden();

  const isRefused = (record: number): boolean => context.changeOf(record) === rowMarks.alarm;
  /** The column of the definition, because the column on screen may hide its values. */
  const columnOf = (name: string) => columns.find((one) => one.name === name);

  const copyAddressOf = (record: number, column: string, written: string): Promise<boolean> => {
    const format = formatOf(rows[record]?.asset ?? null, context);
    const similar = context.similarRecordsOf(column, record);
    return copyAddress(written, doubtsOf(written, format, similar, isOwnAddress(column)));
  };

  /** Copies records as a table, in the order on screen. */
  const copyRows = (records: Selection): void => {
    const chosen = selectedInOrder(records, shown);
    const names = view.columns.map(({ name }) => name);
    void copyJudgedRows(list, chosen, names, countDoubts(chosen, names, view));
  };

  const copyValue = (record: number, { name }: GridColumn<RowOf[Name]>): void => {
    const row = rows[record];
    const column = columnOf(name);
    if (!row || !column) return;
    const { long, address: meant } = column.view(row, record, context);
    const text = meant ?? long ?? column.value(row);
    if (text === null || text === '') return;
    if (column.kind === 'address') void copyAddressOf(record, name, text);
    else void copyText(text);
  };

  /** Null for a record without an address. */
  const actionsOf = (record: number): RowActions | null => {
    const row = rows[record];
    const text = row === undefined ? null : fieldText(recordAddress(row));
    if (row === undefined || text === null || text === '') return null;
    const refused = isRefused(record) ? detailsWords.blocked : undefined;
    const explorer = explorers?.find(({ asset }) => asset === row.asset);
    const place = { list, address: text, deployedBy: null };
    // A page in the browser would reveal hidden values.
    const [link] = explorer && !isHidden ? linksOf(explorer, place) : [];
    const written = writtenAddress(text, formatOf(row.asset, context));
    return {
      copy:
        refused === undefined ? () => copyAddressOf(record, addressFields[list], written) : null,
      explorer: refused === undefined && link ? () => void openLink(list, record, link.link) : null,
      star: canNote(notes, text) ? () => void star(text) : null,
      isFavourite: noteOf(notes, text)?.favourite ?? false,
      refused,
      host: link?.host ?? null,
    };
  };

  const act = (record: number, action: RowAction): void => {
    const actions = actionsOf(record);
    // Otherwise the user may take the text copied before for the address of this record.
    if (!actions) {
      announce({ kind: 'warning', text: words.list.nothingToDo });
    } else if (actions.refused !== undefined && action !== 'star') {
      announceFailure({ code: 'ADDRESS_CHANGED' });
    } else void actions[action]?.();
  };

  /** The actions in the context menu of a record. `pointed` is the column under the pointer; null if there is none. */
  const menuOf = (record: number, pointed: GridColumn<RowOf[Name]> | null): MenuActs => {
    const row = rows[record];
    if (row === undefined) return {};
    const actions = actionsOf(record);
    const valueOf = (name: string): string => columnOf(name)?.value(row) ?? '';
    const deployer =
      list === 'contracts'
        ? writtenAddress(valueOf('deployedBy'), formatOf(row.asset, context))
        : '';
    const copyDeployer = (): void => void copyAddressOf(record, 'deployedBy', deployer);
    const value = pointed && pointed.kind !== 'address' ? valueOf(pointed.name) : '';
    const areSeveral = selection.count > 1 && isSelected(selection, record);
    const chosen = areSeveral ? selection : selectOne(noSelection(rows.length), record);
    const copyChosen = {
      run:
        isRefused(record) && !areSeveral
          ? null
          : () => {
              copyRows(chosen);
            },
    };
    return {
      ...(actions && { copyAddress: { run: actions.copy } }),
      ...(deployer !== '' && { copyDeployer: { run: isRefused(record) ? null : copyDeployer } }),
      ...(value !== '' && { copyValue: { run: () => copyText(value) } }),
      ...(actions && actions.host !== null && { openExplorer: { run: actions.explorer } }),
      openDetails: {
        run: () => {
          openRecord(list, record);
        },
      },
      ...(actions?.star && { favourite: { run: actions.star, checked: actions.isFavourite } }),
      [areSeveral ? 'copyRows' : 'copyRow']: copyChosen,
      select: {
        run: () => {
          select(list, toggle(selection, record));
        },
        checked: isSelected(selection, record),
      },
    };
  };

  return {
    actionsOf,
    act,
    copyValue,
    copySelected: (): void => {
      copyRows(selection);
    },
    openMenu: (record: number, column: GridColumn<RowOf[Name]> | null, place: MenuPlace): void => {
      void showMenu(menuOf(record, column), place, staysSame(list, rows));
    },
  };
};

/** Actions on the records of a list, passed to its components. */
export type ListActions<Name extends ListName = ListName> = ReturnType<typeof useRowActions<Name>>;
