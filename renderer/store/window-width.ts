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
 * sheet has it.
 */
export const useIsNarrow = mediaHook('(max-width: 999px)');

/** Whether the window has room for the details of a record alone: neither bar nor foot of their list is drawn. */
export const useIsAlone = mediaHook('(max-width: 679px)');

/** Whether a comparison is scrolled as one: a list below all that is said of it would have no rows in sight. */
export const useIsSmall = mediaHook('(max-width: 420px), (max-height: 500px)');

/** Whether lines have room for the gist alone. */
export const useIsShort = mediaHook('(max-width: 699px)');

/** Whether the header has room for the gist alone: an open sidebar leaves it less than a rail in a narrower window. */
export const useIsHeaderShort = mediaHook(
  '(max-width: 699px), ((min-width: 821px) and (max-width: 959px))',
);

/** Whether the header has no room for a sentence beside its buttons. */
export const useIsHeaderNarrow = mediaHook('(max-width: 1159px)');

/** Whether the sidebar is a rail of icons. */
export const useIsRail = mediaHook('(max-width: 820px)');
