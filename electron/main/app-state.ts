import { isDeepStrictEqual } from 'node:util';
import type { AppState } from '../../shared/contract';
import type { SendEvent } from './ipc/own-windows';

/**
 * The state the window shows, and the one place that tells the window of it. `read` collects the state from those who keep its parts; `later` runs something when the event loop comes round.
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
   * Tells the window at once what has changed; where nothing has, nothing is sent. What must not wait for a language in
   * the window goes ahead in events of its own.
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
    /** The same as soon as what is going on now is through, once for all that changes until then. */
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
