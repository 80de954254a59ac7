import { EventEmitter } from 'node:events';
import {
  createKeychain,
  type KeychainChild,
} from '../../../../electron/main/credentials/keychain/keychain-process';
import type { KeychainAnswer, KeychainRequest } from '../../../../shared/keychain-messages';

/**
 * A keychain process that responds only when told to. Like Electron's, it throws an `error` event that has no listener.
 */
export interface FakeChild extends KeychainChild {
  readonly requests: KeychainRequest[];
  killed: boolean;
  /** Answers the last request with success. */
  answer(value: string | boolean | null): void;
  send(answer: KeychainAnswer): void;
  /** Emits `spawn`; before that there is no process to kill. */
  spawn(): void;
  /** Emits the `error` of a V8 that cannot go on. */
  error(): void;
  exit(): void;
}

export function fakeChild(start: 'running' | 'starting' = 'running'): FakeChild {
  const events = new EventEmitter();
  let running = start === 'running';
  const child: FakeChild = {
    requests: [],
    killed: false,
    postMessage: (message) => {
      child.requests.push(message);
    },
    kill: () => {
      child.killed ||= running;
      return running;
    },
    on: (event: string, listener: (answer: KeychainAnswer) => void) => events.on(event, listener),
    once: (event, listener) => events.once(event, listener),
    send: (answer) => {
      events.emit('message', answer);
    },
    answer: (value) => {
      child.send({ id: child.requests.at(-1)?.id ?? 0, ok: true, value });
    },
    spawn: () => {
      running = true;
      events.emit('spawn');
    },
    error: () => {
      events.emit('error', 'FatalError', 'v8.location', '{}');
    },
    exit: () => {
      running = false;
      events.emit('exit', 0);
    },
  };
  return child;
}

/** A keychain over fake processes. */
export const setUp = (start: 'running' | 'starting' = 'running') => {
  const children: FakeChild[] = [];
  const clock = { now: 0 };
  const noted: unknown[] = [];
  const keychain = createKeychain({
    service: 'Account Viewer (test)',
    spawn: () => {
      const child = fakeChild(start);
      children.push(child);
      return child;
    },
    now: () => clock.now,
    log: (event, fields) => void noted.push([event, fields]),
  });
  const child = (index: number): FakeChild => {
    const found = children[index];
    if (!found) throw new Error(`no child ${index}`);
    return found;
  };
  return { keychain, children, child, clock, noted };
};

/** A failure as the keychain returns it. */
export const failure = (code: string, keychain?: string): object => ({
  ok: false,
  error: keychain === undefined ? { code } : { code, keychain },
});
