import { useSyncExternalStore } from 'react';

/** Returns a hook that says whether a media query holds. */
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
 * Whether the window is too narrow for two things side by side: details of a record then lie over their list, as their
 * style sheet places them.
 */
export const useIsNarrow = mediaHook('(max-width: 999px)');

/** Whether the window has room only for the details of a record: neither bar nor foot of their list is drawn. */
export const useIsAlone = mediaHook('(max-width: 679px)');

/** Whether a comparison scrolls as a whole: below all its text, a list of its own would have no rows in sight. */
export const useIsSmall = mediaHook('(max-width: 420px), (max-height: 500px)');

/** Whether lines have room only for their short form. */
export const useIsShort = mediaHook('(max-width: 699px)');

/** Whether the header has room only for its short form. An open sidebar leaves less than a narrower window's rail. */
export const useIsHeaderShort = mediaHook(
  '(max-width: 699px), ((min-width: 821px) and (max-width: 959px))',
);

/** Whether the header has no room for a sentence beside its buttons. */
export const useIsHeaderNarrow = mediaHook('(max-width: 1159px)');

/** Whether the sidebar is a rail of icons. */
export const useIsRail = mediaHook('(max-width: 820px)');
