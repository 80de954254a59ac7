import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../electron/reader/expected/csv-rows';

describe('the rows of a CSV file', () => {
  it.each([
    ['does not end', 'a,b\n\n"c,d\ne,f\n', 3],
    ['does not end, the last sign of all', 'a,b\nc,"', 2],
    ['is doubled at the end', 'a,b\nc,"d""', 2],
    ['ends before its cell', 'a,b\n,\n"c"d,e\n', 3],
    ['has a blank behind it', 'a,b\n"c\r\nd" ,e\n', 2],
    ['is in the middle of a cell', 'a,b\r"c\rd",e\rf"g,h\r', 4],
    ['has a blank before it, between tabs', 'address\tb\nc\t "d"\n', 2],
  ])('cannot be read from the row on in which a quote %s', (_what, text, line) => {
    expect(rowsOf(text)).toBe(line);
  });

  it('count lines inside quotes too, whatever ends them', () => {
    expect(rowsOf('"a\r\n\r\nb\rc\n",d\r\n"x\r\n",\r\ne,f')).toEqual([
      { place: 5, cells: ['a\r\n\r\nb\rc\n', 'd'] },
      { place: 7, cells: ['x\r\n', ''] },
      { place: 8, cells: ['e', 'f'] },
    ]);
  });

  const million = 1_000_000;
  it.each([
    ['quotes', `a,"${'""'.repeat(million)}"`, [1]],
    ['a quote and blanks', `a,b\n"c"${' '.repeat(million)},d`, 2],
    ['a quote behind blanks', `a,b\n${' '.repeat(million)}"c",d`, [1, 2]],
    ['quotes and blanks by turns', '"a" ,'.repeat(million), 1],
    ['line ends', `a${'\n'.repeat(million)}`, [1]],
    ['line ends in quotes', `"${'\r\n'.repeat(million)}",a`, [million + 1]],
    ['separators', ','.repeat(million), []],
    ['cells of nothing', '"",'.repeat(million), []],
  ])('are read in linear time with a million of: %s', (_what, text, places) => {
    const rows = rowsOf(text);
    expect(typeof rows === 'number' ? rows : rows.map(({ place }) => place)).toEqual(places);
  });
});
