import { largestPiece } from '../../shared/pieces';
import type { ListPiece } from '../../shared/reader-messages';

/** Texts cross as UTF-16, of two bytes a unit. */
const mostUnits = largestPiece / 2;

/** The rows from a place on as JSON text of an array, as many as fit into one message and at least one. */
export const pieceOfList = (rows: readonly unknown[], from: number): ListPiece => {
  const texts: string[] = [];
  let units = 2;
  let next = from;
  while (next < rows.length) {
    const text = JSON.stringify(rows[next]);
    if (texts.length > 0 && units + text.length + 1 > mostUnits) break;
    units += text.length + 1;
    texts.push(text);
    next += 1;
  }
  return { text: `[${texts.join(',')}]`, next: next < rows.length ? next : null };
};
