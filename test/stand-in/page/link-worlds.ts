/** A message from one JavaScript world of the page to the other. */
type Packet =
  | { readonly kind: 'call'; readonly id: number; readonly args: readonly unknown[] }
  | { readonly kind: 'answer'; readonly ok: boolean; readonly value: unknown }
  | { readonly kind: 'settle'; readonly id: number; readonly ok: boolean; readonly value: unknown };

/** One end of the link. `export` makes a value that can cross to the other world, `import` makes it usable there. */
export interface WorldLink {
  readonly export: (value: unknown) => unknown;
  readonly import: (value: unknown) => unknown;
}

type AnyFunction = (...args: unknown[]) => unknown;

/**
 * Connects the preload's world and the page's world as Electron's contextBridge does: plain data is copied, functions
 * and promises are called through proxies, errors keep only their message. Calls are synchronous, because an event that
 * one world dispatches runs the other's listeners before `dispatchEvent` returns, and Chromium clones `detail` between
 * worlds. Runs inside the page, from its source text, so it may use only its arguments and the page's globals.
 */
export function linkWorlds(mine: string, theirs: string, mark: string): WorldLink {
  const target = document;
  const dispatch = target.dispatchEvent.bind(target);
  const functions = new Map<number, AnyFunction>();
  const ids = new WeakMap<AnyFunction, number>();
  const imported = new Map<number, AnyFunction>();
  const promises = new Map<number, { resolve: AnyFunction; reject: AnyFunction }>();
  let lastId = 0;
  let answer: (Packet & { kind: 'answer' }) | undefined;

  const post = (packet: Packet) => dispatch(new CustomEvent(theirs, { detail: packet }));
  const message = (error: unknown) => (error instanceof Error ? error.message : String(error));
  const isPlain = (value: object) => {
    const prototype: unknown = Object.getPrototypeOf(value);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
  };

  function exportFunction(value: AnyFunction): unknown {
    const id = ids.get(value) ?? ++lastId;
    ids.set(value, id);
    functions.set(id, value);
    return { [mark]: 'function', id };
  }

  function exportPromise(value: Promise<unknown>): unknown {
    const id = ++lastId;
    value.then(
      (result) => post({ kind: 'settle', id, ok: true, value: exported(result) }),
      (error: unknown) => post({ kind: 'settle', id, ok: false, value: message(error) }),
    );
    return { [mark]: 'promise', id };
  }

  function exported(value: unknown): unknown {
    if (typeof value === 'function') return exportFunction(value as AnyFunction);
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof Promise) return exportPromise(value);
    if (value instanceof Error) return { [mark]: 'error', message: value.message };
    if (Array.isArray(value)) return value.map(exported);
    if (!isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, exported(item)]));
  }

  function importFunction(id: number): AnyFunction {
    const known = imported.get(id);
    if (known) return known;
    const proxy = (...args: unknown[]): unknown => {
      answer = undefined;
      post({ kind: 'call', id, args: args.map(exported) });
      const reply = answer as (Packet & { kind: 'answer' }) | undefined;
      if (!reply) throw new Error('stand-in: the other world did not answer');
      if (!reply.ok) throw new Error(String(reply.value));
      return importing(reply.value);
    };
    imported.set(id, proxy);
    return proxy;
  }

  function importing(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(importing);
    if (!isPlain(value)) return value;
    const marked = value as { readonly id: number; readonly message: string };
    switch ((value as Record<string, unknown>)[mark]) {
      case 'function':
        return importFunction(marked.id);
      case 'error':
        return new Error(marked.message);
      case 'promise':
        return new Promise((resolve, reject) => promises.set(marked.id, { resolve, reject }));
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, importing(item)]));
  }

  function run(packet: Packet & { kind: 'call' }): void {
    let reply: Packet;
    try {
      const called = functions.get(packet.id) as AnyFunction;
      const value = exported(called(...packet.args.map(importing)));
      reply = { kind: 'answer', ok: true, value };
    } catch (error) {
      reply = { kind: 'answer', ok: false, value: message(error) };
    }
    post(reply);
  }

  target.addEventListener(mine, (event) => {
    const packet = (event as CustomEvent<Packet>).detail;
    if (packet.kind === 'call') run(packet);
    else if (packet.kind === 'answer') answer = packet;
    else {
      const waiting = promises.get(packet.id);
      promises.delete(packet.id);
      if (packet.ok) waiting?.resolve(importing(packet.value));
      else waiting?.reject(new Error(String(packet.value)));
    }
  });
  return { export: exported, import: importing };
}
