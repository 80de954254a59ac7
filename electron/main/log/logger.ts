import type { LogLevel } from '../../../shared/profile';
import type { EventName, FieldsOf } from './events';
import { formatLine } from './format-line';
import type { LogFile } from './log-file';

/** Notes an event. Never throws, never waits. */
export type Log = <Name extends EventName>(event: Name, fields?: FieldsOf<Name>) => void;

export interface Logger {
  readonly log: Log;
  /** What the person wants. Until it is known, the first 200 lines are held back. */
  setLevel(level: LogLevel): void;
  /** Writes what is queued before it returns, and nothing after. */
  flush(): void;
  /** Deletes what has been logged so far. False if a file could not be deleted. */
  remove(): Promise<boolean>;
}

/** Most lines held while the level is unknown. */
const mostHeld = 200;

/** `now` is in milliseconds since the epoch. */
export const openLogger = (file: LogFile, now: () => number): Logger => {
  let level: LogLevel | 'unknown' = 'unknown';
  let held: readonly string[] = [];

  const write = (line: string): void => {
    if (level === 'info') file.append(line);
    if (level === 'unknown') held = [...held, line].slice(-mostHeld);
  };
  const noteLost = (): void => {
    const count = file.takeLost();
    const line = count > 0 ? formatLine(now(), 'lines-lost', { count }) : undefined;
    if (line !== undefined) write(line);
  };

  return {
    log: (event, fields = {}) => {
      try {
        noteLost();
        const line = formatLine(now(), event, fields);
        if (line !== undefined) write(line);
      } catch {
        // A log that fails must not take anything with it.
      }
    },
    setLevel: (wanted) => {
      level = wanted;
      const before = held;
      held = [];
      for (const line of before) write(line);
    },
    flush: () => {
      file.flush();
    },
    remove: () => file.remove(),
  };
};
