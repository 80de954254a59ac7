import { fail, succeed, type Result } from '../../../../shared/failure';
import type {
  KeychainAnswer,
  KeychainOperation,
  KeychainRequest,
} from '../../../../shared/keychain-messages';
import type { FieldsOf } from '../../log/log-events';
import type { Log } from '../../log/logger';
import { createSerialQueue } from '../../storage/serial-queue';
import { endProcess, followProcess, type ChildProcess } from '../../shell/lifecycle/child-process';

export type KeychainChild = ChildProcess<KeychainRequest, KeychainAnswer>;

/** The OS keychain, one call at a time. `value` goes to the keychain process and to no window. */
export interface Keychain {
  get(account: string): Promise<Result<string | null>>;
  set(account: string, value: string): Promise<Result<null>>;
  /** Resolves to whether there was an item to delete. A locked Linux keyring returns false and deletes nothing. */
  delete(account: string): Promise<Result<boolean>>;
  /** Kills the process at once; calls fail with `CANCELLED`. Quitting must never wait for a keyring prompt. */
  readonly stop: () => void;
}

interface KeychainOptions {
  readonly service: string;
  readonly spawn: () => KeychainChild;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
  /** Logs every call: operation, kind of item, result code and duration; no names. */
  readonly log: Log;
  /** Milliseconds until a call times out and its process is killed. */
  readonly timeout?: number;
}

/**
 * Longest time of a call in milliseconds. The user may be typing into a prompt. macOS shows one even before a read
 * after the app's signature has changed.
 */
export const longestCall = 60_000;

/**
 * Environment of the keychain process. Its failures are recognised by the texts of its libraries, which on Linux are in
 * the language of the desktop unless the locale is set to `C`.
 */
export const keychainEnvironment = (
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv => (platform === 'linux' ? { ...env, LC_ALL: 'C', LANGUAGE: '' } : env);

/**
 * Problems that may be stale: a process also reports them while it uses a keyring service or a bus that has ended and
 * may have started again.
 */
const staleProblems: ReadonlySet<string> = new Set(['no-service', 'no-bus', 'no-keyring', 'other']);

/** Age in milliseconds from which a process with such a problem is replaced: high enough for `startsPerMinute`. */
const oldAfter = 20_000;

/** Most starts of the process per minute, so that a module that crashes at once is not restarted forever. */
const startsPerMinute = 4;

/**
 * Kind of an item, from its name: a profile ID, an ID with a full stop and a purpose after it, or `probe`. Without a
 * listed purpose, the item has secrets or a part of them.
 */
const itemOf = (account: string): FieldsOf<'keychain'>['item'] => {
  const [id, purpose = id] = account.split('.');
  if (purpose === 'data') return 'data';
  // `doctor` is the item of the connection check, named as in older versions.
  return purpose === 'doctor' || purpose === 'probe' ? 'probe' : 'secrets';
};

/**
 * Runs the native keychain in a separate process. A call on a locked Linux keyring blocks the threads of its process,
 * even the exit, and cannot be cancelled: the only remedy is to kill the process.
 */
export const createKeychain = (options: KeychainOptions): Keychain => {
  const timeout = options.timeout ?? longestCall;
  let child: KeychainChild | undefined;
  let starts: number[] = [];
  let lastId = 0;
  let stopped = false;
  let settle: ((result: Result<string | boolean | null>, id?: number) => void) | undefined;
  const inTurn = createSerialQueue();

  const mayStart = (): boolean => {
    const now = options.now();
    starts = starts.filter((time) => now - time < 60_000);
    return starts.length < startsPerMinute;
  };

  const start = (): KeychainChild | undefined => {
    if (!mayStart()) return undefined;
    starts.push(options.now());
    const started = options.spawn();
    const onMessage = (answer: KeychainAnswer): void => {
      if (child !== started) return;
      settle?.(
        answer.ok ? succeed(answer.value) : fail(answer.code, { keychain: answer.keychain }),
        answer.id,
      );
    };
    followProcess(started, onMessage, () => {
      if (child !== started) return;
      child = undefined;
      settle?.(fail('KEYCHAIN_UNAVAILABLE', { keychain: 'crashed' }));
    });
    return started;
  };

  const kill = (): void => {
    const killed = child;
    child = undefined;
    if (killed) endProcess(killed);
  };

  const callProcess = (
    account: string,
    operation: KeychainOperation,
  ): Promise<Result<string | boolean | null>> | Result<never> => {
    if (stopped) return fail('CANCELLED');
    child ??= start();
    if (!child) return fail('KEYCHAIN_UNAVAILABLE', { keychain: 'crashed' });
    const running = child;
    const id = (lastId += 1);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        kill();
        settle?.(fail('KEYCHAIN_TIMEOUT'));
      }, timeout);
      settle = (result, answered = id) => {
        // A late answer to a call that has timed out has an older ID.
        if (answered !== id) return;
        clearTimeout(timer);
        settle = undefined;
        resolve(result);
      };
      running.postMessage({ id, service: options.service, account, ...operation });
    });
  };

  const perform = async (
    account: string,
    operation: KeychainOperation,
  ): Promise<Result<string | boolean | null>> => {
    const result = await callProcess(account, operation);
    const mayBeStale =
      !result.ok &&
      result.error.code === 'KEYCHAIN_UNAVAILABLE' &&
      staleProblems.has(result.error.keychain ?? '') &&
      options.now() - (starts.at(-1) ?? -Infinity) > oldAfter;
    if (!mayBeStale || !mayStart()) return result;
    kill();
    return callProcess(account, operation);
  };

  const enqueue = async <T>(account: string, operation: KeychainOperation): Promise<Result<T>> => {
    const askedAt = options.now();
    const result = await inTurn(() => perform(account, operation))
      // The process could not be started.
      .catch(() => fail('KEYCHAIN_UNAVAILABLE', { keychain: 'crashed' }));
    options.log('keychain', {
      operation: operation.operation,
      item: itemOf(account),
      code: result.ok ? 'ok' : result.error.code,
      problem: result.ok ? undefined : result.error.keychain,
      milliseconds: Math.round(options.now() - askedAt),
    });
    // The operation determines which of the three value types the process returns.
    return result as Result<T>;
  };

  return {
    get: (account) => enqueue(account, { operation: 'get' }),
    set: (account, value) => enqueue(account, { operation: 'set', value }),
    delete: (account) => enqueue(account, { operation: 'delete' }),
    stop: () => {
      stopped = true;
      kill();
      settle?.(fail('CANCELLED'));
    },
  };
};
