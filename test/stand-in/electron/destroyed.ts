import { EventEmitter } from 'node:events';

/**
 * Makes members of an object throw once it is destroyed, as Electron's native members do: a method when it is called, a
 * property when it is read or set. Members of the event emitter and those named in `outliving` still work.
 */
export function throwWhenDestroyed<T extends EventEmitter>(
  object: T,
  isDestroyed: () => boolean,
  outliving: readonly string[],
): T {
  const fail = (): never => {
    throw new TypeError('Object has been destroyed');
  };
  const goesOn = (key: string | symbol): boolean =>
    typeof key === 'symbol' ||
    key.startsWith('_') ||
    key in EventEmitter.prototype ||
    outliving.includes(key);
  return new Proxy(object, {
    get(target, key, receiver): unknown {
      if (!isDestroyed() || goesOn(key)) return Reflect.get(target, key, receiver);
      return typeof Reflect.getOwnPropertyDescriptor(target, key)?.value === 'function'
        ? fail
        : fail();
    },
    set: (target, key, value, receiver): boolean =>
      isDestroyed() && !goesOn(key) ? fail() : Reflect.set(target, key, value, receiver),
  });
}
