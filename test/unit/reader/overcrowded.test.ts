import { describe, expect, it } from 'vitest';
import { countSigns, isOvercrowded as isCrowdedWith } from '../../../electron/reader/json';

/** The bytes of a text, at an offset from the beginning of their buffer. */
const bytesAt = (offset: number, text: string): Uint8Array => {
  const memory = new Uint8Array(offset + text.length);
  Buffer.from(text, 'latin1').copy(memory, offset);
  return memory.subarray(offset);
};

const isOvercrowded = (bytes: Uint8Array): boolean => isCrowdedWith(countSigns(bytes));

/** Two characters of each kind, and the maximum number of pairs that are read. */
const cases = [
  ['brackets', '{[', 500_000],
  ['separators', ',:', 4_000_000],
] as const;

describe.each(cases)('an answer with many %s', (_name, both, pairs) => {
  const most = both.repeat(pairs);

  it.each([
    [0, '', ''],
    [0, 'x', ''],
    [1, '', ''],
    [1, 'x', ''],
    [1, '', 'é'],
    [2, 'x', 'é'],
    [3, '\xff\xff', '"'],
  ])('is read up to the maximum, at offset %i after %j and before %j', (offset, before, behind) => {
    expect(isOvercrowded(bytesAt(offset, before + most + behind))).toBe(false);
    for (const one of both) {
      expect(isOvercrowded(bytesAt(offset, before + one + most + behind))).toBe(true);
      expect(isOvercrowded(bytesAt(offset, before + most + behind + one))).toBe(true);
      expect(isOvercrowded(bytesAt(offset, one + before + most + behind))).toBe(true);
    }
  });
});

it.each([0, 1, 2, 3])('all counted characters of an answer are found, at offset %i', (offset) => {
  for (const length of [0, 1, 2, 3, 4, 5, 511, 512, 513, 100_003]) {
    const text = '{[",:x"'.repeat(Math.ceil(length / 7)).slice(0, length);
    const count = (sign: RegExp): number => text.replace(sign, '').length;
    expect(countSigns(bytesAt(offset, text))).toEqual({
      brackets: count(/[^[{]/gu),
      separators: count(/[^,:]/gu),
      quotes: count(/[^"]/gu),
    });
  }
  // Fills the lanes of the sum completely.
  for (const sign of '{,"') {
    const { brackets, separators, quotes } = countSigns(bytesAt(offset, sign.repeat(5000)));
    expect([brackets, separators, quotes].toSorted((a, b) => a - b)).toEqual([0, 0, 5000]);
  }
});
