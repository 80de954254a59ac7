import { afterEach, expect, it, vi } from 'vitest';
import { workInBackground } from '../../../../../renderer/features/records/list/background-work';
import { stillWindow } from './still-window';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([['soon'], ['later']] as const)(
  'work for when nothing else is to be done is asked for as what is least urgent, done and told: %s',
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
