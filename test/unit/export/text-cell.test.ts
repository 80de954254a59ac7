import { expect, it } from 'vitest';
import { textCell } from '../../../electron/reader/export/csv-lines';
import { fc, forAll } from '../for-all';

it.each([
  ['an id of 20 digits', '12345678901234567890'],
  ['an id of 12 digits, which Excel rounds on screen', '123456789012'],
  ['a zero in front', '007'],
  ['an id that looks like a power of ten', '12e34'],
  ['a decimal number, which is a day elsewhere', '1.5'],
  ['a day', '2024-05-06'],
  ['a share', '5%'],
  ['a month and a number', 'MAR1'],
  ['a month and a year', 'May 2024'],
  ['a month with a hyphen', '1-Sept'],
  ['a month between numbers', 'December 24, 2024'],
  ['a month as Germans write it', '1. März'],
  ['another one', 'Okt 24'],
  ['an hour of the afternoon', '5 PM'],
  ['a time of the morning', '5:30 am'],
  ['the same in short', '5 a'],
  ['an amount', '€ 5'],
  ['a negative number in brackets', '(5)'],
  ['digits of another script', '１２３'],
  ['zero with a sign', '-0'],
  ['the same as a decimal number', '-0.0'],
  ['a truth value', 'true'],
  ['a German one in capitals', 'FALSCH'],
  ['an apostrophe of its own', "'x"],
  ['an apostrophe before a formula', "'=1"],
  ['a formula', '=1'],
])('a cell that a spreadsheet would rewrite gets an apostrophe: %s', (_name, text) => {
  expect(textCell(text)).toBe(`'${text}`);
});

it.each([
  ['nothing', ''],
  ['a year', '2024'],
  ['a whole number of 11 digits', '12345678901'],
  ['a negative whole number', '-12'],
  ['a name that begins like a month', 'Mara 1'],
  ['a month alone', 'May'],
  ['a truth value within a name', 'True North'],
  ['a month within a name', 'Payroll May 2024'],
  ['a time as the specification writes it', '2024-05-06T07:08:09.010Z'],
  ['a dash', '–'],
  ['a sign of a currency alone', '€'],
  ['a letter before a number', 'A1'],
  ['the same with a hyphen', 'P-2'],
  ['a letter between numbers', '12a34'],
])('a cell that a spreadsheet shows unchanged stays as it is: %s', (_name, text) => {
  expect(textCell(text)).toBe(text);
});

it('the apostrophe can be removed again, whatever the text is', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom("'", '=', '-', '1', '0', '.', 'e', ' ', 'x') }),
  );
  forAll(text, (plain) => {
    expect(textCell(plain).replace(/^'/u, '')).toBe(plain);
  });
});
