import type { ListName, RowOf } from '../../../../shared/account';
import { rowMarks } from '../../../../shared/activity';
import { noteLimits } from '../../../../shared/notes';
import { writtenAddress, formatOf } from '../../../ui/address/checksum-state';
import { doubtsOf } from '../../../ui/address/doubts';
import { linksOf } from '../details/links';
import { copyAddress } from '../../../store/copying';
import { toggleFavourite } from '../../../store/note-actions';
import { openLink } from '../../../store/open-page';
import { useWindow } from '../../../store/store';
import { useValuesHidden } from '../../../store/selectors';
import { detailsWords } from '../../../i18n/details';
import type { ListDefinition } from './columns/list-definition';
import type { CellContext } from './grid/grid-column';
import { noteOf } from '../../notes/local-notes';

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
  { list, address, columns }: ListDefinition<Name>,
  rows: readonly RowOf[Name][],
  context: CellContext,
): ((record: number) => RowActions | null) => {
  const explorers = useWindow(({ app }) => app?.explorers);
  const notes = useWindow((state) => state.notes);
  const isHidden = useValuesHidden();
  return (record) => {
    const row = rows[record];
    const own = columns.find(({ name }) => name === address);
    const text = (row && own?.value(row)) ?? '';
    if (row === undefined || text === '') return null;
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
          ? () => copyAddress(written, doubtsOf(written, format, context.twinsOf(address, record)))
          : null,
      explorer: refused === undefined && link ? () => void openLink(list, record, link.link) : null,
      star: canNote ? () => void toggleFavourite(text) : null,
      isFavourite: note?.favourite ?? false,
      refused,
      host: link?.host ?? null,
    };
  };
};
