import type { LogFile } from '../../../electron/main/log/log-file';

/** A log file that hands its lines over and loses none. */
export const fakeLogFile = (append: LogFile['append']): LogFile => ({
  append,
  takeLost: () => 0,
  flush: () => undefined,
  remove: () => Promise.resolve(true),
  idle: () => Promise.resolve(),
});
