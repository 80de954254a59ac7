import { describe, expect, it } from 'vitest';
import { guardCell } from '../../../electron/reader/export/csv-lines';
import { fc, forAll } from '../for-all';

describe('a cell that a spreadsheet would run (security H5; fault 50)', () => {
  it.each([
    ['a formula', '=1'],
    ['a command', "=cmd|' /C calc'!A0"],
    ['a plus', '+1+1'],
    ['a minus before a formula', '-1+1'],
    ['an at sign', '@SUM(1)'],
    ['a tab', '\tx'],
    ['a carriage return', '\rx'],
    ['a line feed', '\nx'],
    ['a NUL', '\0x'],
    ['a full-width equals sign', '＝1+1'],
    ['a full-width plus', '＋1'],
    ['a full-width minus', '－1'],
    ['a full-width at sign', '＠SUM(1)'],
    ['a formula behind a space', ' =1'],
    ['a formula behind many spaces', `${' '.repeat(5000)}=1`],
    ['a formula behind a byte order mark', '\ufeff=1'],
    ['a formula behind a no-break space', '\u00a0=1'],
    ['a formula behind an ideographic space', '\u3000＝1'],
    ['a formula behind a zero-width space', '\u200b=1'],
    ['a formula behind a mark of direction', '\u202e=1'],
    ['a formula behind a vertical tab', '\u000b=1'],
    ['a tab behind a space', ' \t1'],
    ['a tab behind a byte order mark', '\ufeff\t1'],
    ['two decimal points', '-1.2.3'],
    ['a sign alone', '-'],
    ['an exponent', '-1e5'],
    ['digits of another script', '-１'],
    ['a number and a line feed', '-1\n=1'],
  ])('gets an apostrophe: %s', (_name, text) => {
    expect(guardCell(text)).toBe(`'${text}`);
  });
});

it.each([
  ['nothing', ''],
  ['a name', 'Treasury'],
  ['an address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['a number', '12'],
  ['a negative number', '-12'],
  ['a decimal number', '-12.50'],
  ['a date', '2024-05-06T07:08:09.010Z'],
  // Text after a quote or separator begins a cell only in programs that do not understand quoting; see table-text.ts.
  ['a quote before a formula', '"=1'],
  ['a separator before a formula', ';=1'],
  ['an apostrophe', "'=1"],
  ['spaces', '   '],
])('a harmless cell stays as it is: %s', (_name, text) => {
  expect(guardCell(text)).toBe(text);
});

it('changes only the beginning, and never adds a second apostrophe', () => {
  forAll(fc.string({ unit: 'binary' }), (text) => {
    const guarded = guardCell(text);
    expect([text, `'${text}`]).toContain(guarded);
    expect(guardCell(guarded)).toBe(guarded);
  });
});
