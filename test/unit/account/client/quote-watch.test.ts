import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createQuoteFinder,
  createQuoteWatch,
} from '../../../../electron/main/account/client/without-secrets';

const secrets = ['needle-of-some-length', 'another secret'];
const finder = () => createQuoteFinder(secrets, ({ length }) => length);

const foundIn = (...chunks: readonly string[]): boolean => {
  const watch = createQuoteWatch(finder);
  for (const chunk of chunks) watch.add(Buffer.from(chunk));
  return watch.hasFound();
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('looking for quotes in what comes', () => {
  const { longest } = finder();
  it.each([0, 1, 7, 65_530, 65_536, 65_534 + longest, 65_535 + longest, 131_100, 200_000])(
    'finds one after %i bytes, wherever pieces end',
    (before) => {
      const text = `${'-'.repeat(before)}needle-of-some-length${'-'.repeat(50)}`;
      expect(foundIn(text)).toBe(true);
      for (let cut = before; cut < before + 21; cut += 5) {
        expect(foundIn(text.slice(0, cut), text.slice(cut))).toBe(true);
      }
      expect(foundIn(...(text.match(/.{1,977}/gsu) ?? []))).toBe(true);
    },
  );

  it('finds one that is escaped sign by sign across the end of a window', () => {
    const quote = Array.from(
      'needle-of-some-length',
      (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
    );
    for (let before = 65_380; before < 65_540; before += 11) {
      expect(foundIn('-'.repeat(before) + quote.join(''), '-'.repeat(70_000))).toBe(true);
    }
  });

  it('finds one that comes byte by byte, and is asked in between', () => {
    const watch = createQuoteWatch(finder);
    for (const byte of 'an another secre') watch.add(Buffer.from(byte));
    expect(watch.hasFound()).toBe(false);
    watch.add(Buffer.from('t'));
    expect(watch.hasFound()).toBe(true);
  });

  it('finds none where there is none, nor in the ends of two texts', () => {
    expect(foundIn('needle-of-some-lengt', 'another-secret')).toBe(false);
    expect(createQuoteWatch(finder).hasFound()).toBe(false);
    expect(foundIn()).toBe(false);
    const nothing = createQuoteWatch(() => createQuoteFinder([''], () => 0));
    nothing.add(Buffer.from('a'));
    expect(nothing.hasFound()).toBe(false);
  });

  it('prepares nothing before something comes', () => {
    const asked = vi.fn(finder);
    const watch = createQuoteWatch(asked);
    expect(asked).not.toHaveBeenCalled();
    watch.add(Buffer.from('a'));
    watch.add(Buffer.from('b'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([1, 1000, 65_536, 1_000_000])('takes linear work in pieces of %i (M11)', (size) => {
    let looked = 0;
    const watch = createQuoteWatch(() => ({
      ...finder(),
      find: (text) => {
        looked += text.length;
        return undefined;
      },
    }));
    const total = 1_000_000;
    const piece = Buffer.alloc(size, '-');
    for (let at = 0; at < total; at += size) watch.add(piece);
    expect(watch.hasFound()).toBe(false);
    expect(looked).toBeGreaterThanOrEqual(total);
    expect(looked).toBeLessThan(total * 1.1);
  });
});
