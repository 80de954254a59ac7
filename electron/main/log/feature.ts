import { fail, succeed } from '../../../shared/failure';
import type { Handlers } from '../ipc/answer-call';
import type { Logger } from './logger';

/** What the person may do with the log. */
export const logCalls = (logger: Pick<Logger, 'remove'>): Pick<Handlers, 'deleteLogs'> => ({
  deleteLogs: async () => ((await logger.remove()) ? succeed(null) : fail('FILE_NOT_WRITTEN')),
});
