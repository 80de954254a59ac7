import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchForForms } from '../../../electron/main/service/watch-for-forms';

const forms = () => ['needle-of-some-length', 'another form', 'a needle-of-some-length, and more'];

const foundIn = (...chunks: readonly string[]): boolean => {
  const watch = watchForForms(forms);
  for (const chunk of chunks) watch.add(Buffer.from(chunk));
  return watch.hasFound();
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('looking for forms in what comes', () => {
  it.each([0, 1, 7, 65_530, 65_536, 65_556, 65_557, 131_100, 200_000])(
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

  it('finds one that comes byte by byte, and is asked in between', () => {
    const watch = watchForForms(forms);
    for (const byte of 'an another for') watch.add(Buffer.from(byte));
    expect(watch.hasFound()).toBe(false);
    watch.add(Buffer.from('m'));
    expect(watch.hasFound()).toBe(true);
  });

  it('finds none where there is none, nor in the ends of two texts', () => {
    expect(foundIn('needle-of-some-lengt', 'another-form')).toBe(false);
    expect(watchForForms(forms).hasFound()).toBe(false);
    expect(watchForForms(() => []).hasFound()).toBe(false);
  });

  it('prepares nothing before something comes', () => {
    const asked = vi.fn(forms);
    const watch = watchForForms(asked);
    expect(asked).not.toHaveBeenCalled();
    watch.add(Buffer.from('a'));
    watch.add(Buffer.from('b'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([1, 1000, 65_536, 1_000_000])(
    'takes work that grows with the bytes only, in pieces of %i (M11)',
    (size) => {
      let looked = 0;
      vi.spyOn(Buffer.prototype, 'includes').mockImplementation(function (this: Buffer) {
        looked += this.length;
        return false;
      });
      const total = 1_000_000;
      const watch = watchForForms(forms);
      const piece = Buffer.alloc(size, '-');
      for (let at = 0; at < total; at += size) watch.add(piece);
      expect(watch.hasFound()).toBe(false);
      // Two forms: the third is found by the first.
      expect(looked).toBeGreaterThanOrEqual(2 * total);
      expect(looked).toBeLessThan(2 * total * 1.1);
    },
  );
});
