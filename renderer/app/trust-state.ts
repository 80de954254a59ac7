import type { ClockState } from '../../shared/account';
import { activeProfileOf, isOfflineCopy } from '../store/store';
import type { WindowState } from '../store/window-state';

/** How far the data on screen can be relied on, as the dot in the header shows it. */
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

/** How the dot looks; each tone has a shape of its own. */
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
  // If a service does not send its time, nothing is known to be wrong.
  if (skewSeconds === null || skewSeconds === 0) return 'live';
  return corrected ? 'corrected' : 'differs';
};

type Known = Pick<
  WindowState,
  'app' | 'refreshing' | 'other' | 'keepsLooking' | 'account' | 'failure'
>;

/** The first state that applies: what is under way, then what is shown, then how the last call ended. */
export const trustOf = (state: Known): Trust => {
  const { refreshing, other, keepsLooking, account, failure } = state;
  if (refreshing) return 'reading';
  if (other) return keepsLooking ? 'former' : 'other';
  if (isOfflineCopy(state)) return 'copy';
  const code = failure?.failure.code;
  if (code === 'AUTH' || code === 'FORBIDDEN') return 'refused';
  if (code === 'ABORTED') return 'stopped';
  // A user who did not agree to the address has caused no failure.
  if (!account) return failure && code !== 'CANCELLED' ? 'failed' : 'none';
  if (failure) return 'old';
  // The demo's data is not of any service, so it is not called live.
  return activeProfileOf(state)?.kind === 'demo' ? 'demo' : ofClock(account.head.clock);
};

/** Whether the data on screen comes from the last call, so that its age says enough. */
export const isCurrent = (trust: Trust): boolean =>
  trust === 'live' || trust === 'corrected' || trust === 'differs' || trust === 'demo';

/**
 * When the data on screen was received, in milliseconds since the epoch; null while another answer is being read or
 * nothing is shown. Also null on the screen about another account, which shows no data of the known one.
 */
export const receivedAt = (state: Known): number | null =>
  state.refreshing || trustOf(state) === 'other' ? null : (state.account?.head.receivedAt ?? null);

/** Whether the age of the data on screen must not be missed. */
export const mustShowAge = (state: Known): boolean =>
  receivedAt(state) !== null && !isCurrent(trustOf(state));
