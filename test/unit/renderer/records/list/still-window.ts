import { vi } from 'vitest';

/**
 * A window in which nothing happens but what is asked for as the least urgent, once what this answers with is called. It
 * stays until `vi.unstubAllGlobals()`.
 */
export const stillWindow = (): (() => void) => {
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
