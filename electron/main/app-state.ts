import { isDeepStrictEqual } from 'node:util';
import type { AppState } from '../../shared/contract';
import type { SendEvent } from './ipc/own-windows';

/**
 * Creates the state that the window shows, and is the only sender of its events. `read` collects the state from the
 * parts that own it. `later` runs a function in a later turn of the event loop.
 */
export const createAppState = (
  read: () => Omit<AppState, 'revision'>,
  send: SendEvent,
  later: (run: () => void) => void,
) => {
  let revision = 1;
  let last = read();
  let isDue = false;

  /**
   * Sends the window what has changed, and nothing when nothing has. Hiding, locking and a found update also get an
   * event of their own before the state, because the window shows a state only once its language is loaded.
   */
  const publish = (): void => {
    const before = last;
    const next = read();
    if (isDeepStrictEqual(next, before)) return;
    last = next;
    revision += 1;
    const { valuesHidden, screenLocked, updates } = next;
    if (valuesHidden !== before.valuesHidden) {
      send('valuesHidden', { revision, hidden: valuesHidden });
    }
    if (screenLocked !== before.screenLocked) {
      send('screenLocked', { revision, locked: screenLocked });
    }
    if (updates.newer !== null && updates.newer !== before.updates.newer) {
      send('updateFound', { revision, updates });
    }
    send('state', { revision, ...next });
  };

  return {
    current: (): AppState => {
      publish();
      return { revision, ...last };
    },
    publish,
    /** Publishes in a later turn of the event loop, once for all changes made until then. */
    publishSoon: (): void => {
      if (isDue) return;
      isDue = true;
      later(() => {
        isDue = false;
        publish();
      });
    },
  };
};
