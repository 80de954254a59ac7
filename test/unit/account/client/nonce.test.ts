import { describe, expect, it, vi } from 'vitest';
import {
  createNonceSource,
  createNonceSources,
} from '../../../../electron/main/account/client/service-calls';

const inTurn = (...numbers: readonly number[]) => {
  let index = 0;
  return () => numbers[index++ % numbers.length] ?? 0;
};

describe('a source of nonces', () => {
  it('asks for integers below 100,000 and gives them as they come (security F2)', () => {
    const asked: number[] = [];
    const next = createNonceSource(
      (below) => {
        asked.push(below);
        return 99_999;
      },
      () => 0,
    );
    expect(next()).toBe(99_999);
    expect(asked).toEqual([100_000]);
  });

  it('skips a nonce used within the last 90 s', () => {
    let now = 0;
    const next = createNonceSource(inTurn(7, 7, 8), () => now);
    expect(next()).toBe(7);
    now = 90_000;
    expect(next()).toBe(8);
  });

  it('may repeat a nonce used more than 90 s ago, each after its own time', () => {
    let now = 0;
    const next = createNonceSource(inTurn(1, 2, 1, 2, 3), () => now);
    expect(next()).toBe(1);
    now = 30_000;
    expect(next()).toBe(2);
    now = 90_001;
    expect([next(), next()]).toEqual([1, 3]);
  });

  it('gives all 100,000, each once, then throws until one is free again (security F2)', () => {
    let now = 0;
    let counter = 0;
    const next = createNonceSource(
      (below) => counter++ % below,
      () => now,
    );
    const given = new Set(Array.from({ length: 100_000 }, next));
    expect(given.size).toBe(100_000);
    expect(next).toThrow('no nonce is free');
    now = 90_001;
    expect(next()).toBe(0);
  });
});

describe('the sources of nonces', () => {
  it('share used nonces for one API key, and nothing between API keys', () => {
    const sourceOf = createNonceSources(inTurn(5, 5, 5, 6), () => 0);
    expect(sourceOf('one')()).toBe(5);
    expect(sourceOf('other')()).toBe(5);
    expect(sourceOf('one')()).toBe(6);
  });

  it('store no API key, because they outlive a locked screen and a removed profile (M10)', () => {
    const set = vi.spyOn(Map.prototype, 'set');
    createNonceSources(inTurn(5), () => 0)('an-api-key-4f1c')();
    const remembered = set.mock.calls.map(([key]) => String(key));
    set.mockRestore();
    expect(remembered.length).toBeGreaterThan(0);
    expect(remembered).not.toContain('an-api-key-4f1c');
  });
});
