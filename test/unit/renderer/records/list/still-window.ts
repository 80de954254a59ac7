import { vi } from 'vitest';

/**
 * Replaces the window's scheduler by one that runs only background tasks, and only when the returned function is
 * called. Stays until `vi.unstubAllGlobals()`.
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
