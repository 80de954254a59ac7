import { afterEach, describe, expect, it, vi } from 'vitest';
import { workWhenIdle } from '../../../../../renderer/features/records/list/idle-work';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A window that is given no idle time at all: only what asks for a latest moment is called. */
const neverIdle = () => {
  const waiting: (() => void)[] = [];
  const request = (call: IdleRequestCallback, { timeout }: IdleRequestOptions = {}): number => {
    if (timeout === undefined) return 0;
    waiting.push(() => {
      call({ didTimeout: true, timeRemaining: () => 0 });
    });
    return waiting.length;
  };
  vi.stubGlobal('requestIdleCallback', request);
  return () => {
    for (let calls = 0; calls < 1000 && waiting.length > 0; calls += 1) waiting.shift()?.();
  };
};

describe('work for when nothing else is to be done', () => {
  it.each([['soon'], ['later']] as const)(
    'is done and told also in a window that is given no idle time: %s',
    (order) => {
      const run = neverIdle();
      let steps = 0;
      const progress = workWhenIdle({
        order,
        intervalMs: Infinity,
        know: () => ({ steps }),
        prepare: (hasTime) => {
          while (steps < 50) {
            steps += 1;
            if (!hasTime()) return false;
          }
          return true;
        },
      });
      const told: number[] = [];
      progress.subscribe(() => told.push(progress.read().steps));
      run();
      expect(told).toEqual([50]);
    },
  );
});
