import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionsAny } from '../../../electron/reader/copy/blocked-addresses';
import { longestCopy } from '../../../shared/copying';
import { stepsOf } from '../../steps-of';

describe('the longest text there is to copy', () => {
  /** At each place of a text, twice: as it is and in small letters. Halving 100,000 addresses takes 17 turns of a loop. */
  const stepsAPlace = 2 * 50;
  const stepsAnAddress = 50;
  const beginning = 'a'.repeat(100);
  it.each<[string, number, (at: number) => string]>([
    [
      '1,000 addresses of Ethereum',
      1000,
      (at) => `0x${`${at}`.padStart(20, 'b').padStart(40, 'a')}`,
    ],
    ['1,000 of as many lengths', 1000, (at) => `${'a'.repeat(8 + at)}b`],
    ['100,000 with one beginning', 100_000, (at) => `${beginning}b${at}`],
    ['100 of 60,000 characters', 100, (at) => `${'a'.repeat(longestCopy)}b${at}`],
  ])('is looked through once, whatever is blocked: %s (M3)', (_what, count, address) => {
    const blocked = new Set(Array.from({ length: count }, (_unused, at) => address(at)));
    const text = 'a'.repeat(longestCopy);
    const steps = stepsOf(() => {
      expect(mentionsAny(text, blocked)).toBe(false);
    });
    expect(steps).toBeLessThan(longestCopy * stepsAPlace + count * stepsAnAddress);
  });
});

describe('any text and any addresses', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 6, maxLength: 12 });

  it('are found wherever one of these is in the text', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 30 }),
        fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 100 }),
        (keys, text) => {
          const isFound = keys.some(
            (key) => key === text || (key.length >= 8 && text.includes(key)),
          );
          expect(mentionsAny(text, new Set(keys))).toBe(isFound);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    [8, true],
    [300, true],
    [301, false],
  ])('of %d characters within a text are looked for: %s', (length, isFound) => {
    const key = 'x'.repeat(length);
    expect(mentionsAny(`to ${key}.`, new Set([key]))).toBe(isFound);
    expect(mentionsAny(` ${key}\n`, new Set([key]))).toBe(true);
  });
});
