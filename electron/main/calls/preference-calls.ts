import { checkExplorers } from '../../../shared/explorer';
import { succeed, type Result } from '../../../shared/failure';
import type { AppState } from '../../../shared/profile';
import type { Handlers } from '../ipc/answer-call';
import type { Settings } from '../settings/settings';
import type { SettingsFile } from '../settings/settings-file';

/** How the app behaves for all profiles. */
export const preferenceCalls = (
  settings: SettingsFile,
  state: () => AppState,
): Pick<Handlers, 'setPreferences' | 'setExplorers'> => {
  const set = async (changes: Partial<Settings>): Promise<Result<AppState>> => {
    const written = await settings.update((before) => ({ ...before, ...changes }));
    return written.ok ? succeed(state()) : written;
  };

  return {
    setPreferences: (preferences) => set({ preferences }),
    setExplorers: async ({ explorers: given }) => {
      const explorers = checkExplorers(given);
      return explorers.ok ? set({ explorers: explorers.value }) : explorers;
    },
  };
};
