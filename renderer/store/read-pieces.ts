import type { ListPiece } from '../../shared/reader-messages';
import { fail, succeed, type Result } from '../../shared/failure';

/**
 * Reads a list that main has cut into pieces, from a place on. None of it is had where one of them cannot be, or has come
 * when it is wanted no more. Its text was built from what main has checked.
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
