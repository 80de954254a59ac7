import { checkExplorers } from '../../../shared/explorer';
import { succeed, type Result } from '../../../shared/failure';
import type { AppState, Preferences } from '../../../shared/profile';
import type { Handlers } from '../ipc/answer-call';
import type { Settings } from './settings';
import type { SettingsFile } from './settings-file';

/**
 * How the app behaves for all profiles. `apply` makes new preferences felt at once; `deleteCopies` is for when offline
 * copies are no longer wanted.
 */
export const preferenceCalls = (
  settings: SettingsFile,
  state: () => AppState,
  apply: (preferences: Preferences) => void,
  deleteCopies: () => Promise<Result<null>>,
): Pick<Handlers, 'setPreferences' | 'setExplorers'> => {
  const set = async (
    changes: Partial<Settings>,
    then: () => void = () => undefined,
  ): Promise<Result<AppState>> => {
    const written = await settings.update((before) => ({ ...before, ...changes }));
    if (!written.ok) return written;
    then();
    return succeed(state());
  };

  return {
    // Felt first: the state that is answered tells the language it led to.
    setPreferences: async (preferences) => {
      const changed = await set({ preferences }, () => {
        apply(preferences);
      });
      if (!changed.ok || preferences.keepCopy) return changed;
      const deleted = await deleteCopies();
      return deleted.ok ? changed : deleted;
    },
    setExplorers: async ({ explorers: given }) => {
      const explorers = checkExplorers(given);
      return explorers.ok ? set({ explorers: explorers.value }) : explorers;
    },
  };
};
