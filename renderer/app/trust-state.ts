import type { ClockState } from '../../shared/account';
import { activeProfileOf, isOfflineCopy } from '../store/store';
import type { WindowState } from '../store/window-state';

/** How far what is on screen can be relied on, said by the dot in the header. */
export type Trust =
  | 'reading'
  | 'live'
  | 'corrected'
  | 'differs'
  | 'demo'
  | 'copy'
  | 'old'
  | 'refused'
  | 'stopped'
  | 'other'
  | 'former'
  | 'failed'
  | 'none';

/** How the dot looks; each has a shape of its own. */
export const toneOf: Readonly<Record<Trust, 'good' | 'warning' | 'danger' | 'plain'>> = {
  reading: 'plain',
  live: 'good',
  corrected: 'warning',
  differs: 'warning',
  demo: 'plain',
  copy: 'warning',
  old: 'warning',
  refused: 'danger',
  stopped: 'warning',
  other: 'danger',
  former: 'warning',
  failed: 'danger',
  none: 'plain',
};

const ofClock = ({ skewSeconds, corrected }: ClockState): Trust => {
  // Of a service that does not tell its time nothing is known to be wrong.
  if (skewSeconds === null || skewSeconds === 0) return 'live';
  return corrected ? 'corrected' : 'differs';
};

type Known = Pick<
  WindowState,
  'app' | 'refreshing' | 'other' | 'keepsLooking' | 'account' | 'failure'
>;

/** The first of these that is true: what is under way, what is shown, and what became of the last call. */
export const trustOf = (state: Known): Trust => {
  const { refreshing, other, keepsLooking, account, failure } = state;
  if (refreshing) return 'reading';
  if (other) return keepsLooking ? 'former' : 'other';
  if (isOfflineCopy(state)) return 'copy';
  const code = failure?.failure.code;
  if (code === 'AUTH' || code === 'FORBIDDEN') return 'refused';
  if (code === 'ABORTED') return 'stopped';
  // Whoever did not agree to the address has not failed.
  if (!account) return failure && code !== 'CANCELLED' ? 'failed' : 'none';
  if (failure) return 'old';
  // Nothing of it is true of any service, so that it is not called live.
  return activeProfileOf(state)?.kind === 'demo' ? 'demo' : ofClock(account.head.clock);
};

/** Whether it has been asked for just now: how long ago says all of it. */
export const isOfNow = (trust: Trust): boolean =>
  trust === 'live' || trust === 'corrected' || trust === 'differs' || trust === 'demo';

/**
 * When what is on screen was received, in milliseconds since the epoch; null while another answer is read or nothing is
 * shown. The former account's age says nothing of a screen that shows none.
 */
export const receivedAt = (state: Known): number | null =>
  state.refreshing || trustOf(state) === 'other' ? null : (state.account?.head.receivedAt ?? null);

/** Whether its age must not be missed. */
export const isDated = (state: Known): boolean =>
  receivedAt(state) !== null && !isOfNow(trustOf(state));
