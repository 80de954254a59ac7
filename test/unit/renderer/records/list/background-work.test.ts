import { afterEach, expect, it, vi } from 'vitest';
import { workInBackground } from '../../../../../renderer/features/records/list/background-work';
import { stillWindow } from './still-window';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([['soon'], ['later']] as const)(
  'background work is requested with the lowest priority, done and reported: %s',
  (order) => {
    const run = stillWindow();
    let steps = 0;
    const progress = workInBackground({
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
