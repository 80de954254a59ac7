/** Where a spreadsheet begins to run a cell, also behind what it does not show. */
const runnable = /^[\p{Zs}\ufeff]*[=+\-@＝＋－＠\t\r\n\0]|^[\p{Z}\p{C}]*[=+\-@＝＋－＠]/u;

const plainNumber = /^-?\d+(?:\.\d+)?$/u;

/**
 * Puts a `'` in front of a cell that a spreadsheet would run instead of show (OWASP, CSV injection; ASVS 1.2.10).
 * Plain decimal numbers stay as they are. Anything else comes back unchanged.
 */
export const guardCell = (text: string): string =>
  runnable.test(text) && !plainNumber.test(text) ? `'${text}` : text;
