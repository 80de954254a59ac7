import { fail, succeed } from '../../../shared/failure';
import type { Feature } from '../feature';
import type { Logger } from './logger';

/** What the person may do with the log. */
export const createLogFeature = ({ logger }: { readonly logger: Pick<Logger, 'remove'> }) =>
  ({
    handlers: {
      deleteLogs: async () => ((await logger.remove()) ? succeed(null) : fail('FILE_NOT_WRITTEN')),
    },
  }) satisfies Feature;
