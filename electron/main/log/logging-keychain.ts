import type { Result } from '../../../shared/failure';
import type { Keychain } from '../secrets/keychain-process';
import type { Log } from './logger';

/** The same keychain, whose every answer is noted: what was asked, what came of it, how long it took. No names. */
export const loggingKeychain = (keychain: Keychain, log: Log, now: () => number): Keychain => {
  const noted = async <Value>(
    operation: 'get' | 'set' | 'delete',
    work: () => Promise<Result<Value>>,
  ): Promise<Result<Value>> => {
    const startedAt = now();
    const result = await work();
    log('keychain', {
      operation,
      code: result.ok ? 'ok' : result.error.code,
      problem: result.ok ? undefined : result.error.keychain,
      milliseconds: Math.round(now() - startedAt),
    });
    return result;
  };
  return {
    get: (account) => noted('get', () => keychain.get(account)),
    set: (account, value) => noted('set', () => keychain.set(account, value)),
    delete: (account) => noted('delete', () => keychain.delete(account)),
    stop: () => {
      keychain.stop();
    },
  };
};
