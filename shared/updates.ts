/** Whether this copy of the app may look for newer versions: it has no feed, or another program brings them. */
export type UpdatePlace = 'no-feed' | 'off-by-system' | 'possible';

/**
 * What came of looking: `not-valid` is an answer that the release key has not signed, or that is no feed; `outdated` one
 * that it signed once, and that has expired or names an older version than one before it.
 */
export const updateOutcomes = ['newest', 'newer', 'not-reached', 'not-valid', 'outdated'] as const;
export type UpdateOutcome = (typeof updateOutcomes)[number];

/** What is known of newer versions. */
export interface Updates {
  readonly place: UpdatePlace;
  /** Host (with port) that is asked; null where there is none. */
  readonly host: string | null;
  /** `at` in milliseconds since the epoch; null before the first time. */
  readonly last: { readonly outcome: UpdateOutcome; readonly at: number } | null;
  /** A version newer than this one. */
  readonly newer: string | null;
}

/** What goes before the feed's bytes under the signature, so that no other text the key signs can pass for a feed. */
export const releaseDomain = 'Account Viewer release\n';
