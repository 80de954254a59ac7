import { describe, expect, it } from 'vitest';
import { readRowIndices } from '../../../electron/reader/handlers';
import { textCell } from '../../../electron/reader/export/csv-lines';
import { composeTable } from '../../../electron/reader/export/table-text';
import { placesOf } from './places-of';
import { fc, forAll } from '../for-all';

const compose = (...names: readonly string[]) =>
  composeTable(
    names.map((name) => ({ name })),
    names.map((_name, index) => index),
    ['name'],
  );

/** Reads a table as a spreadsheet does (RFC 4180 with tabs). */
const parse = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let rest = text;
  let row: string[] = [];
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/u.exec(rest);
    const [whole, inner = ''] = quoted ?? /^([^\t\n]*)/u.exec(rest) ?? [''];
    row.push(quoted ? inner.replaceAll('""', '"') : inner);
    const end = rest[whole.length];
    rest = rest.slice(whole.length + 1);
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === undefined) return rows;
  }
};

describe('a table', () => {
  it('has the given columns and rows, both in the given order', () => {
    const rows = [
      { a: 'a0', b: 'b0', c: 'c0' },
      { a: 'a1', b: 'b1', c: 'c1' },
      { a: 'a2', b: 'b2', c: 'c2' },
    ];
    expect(composeTable(rows, [2, 0], ['c', 'a'])).toEqual({
      text: 'c\ta\nc2\ta2\nc0\ta0',
      count: 2,
      guarded: 0,
    });
  });

  it('shows a missing value as an empty cell, and a non-text value as JSON', () => {
    const rows = [{ a: null, b: { raw: '{"x": [1]}' }, c: { raw: '-5' } }];
    const { text, guarded } = composeTable(rows, [0], ['a', 'b', 'c']);
    expect(text).toBe('a\tb\tc\n\t"{""x"": [1]}"\t-5');
    expect(guarded).toBe(0);
  });

  it.each([
    ['a tab within', 'a\tb', '"a\tb"'],
    ['a line feed within', 'a\nb', '"a\nb"'],
    ['a carriage return within', 'a\rb', '"a\rb"'],
    ['a quote', 'a"b', '"a""b"'],
    ['a quote at the start', '"=1', '"""=1"'],
    ['a tab at the start', '\t=1', `"'\t=1"`],
    ['a separator before a formula', ';=1', '";=1"'],
    ['a comma and a space before a formula', 'a, =1', '"a, =1"'],
    ['a comma', 'Zug, Switzerland', 'Zug, Switzerland'],
    ['an apostrophe', "it's", "it's"],
  ])('keeps %s inside its cell', (_name, value, cell) => {
    expect(compose(value).text).toBe(`name\n${cell}`);
  });

  it('counts the guarded cells', () => {
    expect(compose('=1', 'x', '-1', '@x').guarded).toBe(2);
    expect(compose('12345678901234567890', '1-2', '007', '12').guarded).toBe(3);
  });

  it('is read back by a spreadsheet as the same cells but for the apostrophes (security H5; fault 50)', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', '=', ';', ' ', 'a', '\0') }),
    );
    forAll(fc.array(fc.record({ a: cell, b: cell }), { minLength: 1 }), (rows) => {
      const places = rows.map((_row, index) => index);
      const { text } = composeTable(rows, places, ['a', 'b']);
      const expected = rows.map(({ a, b }) => [textCell(a), textCell(b)]);
      expect(parse(text)).toEqual([['a', 'b'], ...expected]);
    });
  });
});

describe('encoded row indices', () => {
  it('are read in their order', () => {
    expect(readRowIndices(placesOf([4, 0, 199_999]), 200_000)).toEqual([4, 0, 199_999]);
  });

  it('of the longest list fit the limit of the contract', () => {
    const all = placesOf(Array(200_000).keys());
    expect(all).toHaveLength(1_066_668);
    expect(readRowIndices(all, 200_000)).toHaveLength(200_000);
  });

  it.each([
    ['none', ''],
    ['one that is out of range', placesOf([0, 3])],
    ['the largest there is', placesOf([0xffff_ffff])],
    ['one that comes twice', placesOf([1, 2, 1])],
    ['half of one', 'AAA='],
    ['one and a half', Buffer.alloc(6).toString('base64')],
  ])('are invalid for a list of three: %s', (_name, base64) => {
    expect(readRowIndices(base64, 3)).toBeUndefined();
  });
});
