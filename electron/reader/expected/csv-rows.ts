import { parse, type InfoRecord } from 'csv-parse/sync';
import { mostExpected } from '../../../shared/expected';
import { hasHeads, looked, mostColumns, type RawRecord } from './columns';

const separators = [',', ';', '\t', '|'] as const;

/** A first line that names the separator for spreadsheets. It is not a record. */
const declaredSeparator = /^sep=(.)[ \t]*(?:\r\n?|\n|$)/iu;

/**
 * Finds the separator in the first lines: the one that makes a line of column names, otherwise the most frequent one
 * outside quotes; a comma when there is none.
 */
const separatorOf = (text: string): string => {
  const beginning = text.slice(0, 10_000).trimStart();
  const lines = beginning.split(/[\r\n]+/u, looked);
  const unquoted = (cell: string): string => cell.trim().replace(/^"|"$/gu, '');
  const naming = separators.filter((sign) =>
    lines.some((line) => line.includes(sign) && hasHeads(line.split(sign).map(unquoted))),
  );
  const outside = beginning.replace(/"[^"]*"/gu, '');
  const countOf = (sign: string): number => outside.split(sign).length;
  const possible = naming.length > 0 ? naming : separators;
  return possible.reduce((most, sign) => (countOf(sign) > countOf(most) ? sign : most));
};

/** A row of a CSV file. */
interface CsvRow extends RawRecord {
  readonly cells: readonly string[];
}

/** Line of a fault: the next line with a value after the last line that was read. */
const lineAfter = (text: string, delimiter: string, read: number): number => {
  const lines = text.split(/\r\n|\n|\r/u);
  const next = lines.findIndex(
    (line, at) => at >= read && line.replaceAll(delimiter, '').trim() !== '',
  );
  return next === -1 ? lines.length : next + 1;
};

/** Most rows that are read: more than may be compared, and the lines above the records. */
export const mostRows = mostExpected + 2 * looked;

/**
 * Returns all rows of a text that are not blank, or `mostRows` of them; or the line from which on the text cannot be
 * read. The parser creates an error for every row with more or fewer cells than the first row that it reads, which
 * takes ten times as long as the row. So titles and column names are read in a pass of their own.
 */
export const rowsOf = (text: string): readonly CsvRow[] | number => {
  const told = declaredSeparator.exec(text);
  const delimiter = told?.[1] ?? separatorOf(text);
  const rows: CsvRow[] = [];
  /** The last line that was read, as the parser counts: it counts a Windows line end within a cell twice. */
  let end = told ? 1 : 0;
  let twice = 0;
  const take = (cells: readonly string[], { lines }: InfoRecord): null => {
    for (const cell of cells) {
      if (cell.includes('\r\n')) twice += cell.split('\r\n').length - 1;
    }
    end = lines;
    rows.push({ place: lines - twice, cells: cells.slice(0, mostColumns) });
    return null;
  };
  const read = (most: number): void => {
    parse(text, {
      on_record: take,
      bom: true,
      delimiter,
      relax_column_count: true,
      ltrim: delimiter !== '\t',
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      from_line: end + 1,
      to: most,
    });
  };
  // These errors are not shown, and the stack trace is half of the cost of one.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    read(looked);
    if (rows.length === looked) read(mostExpected + looked);
    return rows;
  } catch {
    return lineAfter(text, delimiter, end - twice);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};
