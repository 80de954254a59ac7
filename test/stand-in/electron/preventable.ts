import type { EventEmitter } from 'node:events';
import { extend, throwOnUncovered } from '../uncovered';

/** The event object of Electron events whose default action a listener can prevent. */
interface Preventable {
  readonly defaultPrevented: boolean;
  readonly preventDefault: () => void;
}

/** Makes a preventable event with further members. Getters stay getters. */
export function preventable<T extends object>(members: T): Preventable & T {
  let prevented = false;
  const event: Preventable = {
    get defaultPrevented() {
      return prevented;
    },
    preventDefault() {
      prevented = true;
    },
  };
  return extend(event, members);
}

/** Emits a preventable event. Returns whether its default action may go ahead. */
export function emitPreventable(
  emitter: EventEmitter,
  name: string,
  members: object = {},
  ...rest: readonly unknown[]
): boolean {
  const event = throwOnUncovered<Preventable>(`'${name}' event`, preventable(members));
  emitter.emit(name, event, ...rest);
  return !event.defaultPrevented;
}
