import { parse, type InfoRecord } from 'csv-parse/sync';
import { mostExpected } from '../../../shared/expected';
import { hasHeads, looked, mostColumns, type RawRecord } from './columns';

const separators = [',', ';', '\t', '|'] as const;

/** A first line that tells spreadsheets the separator, and is no record. */
const toldSeparator = /^sep=(.)[ \t]*(?:\r\n?|\n|$)/iu;

/**
 * What the first lines are split at: what makes one of them the names of columns, or else what they have most of outside
 * of quotes; a comma where there is nothing.
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

/** The line of a fault: the next one that has any value after the last one that was read. */
const lineAfter = (text: string, delimiter: string, read: number): number => {
  const lines = text.split(/\r\n|\n|\r/u);
  const next = lines.findIndex(
    (line, at) => at >= read && line.replaceAll(delimiter, '').trim() !== '',
  );
  return next === -1 ? lines.length : next + 1;
};

/** Most rows that are read: more than may be compared, and those above the records. */
export const mostRows = mostExpected + 2 * looked;

/**
 * All rows of a text that are not blank, or `mostRows` of them; or the line from which on it cannot be
 * read. The parser makes an error of every row that has more or fewer cells than the first that it reads, which takes
 * ten times as long as the row: titles and heads are read apart.
 */
export const rowsOf = (text: string): readonly CsvRow[] | number => {
  const told = toldSeparator.exec(text);
  const delimiter = told?.[1] ?? separatorOf(text);
  const rows: CsvRow[] = [];
  /** The last line that was read, as the parser counts: line ends of Windows in a cell are two. */
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
  // Nobody sees these errors, and the trace of calls is half of what one costs.
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
