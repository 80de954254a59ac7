import { succeed } from '../../../shared/failure';
import type { AppState } from '../../../shared/profile';
import type { Handlers } from '../ipc/answer-call';
import type { SettingsFile } from '../settings/settings-file';

/** How the app behaves for all profiles. */
export const preferenceCalls = (
  settings: SettingsFile,
  state: () => AppState,
): Pick<Handlers, 'setPreferences'> => ({
  setPreferences: async (preferences) => {
    const written = await settings.update((before) => ({ ...before, preferences }));
    return written.ok ? succeed(state()) : written;
  },
});
