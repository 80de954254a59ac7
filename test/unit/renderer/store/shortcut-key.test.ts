import { expect, it } from 'vitest';
import { shortcutKey } from '../../../../renderer/store/shortcut-keys';

it.each([
  ['a Latin letter', 'k', 'KeyK', 'k'],
  ['a capital one', 'K', 'KeyK', 'k'],
  ['one that stands elsewhere, on Dvorak', 'k', 'KeyV', 'k'],
  ['a sign where others have a letter, on Dvorak', '.', 'KeyE', '.'],
  ['a Cyrillic letter', 'с', 'KeyC', 'c'],
  ['a Cyrillic capital', 'Р', 'KeyH', 'h'],
  ['a Greek letter', 'φ', 'KeyF', 'f'],
  ['a Cyrillic letter in the place of a comma', 'б', 'Comma', ','],
  ['a comma', ',', 'Comma', ','],
  ['a digit', '1', 'Digit1', '1'],
  ['a digit without Shift on a French keyboard', '&', 'Digit1', '1'],
  ['another one, with an accent', 'é', 'Digit2', '2'],
  ['a plus on a Czech keyboard, which zooms', '+', 'Digit1', '+'],
  ['a minus on a French one', '-', 'Digit6', '-'],
  ['a letter beyond Latin ones that no shortcut has', 'ö', 'Semicolon', 'ö'],
  ['a key that has a name', 'Enter', 'Enter', 'Enter'],
])(
  '%s is its own letter, or the letter of a Latin keyboard at that key',
  (_, key, code, expected) => {
    expect(shortcutKey({ key, code })).toBe(expected);
  },
);
