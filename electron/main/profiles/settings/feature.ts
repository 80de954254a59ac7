import { isDeepStrictEqual } from 'node:util';
import { defined } from '../../../../shared/defined';
import { checkExplorers } from '../../../../shared/explorer';
import { succeed } from '../../../../shared/failure';
import type { ListViews } from '../../../../shared/file-schemas';
import { plainViews } from '../../../../shared/list-view';
import type { Preferences } from '../../../../shared/schemas';
import type { Feature } from '../../feature';
import type { ProfileFiles } from '../../storage/profile-files';
import type { Settings } from './settings';
import type { SettingsFile } from './settings-file';

interface SettingsContext {
  readonly settings: Pick<SettingsFile, 'current' | 'update'>;
  /** Makes new preferences felt at once. */
  readonly apply: (preferences: Preferences) => void;
  readonly files: Pick<ProfileFiles, 'removeKind'>;
}

const isSaved = ({ profiles: saved }: Settings, profileId: string): boolean =>
  saved.some(({ id }) => id === profileId);

/** How the app behaves for all profiles, and how the lists of each are shown. */
export const createSettingsFeature = ({ settings, apply, files }: SettingsContext) => {
  /** Views of profiles of this run: one that is not in the settings file leaves nothing there. */
  const thisRun = new Map<string, ListViews>();
  const viewsIn = ({ views }: Settings, profileId: string): ListViews =>
    views[profileId] ?? thisRun.get(profileId) ?? plainViews;

  return {
    handlers: {
      setPreferences: async (changes) => {
        // Put together in the queue of writes, so that of two changes at once neither undoes the other.
        const written = await settings.update((before) => ({
          ...before,
          preferences: { ...before.preferences, ...defined(changes) },
        }));
        if (!written.ok) return written;
        apply(settings.current().preferences);
        // Copies that stay are told of by what is there, and the start tries again.
        if (changes.keepCopy === false) await files.removeKind('copy');
        return succeed(null);
      },
      setExplorers: async ({ explorers: wanted }) => {
        const explorers = checkExplorers(wanted);
        if (!explorers.ok) return explorers;
        return settings.update((before) => ({ ...before, explorers: explorers.value }));
      },
      readViews: ({ profileId }) => succeed(viewsIn(settings.current(), profileId)),
      saveView: async ({ profileId, list, view }) => {
        const current = settings.current();
        if (!isSaved(current, profileId)) {
          thisRun.set(profileId, { ...viewsIn(current, profileId), [list]: view });
          return succeed(null);
        }
        // Compared in the queue of writes, where the view that is being written just now counts.
        return settings.update((before) => {
          const views = viewsIn(before, profileId);
          if (isDeepStrictEqual(views[list], view) || !isSaved(before, profileId)) return before;
          return { ...before, views: { ...before.views, [profileId]: { ...views, [list]: view } } };
        });
      },
    },
    onProfileRemoved: (profileId) => {
      thisRun.delete(profileId);
    },
  } satisfies Feature;
};
