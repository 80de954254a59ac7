import type { Profile } from '../../shared/profile';
import { useWindow, type WindowState } from './store';

/** The profile whose account is on screen. */
export const activeProfileOf = ({ app }: Pick<WindowState, 'app'>): Profile | undefined =>
  app?.profiles.find(({ id }) => id === app.activeProfileId);

/** The profile whose account is on screen; what asks is drawn anew when it changes. */
export const useActiveProfile = (): Profile | undefined => useWindow(activeProfileOf);
