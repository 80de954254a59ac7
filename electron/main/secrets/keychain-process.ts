import { fail, succeed, type Result } from '../../../shared/failure';
import type { KeychainAnswer, KeychainRequest } from '../../../shared/keychain-messages';

/** What this module needs of Electron's `UtilityProcess`. */
export interface ChildProcess {
  postMessage(message: KeychainRequest): void;
  kill(): unknown;
  on(event: 'message', listener: (answer: KeychainAnswer) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
}

/** The OS keychain, one call at a time. `value` never leaves main. */
export interface Keychain {
  get(account: string): Promise<Result<string | null>>;
  set(account: string, value: string): Promise<Result<null>>;
  /** Whether there was something to delete. A locked Linux keyring answers false and deletes nothing. */
  delete(account: string): Promise<Result<boolean>>;
  /** Kills the process at once; a pending call fails. Quitting must never wait for a keyring prompt. */
  stop(): void;
}

export interface KeychainOptions {
  readonly service: string;
  readonly spawn: () => ChildProcess;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
  /** Milliseconds until a call is given up and its process killed. */
  readonly timeouts?: { readonly read: number; readonly write: number };
}

type Operation =
  { readonly operation: 'get' | 'delete' } | { readonly operation: 'set'; readonly value: string };

/** A prompt may be open and the person typing, so a write waits longer than a read. */
const defaultTimeouts = { read: 15_000, write: 60_000 };

/** The first start and three more: a module that crashes at once must not be started for ever. */
const startsPerMinute = 4;

/**
 * Runs the native keychain in a process of its own: a call on a locked Linux keyring blocks the threads of
 * the process it runs in, even its exit, and cannot be cancelled. There is only one cure, which is to kill it.
 */
export const openKeychain = (options: KeychainOptions): Keychain => {
  const timeouts = options.timeouts ?? defaultTimeouts;
  let child: ChildProcess | undefined;
  let starts: number[] = [];
  let lastId = 0;
  let stopped = false;
  let settle: ((result: Result<string | boolean | null>, id?: number) => void) | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const start = (): ChildProcess | undefined => {
    const now = options.now();
    starts = starts.filter((time) => now - time < 60_000);
    if (starts.length >= startsPerMinute) return undefined;
    starts.push(now);
    const started = options.spawn();
    started.on('message', (answer) => {
      if (child !== started) return;
      settle?.(
        answer.ok ? succeed(answer.value) : fail(answer.code, { keychain: answer.keychain }),
        answer.id,
      );
    });
    started.on('exit', () => {
      if (child !== started) return;
      child = undefined;
      settle?.(fail('KEYCHAIN_UNAVAILABLE', { keychain: 'crashed' }));
    });
    return started;
  };

  const kill = (): void => {
    const killed = child;
    child = undefined;
    killed?.kill();
  };

  const perform = (
    account: string,
    operation: Operation,
  ): Promise<Result<string | boolean | null>> => {
    if (stopped) return Promise.resolve(fail('CANCELLED'));
    child ??= start();
    if (!child) return Promise.resolve(fail('KEYCHAIN_UNAVAILABLE', { keychain: 'crashed' }));
    const running = child;
    const id = (lastId += 1);
    return new Promise((resolve) => {
      const limit = operation.operation === 'get' ? timeouts.read : timeouts.write;
      const timer = setTimeout(() => {
        kill();
        settle?.(fail('KEYCHAIN_TIMEOUT'));
      }, limit);
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

  const enqueue = <T>(account: string, operation: Operation): Promise<Result<T>> => {
    const done = queue
      .then(() => perform(account, operation))
      // A process that cannot even be started must not block every later call.
      .catch(() => fail('KEYCHAIN_UNAVAILABLE', { keychain: 'crashed' }));
    queue = done;
    // The operation decides which of the three value types the process answers with.
    return done as Promise<Result<T>>;
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
