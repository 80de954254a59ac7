import { isDeepStrictEqual } from 'node:util';
import type { AppState } from '../../shared/profile';
import type { SendEvent } from './ipc/events';

/** The state the window shows, and the one place that tells the window of it. */
export interface AppStateHolder {
  readonly current: () => AppState;
  /**
   * To be called wherever anything of the state may have changed; where nothing has, nothing is sent. What must not
   * wait for a language in the window goes ahead in events of its own.
   */
  readonly publish: () => void;
}

/** `read` collects the state from those who keep its parts. */
export const createAppState = (
  read: () => Omit<AppState, 'revision'>,
  send: SendEvent,
): AppStateHolder => {
  let revision = 1;
  let last = read();

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
    current: () => {
      publish();
      return { revision, ...last };
    },
    publish,
  };
};
