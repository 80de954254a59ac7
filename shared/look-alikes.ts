import { longestAddress } from './address';
import type { FileHome } from './homes';

/** Most pairs of look-alike addresses that can be dismissed in one account. */
export const mostDismissed = 2000;

/** Longest name of a pair: two addresses and a space. */
export const longestPair = 2 * longestAddress + 1;

/** Pairs of addresses that look alike and that the person has said are none to warn of. */
export interface DismissedPairs {
  /** Two addresses each as `addressKey` gives them, in order, with a space between. */
  readonly pairs: readonly string[];
  readonly home: FileHome;
}
