import type { Result } from '../../../shared/failure';
import type { Keychain } from '../credentials/keychain/keychain-process';
import type { Log } from './logger';

/** Which of a profile's items it is: after the id, the name of one beside the secrets begins with what it is for. */
const itemOf = (account: string): 'secrets' | 'data' | 'probe' => {
  const [, purpose = ''] = account.split('.');
  if (purpose === 'data') return 'data';
  // The connection check's item; it has the name that older versions gave it.
  return purpose === 'doctor' || purpose === 'probe' ? 'probe' : 'secrets';
};

/** The same keychain, whose every answer is noted: what was asked, what came of it, how long it took. No names. */
export const createLoggingKeychain = (
  keychain: Keychain,
  log: Log,
  now: () => number,
): Keychain => {
  const noted = async <Value>(
    operation: 'get' | 'set' | 'delete',
    account: string,
    work: () => Promise<Result<Value>>,
  ): Promise<Result<Value>> => {
    const startedAt = now();
    const result = await work();
    log('keychain', {
      operation,
      item: itemOf(account),
      code: result.ok ? 'ok' : result.error.code,
      problem: result.ok ? undefined : result.error.keychain,
      milliseconds: Math.round(now() - startedAt),
    });
    return result;
  };
  return {
    get: (account) => noted('get', account, () => keychain.get(account)),
    set: (account, value) => noted('set', account, () => keychain.set(account, value)),
    delete: (account) => noted('delete', account, () => keychain.delete(account)),
    stop: keychain.stop,
  };
};
