import { afterEach, expect, it, vi } from 'vitest';
import { workInBackground } from '../../../../../renderer/features/records/list/background-work';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A window in which nothing happens but what is asked for as the least urgent. */
const stillWindow = () => {
  const waiting: (() => void)[] = [];
  const postTask = (task: () => void, { priority }: SchedulerPostTaskOptions): Promise<void> => {
    if (priority === 'background') waiting.push(task);
    return Promise.resolve();
  };
  vi.stubGlobal('scheduler', { postTask });
  vi.stubGlobal('reportError', vi.fn());
  return () => {
    for (let calls = 0; calls < 1000 && waiting.length > 0; calls += 1) waiting.shift()?.();
  };
};

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
