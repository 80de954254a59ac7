import { textOf, type Field } from '../../../shared/account';
import type { Separator } from '../../../shared/export';
import type { ExportTally } from '../../../shared/reader-messages';

/** Matches a cell that a spreadsheet would run, also after characters that it does not show. */
const runnable = /^[\p{Zs}\ufeff]*[=+\-@＝＋－＠\t\r\n\0]|^[\p{Z}\p{C}]*[=+\-@＝＋－＠]/u;

const decimal = /^-?\d+(?:\.\d+)?$/u;

/**
 * Puts a `'` in front of a cell that a spreadsheet would run instead of show (OWASP, CSV injection; ASVS 1.2.10).
 * Returns every other text unchanged, plain decimal numbers too.
 */
export const guardCell = (text: string): string =>
  runnable.test(text) && !decimal.test(text) ? `'${text}` : text;

/** Counted while an export is made. */
export type Tally = { -readonly [Name in keyof ExportTally]: ExportTally[Name] };

/** A whole number that every spreadsheet stores and shows as written. From 12 digits on, Excel rounds what it shows. */
const plainNumber = /^(?:0|-?[1-9]\d{0,10})$/u;

/** Digits and the signs of numbers, amounts, dates and times, and nothing else. */
const numberLike = /^[\p{Nd}\p{Sc}\p{Z}.,:/+\-()%eE]+$/u;

/** Truth values of spreadsheets in English and German, which rewrite them in capitals. */
const truthWord = /^\s*(?:true|false|wahr|falsch)\s*$/iu;

/** Months in English and German beside a number, and am or pm after one: a date or a time (`MAR1`, `5 PM`). */
const dateWord = new RegExp(
  `(?<!\\p{L})(?:${[
    'jan(?:uary?)?|jän(?:ner)?|feb(?:ruary?)?|mar(?:ch)?|mär(?:z)?|mrz|apr(?:il)?|may|mai|june?|juni|july?|juli',
    'aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?',
  ].join('|')})(?!\\p{L})|(?<=\\p{Nd}\\s*)[ap]m?(?!\\s*[\\p{Nd}\\p{L}])`,
  'giu',
);

/**
 * Puts a `'` in front of a cell that a spreadsheet would run instead of show, and of one that it would take for a
 * number, a date or a truth value and rewrite: long ids lose digits, `1.5` and `MAI5` become a day of May. A cell that
 * begins with a `'` gets one more, so that removing one from every cell that has one restores the values. (`="…"` would
 * hide the mark in Excel, but is a formula itself, and every other reader of CSV would take it for the value.)
 */
export const textCell = (text: string): string => {
  const guarded = guardCell(text);
  if (guarded !== text) return guarded;
  const isChanged =
    truthWord.test(text) ||
    (/\p{Nd}/u.test(text) &&
      numberLike.test(text.replace(dateWord, '')) &&
      !plainNumber.test(text));
  return isChanged || text.startsWith("'") ? `'${text}` : text;
};

/**
 * What a spreadsheet would run within a cell if it splits at another sign than the file does, because it then ignores
 * the quotes. A match begins only at the first of the signs before it, so the search takes linear time.
 */
const runnableWithin = /(?<![;,"\p{Z}\p{C}])([;,"\p{Z}\p{C}]+)('*)(?=[=+\-@＝＋－＠])/gu;

const isSplit = (before: string): boolean => /[;,\t\r\n]/u.test(before);

/**
 * As `textCell`, and puts a `'` also in front of what would be run after any separator or line end in the cell, or one
 * more if there are some already.
 */
export const fileCell = (text: string): string =>
  textCell(text).replace(runnableWithin, (found, before: string) =>
    isSplit(before) ? `${found}'` : found,
  );

/** Removes from a cell the signs that keep spreadsheets from running or changing it. */
export const withoutGuards = (cell: string): string =>
  cell.includes("'")
    ? cell
        .replace(/^'/u, '')
        .replace(runnableWithin, (found, before: string, signs: string) =>
          isSplit(before) && signs !== '' ? found.slice(0, -1) : found,
        )
    : cell;

/** Without it, spreadsheets read a file in the system's old encoding. */
const byteOrderMark = '\ufeff';

const separatorText: Readonly<Record<Separator, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
};

/**
 * Quotes a value that was given, so that no separator in it begins a new cell. Only a value that was not given has no
 * quotes. Half a surrogate pair has no UTF-8 and becomes U+FFFD.
 */
const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Columns that are not part of the record, such as the user's own notes. */
export interface FurtherColumns<Row> {
  readonly names: readonly string[];
  readonly cells: (row: Row) => readonly Field[];
}

/** The rows at `places`, in that order; `valueOf` returns their values. */
interface Table<Column extends string, Row> {
  readonly rows: readonly Row[];
  readonly places: Iterable<number>;
  readonly columns: readonly Column[];
  readonly valueOf: (row: Row, column: Column) => Field;
  readonly further: FurtherColumns<Row>;
}

/**
 * Yields a table as lines of CSV (RFC 4180 with a choice of separator: CRLF, quotes doubled; UTF-8 with a byte order
 * mark): the cells of `heading`, if there are any, then the names of the columns, then the rows. Cells that a
 * spreadsheet would run or change get a `'`.
 */
export function* csvLines<Column extends string, Row>(
  { rows, places, columns, valueOf, further }: Table<Column, Row>,
  separator: Separator,
  heading: readonly Field[],
  tally: Tally,
): Generator<string> {
  const cell = (field: Field): string => {
    if (field === null) return '';
    const plain = textOf(field);
    const safe = fileCell(plain);
    if (safe !== plain) tally.guarded += 1;
    return quote(safe);
  };
  const line = (cells: readonly string[]): string => `${cells.join(separatorText[separator])}\r\n`;
  const above = heading.length > 0 ? line(heading.map(cell)) : '';
  yield `${byteOrderMark}${above}${line([...columns, ...further.names])}`;
  for (const place of places) {
    const row = rows[place];
    if (!row) continue;
    const fields = [...columns.map((column) => valueOf(row, column)), ...further.cells(row)];
    yield line(fields.map(cell));
    tally.rows += 1;
  }
}

/**
 * The app's own rows as a CSV file in UTF-8, in the given order, below a line of facts about them. A column that a row
 * does not have is null.
 */
export const csvFile = <Column extends string>(
  rows: readonly Readonly<Partial<Record<Column, Field>>>[],
  columns: readonly Column[],
  separator: Separator,
  facts: readonly Field[],
): { readonly bytes: Uint8Array; readonly tally: Tally } => {
  const tally: Tally = { rows: 0, guarded: 0 };
  const valueOf = (row: Readonly<Partial<Record<Column, Field>>>, column: Column): Field =>
    row[column] ?? null;
  const further = { names: [], cells: () => [] };
  const table = { rows, places: rows.keys(), columns, valueOf, further };
  const text = [...csvLines(table, separator, facts, tally)].join('');
  return { bytes: Buffer.from(text, 'utf8'), tally };
};
