// Names that JavaScript itself, promises, loggers and test runners probe on any object.
const probed = new Set(['then', 'toJSON', 'asymmetricMatch', '$$typeof', 'nodeType', '__esModule']);

/**
 * Returns the covered part of an Electron object with the type of the whole object. Every use of an uncovered member
 * throws, because a call that silently did nothing could let a test pass for the wrong reason. This function also runs
 * inside the page, from its source text, with its own `quiet` list.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names T.
export function throwOnUncovered<T extends object>(
  name: string,
  covered: object,
  quiet = probed,
): T {
  const fail = (key: string): never => {
    throw new Error(`stand-in: electron.${name}.${key} is not covered`);
  };
  return new Proxy(covered, {
    get(target, key, receiver): unknown {
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key, receiver);
      return quiet.has(key) || key.startsWith('_') ? undefined : fail(key);
    },
    set(target, key, value, receiver): boolean {
      const known = typeof key === 'symbol' || key in target || key.startsWith('_');
      return known ? Reflect.set(target, key, value, receiver) : fail(key);
    },
  }) as T;
}

/** Copies properties, getters included, onto an event emitter (or any other object). */
export function extend<A extends object, B extends object>(target: A, members: B): A & B {
  return Object.defineProperties(target, Object.getOwnPropertyDescriptors(members)) as A & B;
}
