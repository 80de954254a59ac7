import type { Breathe } from './watch';

/** Characters parsed at once, about: some milliseconds. */
const piece = 512 * 1024;

/** Ends of objects that are tried for one piece; more turn up only where texts are full of them. */
const mostTried = 20;

/** The rows of a text that is the inside of a JSON list; undefined when it is none. */
const tryToParse = (inside: string): readonly unknown[] | undefined => {
  try {
    return JSON.parse(`[${inside}]`) as readonly unknown[];
  } catch {
    return undefined;
  }
};

/**
 * Parses the JSON text of a list of objects in pieces, and waits for `breathe` between them. A piece is cut where one
 * object seems to end and the next to begin, and is taken only if it is JSON by itself: within a text it would have no
 * closing quotation mark, and deeper within an object no closing bracket. Where no such place is found, the rest is
 * parsed at once. Throws for what is no JSON.
 */
export const parseRows = async (
  text: string,
  breathe: Breathe,
  onRow: (row: unknown) => void,
): Promise<void> => {
  const take = (rows: readonly unknown[]): void => {
    for (const row of rows) onRow(row);
  };
  const between = /\}\s*,(?=\s*\{)/gu;
  /** Takes a piece, and tells where the next one starts; undefined when none could be cut off. */
  const takePiece = (start: number): number | undefined => {
    between.lastIndex = start + piece;
    for (let tried = 0; tried < mostTried; tried += 1) {
      const cut = between.exec(text);
      if (!cut) return undefined;
      const rows = tryToParse(text.slice(start, cut.index + 1));
      if (rows) {
        take(rows);
        return between.lastIndex;
      }
    }
    return undefined;
  };
  let start = text.indexOf('[') + 1;
  for (let next = takePiece(start); next !== undefined; next = takePiece(start)) {
    start = next;
    await breathe();
  }
  take(JSON.parse(`[${text.slice(start)}`) as readonly unknown[]);
};
