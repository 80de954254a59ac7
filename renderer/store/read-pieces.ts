import type { ListPiece } from '../../shared/reader-messages';
import type { Result } from '../../shared/failure';

/**
 * Reads a list that main has cut into pieces, from a place on; undefined where one of them cannot be had, or has come
 * when it is wanted no more. Its text was built from what main has checked.
 */
export const readPieces = async <Item>(
  ask: (from: number) => Promise<Result<ListPiece>>,
  read: (text: string) => readonly Item[],
  isWanted: () => boolean = () => true,
  from = 0,
  items: Item[] = [],
): Promise<readonly Item[] | undefined> => {
  const piece = await ask(from);
  if (!piece.ok || !isWanted()) return undefined;
  const { text, next } = piece.value;
  for (const item of read(text)) items.push(item);
  return next === null ? items : readPieces(ask, read, isWanted, next, items);
};
