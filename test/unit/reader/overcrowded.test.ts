import { describe, expect, it } from 'vitest';
import { isOvercrowded } from '../../../electron/reader/json';

/** The bytes of a text, so far from the beginning of their memory. */
const bytesAt = (offset: number, text: string): Uint8Array => {
  const memory = new Uint8Array(offset + text.length);
  Buffer.from(text, 'latin1').copy(memory, offset);
  return memory.subarray(offset);
};

/** Signs of either kind, and how many pairs of them are read at most. */
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
  ])('is read up to the last of them, at %i behind %j before %j', (offset, before, behind) => {
    expect(isOvercrowded(bytesAt(offset, before + most + behind))).toBe(false);
    for (const one of both) {
      expect(isOvercrowded(bytesAt(offset, before + one + most + behind))).toBe(true);
      expect(isOvercrowded(bytesAt(offset, before + most + behind + one))).toBe(true);
      expect(isOvercrowded(bytesAt(offset, one + before + most + behind))).toBe(true);
    }
  });
});

it('an answer with no more bytes than that is never too crowded', () => {
  expect(isOvercrowded(bytesAt(1, '['.repeat(1_000_000)))).toBe(false);
});
