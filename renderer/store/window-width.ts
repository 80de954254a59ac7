import { useSyncExternalStore } from 'react';

/** A hook that says whether a media query holds. */
const mediaHook = (query: string): (() => boolean) => {
  const media = matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    media.addEventListener('change', listener);
    return () => {
      media.removeEventListener('change', listener);
    };
  };
  return () => useSyncExternalStore(subscribe, () => media.matches);
};

/**
 * Whether the window has no room for two things side by side: details of a record lie over its list, as their style
 * sheet has it, and bars have no room for choices with all their words in sight.
 */
export const useIsNarrow = mediaHook('(max-width: 999px)');

/** Whether bars have room for some choices with all their words in sight, and not for more of them. */
export const useIsTight = mediaHook('(max-width: 1199px)');

/** Whether lines have room for the gist alone. */
export const useIsShort = mediaHook('(max-width: 699px)');

/** Whether the sidebar is a rail of icons. */
export const useIsRail = mediaHook('(max-width: 820px)');
