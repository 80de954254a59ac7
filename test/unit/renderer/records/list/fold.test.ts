import { describe, expect, it } from 'vitest';
import { fold, foldings } from '../../../../../renderer/features/records/list/model/fold';
import { fc, forAllIn } from '../../../for-all';

const special = [
  ...['İ', 'ΟΔΟΣ', 'ς', 'e\u0301', 'é', '\u212a', '\u037e'],
  ...['\u1fef', 'ﬁ', ';', '`', '\n', '\u0301'],
];
const text = fc.string({
  unit: fc.oneof(fc.constantFrom(...special), fc.string({ unit: 'binary', maxLength: 1 })),
});

describe('folding', () => {
  it.each([
    ['capitals', 'VAULT', 'vault'],
    ['decomposed letters', 'Cafe\u0301', 'CAFÉ'],
    ['a sigma at the end', 'ΟΔΟΣ', 'οδοσ'],
    ['the other sigma', 'οδός', 'ΟΔΌΣ'],
    ['the sign of Kelvin', '\u212a', 'k'],
    ['letters with and without accents', 'Café Łódź Ærø', 'cafe lodz aero'],
    ['full and half width', '１２ ＡＢ ｶﾞ', '12 ab ガ'],
    ['the Turkish letters i', 'İstanbul ılık', 'istanbul ilik'],
    ['a sharp s', 'STRASSE', 'straße'],
    ['dashes and spaces', 'a\u00a0–\u2009b', 'a - b'],
    ['what nobody sees', 'Trea\u200bsury\ufe0f', 'treasury'],
  ])('makes %s the same', (_name, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it('changes nothing the second time', () => {
    forAllIn(2000)(text, (one) => {
      expect(fold(fold(one))).toBe(fold(one));
    });
  });

  it('keeps lines apart, and adds none', () => {
    forAllIn(2000)(text, text, (one, other) => {
      expect(fold(`${one}\n${other}`)).toBe(`${fold(one)}\n${fold(other)}`);
    });
  });

  it('finds umlauts in both spellings', () => {
    expect(foldings('Zürcher Währung')).toBe('zurcher wahrung\nzuercher waehrung');
    expect(foldings('ΟΔΟΣ')).toBe('οδοσ');
  });
});
