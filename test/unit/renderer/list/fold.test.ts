import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containing, fold } from '../../../../renderer/list/model/fold';

const special = [
  'İ',
  'ΟΔΟΣ',
  'ς',
  'e\u0301',
  'é',
  '\u212a',
  '\u037e',
  '\u1fef',
  'ﬁ',
  ';',
  '`',
  '\n',
  '\u0301',
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
  ])('makes %s the same', (_name, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it('changes nothing the second time, and line by line what it changes at once', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(fold(fold(one))).toBe(fold(one));
        expect(fold(`${one}\n${other}`)).toBe(`${fold(one)}\n${fold(other)}`);
      }),
      { numRuns: 2000 },
    );
  });

  it('is what a test for a word goes by, also where it is spared', () => {
    fc.assert(
      fc.property(text, text, fc.nat(5), (around, word, at) => {
        const whole = around.slice(0, at) + word + around.slice(at);
        const wanted = fold(word);
        expect(containing(wanted)(whole)).toBe(fold(whole).includes(wanted));
        expect(containing(wanted)(around)).toBe(fold(around).includes(wanted));
      }),
      { numRuns: 3000 },
    );
  });

  it('is spared rightly: ASCII comes from no other character but the two known', () => {
    const made = new Set<string>();
    for (let code = 0x80; code <= 0x10ffff; code += 1) {
      const lower = String.fromCodePoint(code).toLowerCase();
      for (const letter of fold(lower))
        if (letter < '\x80' && !lower.includes(letter)) made.add(letter);
    }
    expect([...made].sort()).toEqual([';', '`']);
  });
});
