import type { UpdatePlace } from '../../../shared/updates';
import type { Feed } from './feed';

/** How this copy of the app came to be where it is. */
export interface Installation {
  readonly platform: NodeJS.Platform;
  readonly packaged: boolean;
  /** `process.mas`: from Apple's store. */
  readonly isMas: boolean;
  /** `process.windowsStore`: an AppX package. */
  readonly isWindowsStore: boolean;
  /** Path of the AppImage that runs, which its start-up sets. */
  readonly appImage: string | undefined;
}

const bringsItsOwn = ({ platform, packaged, ...from }: Installation): boolean => {
  if (!packaged) return false;
  if (from.isMas || from.isWindowsStore) return true;
  // What remains are deb, rpm, snap and Flatpak, whose package managers update the app.
  return platform === 'linux' && (from.appImage ?? '') === '';
};

/** Whether newer versions may be looked for. Stores and package managers bring them by themselves. */
export const updatePlace = (feed: Feed | null, installation: Installation): UpdatePlace => {
  if (feed === null) return 'no-feed';
  return bringsItsOwn(installation) ? 'off-by-system' : 'possible';
};
