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
  /** Applies new preferences at once. */
  readonly apply: (preferences: Preferences) => void;
  readonly files: Pick<ProfileFiles, 'removeKind'>;
}

const isSaved = ({ profiles: saved }: Settings, profileId: string): boolean =>
  saved.some(({ id }) => id === profileId);

/** Saves how the app behaves for all profiles, and how each profile shows its lists. */
export const createSettingsFeature = ({ settings, apply, files }: SettingsContext) => {
  /** Views of profiles that are not in the settings file. They are kept in memory only. */
  const thisRun = new Map<string, ListViews>();
  const viewsIn = ({ views }: Settings, profileId: string): ListViews =>
    views[profileId] ?? thisRun.get(profileId) ?? plainViews;

  return {
    handlers: {
      setPreferences: async (changes) => {
        // The change is applied inside the write queue, so that concurrent changes do not undo each other.
        const written = await settings.update((before) => ({
          ...before,
          preferences: { ...before.preferences, ...defined(changes) },
        }));
        if (!written.ok) return written;
        apply(settings.current().preferences);
        // A failure is not returned: the file state shows copies that are left, and the next start deletes them.
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
        // Compared inside the write queue, so that a view that is being written counts.
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
