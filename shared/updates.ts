/**
 * Whether this build can check for updates. `no-feed`: built without an update feed. `off-by-system`: another program
 * updates the app.
 */
export type UpdatePlace = 'no-feed' | 'off-by-system' | 'possible';

/**
 * Result of an update check. `not-valid`: the response is no feed, or is not signed with the release key. `outdated`:
 * the response has a valid signature, but has expired or names an older version than an earlier response.
 */
export const updateOutcomes = ['newest', 'newer', 'not-reached', 'not-valid', 'outdated'] as const;
export type UpdateOutcome = (typeof updateOutcomes)[number];

/** State of the update check. */
export interface Updates {
  readonly place: UpdatePlace;
  /** Host (with port) of the update feed; null when updates cannot be checked. */
  readonly host: string | null;
  /** The last check, `at` in milliseconds since the epoch; null before the first. */
  readonly last: { readonly outcome: UpdateOutcome; readonly at: number } | null;
  /** A version newer than this one. */
  readonly newer: string | null;
}

/** Prefix of the signed bytes of a feed, so that nothing else signed with the release key can pass as a feed. */
export const releaseDomain = 'Account Viewer release\n';
