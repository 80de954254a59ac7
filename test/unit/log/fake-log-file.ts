import type { LogFile } from '../../../electron/main/log/log-file';
import { succeed } from '../../../shared/failure';

/** A log file that passes its lines to `append` and loses none. */
export const fakeLogFile = (append: LogFile['append']): LogFile => ({
  append,
  takeLost: () => 0,
  flush: () => undefined,
  remove: () => Promise.resolve(succeed(null)),
  underWay: () => null,
});
