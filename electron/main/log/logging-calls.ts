import type { Result } from '../../../shared/failure';
import type { Log } from './logger';

/** Notes what came of a call and how long it took, and gives its answer back. Nothing tells which service it was. */
export const loggingCalls =
  (log: Log, now: () => number) =>
  async <Made extends { readonly result: Result<unknown> }>(
    making: Promise<Made>,
  ): Promise<Made> => {
    const startedAt = now();
    const made = await making;
    log('call', {
      code: made.result.ok ? 'ok' : made.result.error.code,
      status: made.result.ok ? undefined : made.result.error.status,
      milliseconds: Math.round(now() - startedAt),
    });
    return made;
  };
