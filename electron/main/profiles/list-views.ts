import { isDeepStrictEqual } from 'node:util';
import { succeed } from '../../../shared/failure';
import type { ListViews } from '../../../shared/file-schemas';
import { plainViews } from '../../../shared/list-view';
import type { Feature } from '../feature';
import type { Settings } from './settings/settings';
import type { SettingsFile } from './settings/settings-file';

/** How the lists of a profile are shown. A profile that is not in the settings file leaves nothing there. */
export const createListViewsFeature = ({
  settings,
}: {
  readonly settings: Pick<SettingsFile, 'current' | 'update'>;
}) => {
  /** Views of profiles of this run. */
  const thisRun = new Map<string, ListViews>();

  const isSaved = ({ profiles: saved }: Settings, profileId: string): boolean =>
    saved.some(({ id }) => id === profileId);
  const viewsIn = ({ views }: Settings, profileId: string): ListViews =>
    views[profileId] ?? thisRun.get(profileId) ?? plainViews;

  return {
    handlers: {
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
