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

/** The OS keychain, one call at a time. `value` never leaves main. */
export interface Keychain {
  get(account: string): Promise<Result<string | null>>;
  set(account: string, value: string): Promise<Result<null>>;
  /** Whether there was something to delete. A locked Linux keyring answers false and deletes nothing. */
  delete(account: string): Promise<Result<boolean>>;
  /** Kills the process at once; a pending call fails. Quitting must never wait for a keyring prompt. */
  readonly stop: () => void;
}

interface KeychainOptions {
  readonly service: string;
  readonly spawn: () => KeychainChild;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
  /** Notes every answer: what was asked, what came of it, how long it took. No names. */
  readonly log: Log;
  /** Milliseconds until a call is given up and its process killed. */
  readonly timeout?: number;
}

/**
 * Longest time of a call in milliseconds. A prompt may be open and the person typing: macOS asks before a read, too, once
 * the app's signature has changed.
 */
export const longestCall = 60_000;

/**
 * What the process finds in its environment: its failures are told apart by the texts of its libraries, which on Linux
 * speak the language of the desktop unless they are told otherwise.
 */
export const keychainEnvironment = (
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv => (platform === 'linux' ? { ...env, LC_ALL: 'C', LANGUAGE: '' } : env);

/** What a process also finds that holds on to a keyring service, or to a bus, which has gone and may have come back. */
const staleProblems: ReadonlySet<string> = new Set(['no-service', 'no-bus', 'no-keyring', 'other']);

/** Milliseconds after which that is looked for in a new process: often enough, and within what may be started in a minute. */
const oldAfter = 20_000;

/** The first start and three more: a module that crashes at once must not be started for ever. */
const startsPerMinute = 4;

/** Which of a profile's items it is: after the id, the name of one beside the secrets begins with what it is for. */
const itemOf = (account: string): FieldsOf<'keychain'>['item'] => {
  const [, purpose = ''] = account.split('.');
  if (purpose === 'data') return 'data';
  // The connection check's item; it has the name that older versions gave it.
  return purpose === 'doctor' || purpose === 'probe' ? 'probe' : 'secrets';
};

/**
 * Runs the native keychain in a process of its own: a call on a locked Linux keyring blocks the threads of
 * the process it runs in, even its exit, and cannot be cancelled. There is only one cure, which is to kill it.
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
        // The answer to a call that was given up comes under an older id.
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
      // A process that cannot even be started.
      .catch(() => fail('KEYCHAIN_UNAVAILABLE', { keychain: 'crashed' }));
    options.log('keychain', {
      operation: operation.operation,
      item: itemOf(account),
      code: result.ok ? 'ok' : result.error.code,
      problem: result.ok ? undefined : result.error.keychain,
      milliseconds: Math.round(options.now() - askedAt),
    });
    // The operation decides which of the three value types the process answers with.
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
