import type { Profile } from '../../shared/profile';
import { useWindow } from './store';

/** The profile whose account is on screen. */
export const useActiveProfile = (): Profile | undefined =>
  useWindow((state) => state.app?.profiles.find(({ id }) => id === state.app?.activeProfileId));
