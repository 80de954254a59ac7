import type { ListPiece } from '../../shared/reader-messages';
import { fail, succeed, type Result } from '../../shared/failure';

/**
 * Reads a list that main sends in pieces, beginning at `from`. Fails as a whole if a piece cannot be read, or (with
 * `ANSWER_REPLACED`) if a piece comes after the list is no longer wanted. The text needs no check: main builds it from
 * checked values.
 */
export const readPieces = async <Item>(
  ask: (from: number) => Promise<Result<ListPiece>>,
  read: (text: string) => readonly Item[],
  isWanted: () => boolean,
  from = 0,
  items: Item[] = [],
): Promise<Result<readonly Item[]>> => {
  const piece = await ask(from);
  if (!piece.ok) return piece;
  if (!isWanted()) return fail('ANSWER_REPLACED');
  const { text, next } = piece.value;
  for (const item of read(text)) items.push(item);
  return next === null ? succeed(items) : readPieces(ask, read, isWanted, next, items);
};
