import type { ChildProcess } from '../../../electron/main/secrets/keychain-process';
import type { KeychainAnswer, KeychainRequest } from '../../../shared/keychain-messages';

/** A keychain process that answers only when told to. */
export interface FakeChild extends ChildProcess {
  readonly requests: KeychainRequest[];
  killed: boolean;
  /** Answers the last request with success. */
  answer(value: string | boolean | null): void;
  send(answer: KeychainAnswer): void;
  exit(): void;
}

export function fakeChild(): FakeChild {
  const heard: ((answer: KeychainAnswer) => void)[] = [];
  const left: (() => void)[] = [];
  const send = (answer: KeychainAnswer): void => {
    for (const listener of heard) listener(answer);
  };
  const child: FakeChild = {
    requests: [],
    killed: false,
    postMessage: (message) => {
      child.requests.push(message);
    },
    kill: () => {
      child.killed = true;
      return true;
    },
    on: (event: 'message' | 'exit', listener: (answer: KeychainAnswer) => void) => {
      if (event === 'message') heard.push(listener);
      else left.push(listener as () => void);
    },
    send,
    answer: (value) => {
      send({ id: child.requests.at(-1)?.id ?? 0, ok: true, value });
    },
    exit: () => {
      for (const listener of left) listener();
    },
  };
  return child;
}
