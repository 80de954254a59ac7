/** Procedures that one side offers to the other, by name. */
export type Calls = Record<string, (...args: never[]) => unknown>;

/** The part of a process or child process that carries messages. */
export interface Channel {
  readonly send: (message: object) => void;
  readonly onMessage: (listener: (message: unknown) => void) => void;
  readonly onClosed: (listener: () => void) => void;
}

/** Both directions of the link between the host and the main process. */
export interface Wire<Mine extends Calls, Theirs extends Calls> {
  /** Registers a procedure. Calls that arrive earlier wait for it. */
  answer<K extends keyof Mine & string>(name: K, procedure: Mine[K]): void;
  /** Calls a procedure of the other side. Rejects with the other side's error message, or when the other side ends. */
  call<K extends keyof Theirs & string>(
    name: K,
    ...args: Parameters<Theirs[K]>
  ): Promise<Awaited<ReturnType<Theirs[K]>>>;
  /** Like `call`, but does not wait. Prints an error, unless the other side has ended. */
  tell<K extends keyof Theirs & string>(name: K, ...args: Parameters<Theirs[K]>): void;
}

type Message =
  | { readonly kind: 'call'; readonly id: number; readonly name: string; readonly args: unknown[] }
  | { readonly kind: 'value'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly message: string };

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

const gone = () => new Error('stand-in: the other side has gone away');

/** Opens typed calls over a channel. Messages keep their order in each direction. */
export function connect<Mine extends Calls, Theirs extends Calls>(
  channel: Channel,
): Wire<Mine, Theirs> {
  const waiting = new Map<number, Waiting>();
  const procedures = new Map<string, (...args: never[]) => unknown>();
  const early: (Message & { kind: 'call' })[] = [];
  let lastId = 0;
  let open = true;

  function send(message: Message): void {
    if (open) channel.send(message);
  }

  async function run(message: Message & { kind: 'call' }): Promise<void> {
    const procedure = procedures.get(message.name);
    if (!procedure) {
      early.push(message);
      return;
    }
    try {
      const value = await procedure(...(message.args as never[]));
      send({ kind: 'value', id: message.id, value });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      send({ kind: 'error', id: message.id, message: text });
    }
  }

  channel.onMessage((raw) => {
    const message = raw as Message;
    if (message.kind === 'call') return void run(message);
    const entry = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'value') entry?.resolve(message.value as never);
    else entry?.reject(new Error(message.message));
  });
  channel.onClosed(() => {
    open = false;
    for (const entry of waiting.values()) entry.reject(gone());
    waiting.clear();
  });

  const wire: Wire<Mine, Theirs> = {
    answer(name, procedure) {
      procedures.set(name, procedure);
      const due = early.filter((message) => message.name === name);
      for (const message of due) {
        early.splice(early.indexOf(message), 1);
        void run(message);
      }
    },
    call(name, ...args) {
      if (!open) return Promise.reject(gone());
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        send({ kind: 'call', id, name, args });
      });
    },
    tell(name, ...args) {
      wire.call(name, ...args).catch((error: unknown) => {
        if (open) process.stderr.write(`stand-in: ${name} failed: ${String(error)}\n`);
      });
    },
  };
  return wire;
}
