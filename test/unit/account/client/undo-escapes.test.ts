import { describe, expect, it } from 'vitest';
import { undoEscapes } from '../../../../electron/main/account/client/undo-escapes';
import { fc, forAll } from '../../for-all';

const undone = (text: string): string => undoEscapes(text, true).text;

describe('a text without its escapes (M11)', () => {
  it.each([
    ['a\\u0026b', 'a&b'],
    ['a\\x26b\\\\x2D', 'a&b-'],
    ['\\"\\/\\\\', '"/'],
    ['%41%4a%4A', 'AJJ'],
    ['&amp;&LT;&#38;&#038;&#x26;&#X00026;', '&<&&&&'],
    ['one in another: \\u0026#x26; %2541 &amp;quot; \\\\u0041', 'one in another: & A " A'],
    ['no escape: %zz %8f &nbsp; &#233; &; \\u00e9', 'no escape: %zz %8f &nbsp; &#233; &; u00e9'],
    ['', ''],
  ])('of %j is %j', (text, plain) => {
    expect(undone(text)).toBe(plain);
  });

  it('keeps percent signs outside URLs', () => {
    expect(undoEscapes('50%41 \\u0025', false).text).toBe('50%41 %');
  });

  it('maps each character to its original position, including the backslashes before it', () => {
    const text = 'a\\"&amp;b\\\\';
    const { text: plain, places } = undoEscapes(text, false);
    expect(plain).toBe('a"&b');
    expect([...(places ?? [])].slice(0, 5)).toEqual([0, 1, 3, 8, 9]);
  });

  it('is unchanged and has no positions if there is no escape', () => {
    expect(undoEscapes('R & D; 50 %', true)).toEqual({ text: 'R & D; 50 %' });
  });

  it('is the same however its characters were written', () => {
    const hex = (sign: string): string => sign.charCodeAt(0).toString(16);
    const writings: readonly ((sign: string) => string)[] = [
      (sign) => sign,
      (sign) => `%${hex(sign)}`,
      (sign) => `\\u00${hex(sign)}`,
      (sign) => `&#x${hex(sign)};`,
      (sign) => `\\u0026#${String(sign.charCodeAt(0))};`,
      (sign) => `%25${hex(sign)}`,
    ];
    const sign = fc.constantFrom('a', 'b', '1', ';', '#', '%', '&', '"', '<', 'x');
    forAll(fc.array(fc.tuple(sign, fc.constantFrom(...writings)), { maxLength: 30 }), (signs) => {
      const written = signs.map(([one, write]) => write(one)).join('');
      expect(undone(written)).toBe(undone(signs.map(([one]) => one).join('')));
    });
  });
});
