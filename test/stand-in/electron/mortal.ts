import { EventEmitter } from 'node:events';

/**
 * Makes an object as mortal as Electron's: once it is destroyed, each member that Electron has in native code throws, a
 * method when it is called and a property when it is read. Those of the event emitter go on, and those named here.
 */
export function mortal<T extends EventEmitter>(
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
