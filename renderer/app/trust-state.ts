import type { ClockState } from '../../shared/account';
import type { WindowState } from '../store/store';

/** How far what is on screen can be relied on, said by the dot in the header. */
export type Trust =
  | 'reading'
  | 'live'
  | 'corrected'
  | 'differs'
  | 'copy'
  | 'old'
  | 'refused'
  | 'stopped'
  | 'other'
  | 'none';

/** How the dot looks; each has a shape of its own. */
export const toneOf: Readonly<Record<Trust, 'good' | 'warning' | 'danger' | 'plain'>> = {
  reading: 'plain',
  live: 'good',
  corrected: 'warning',
  differs: 'warning',
  copy: 'warning',
  old: 'warning',
  refused: 'danger',
  stopped: 'warning',
  other: 'danger',
  none: 'plain',
};

const ofClock = ({ skewSeconds, corrected }: ClockState): Trust => {
  // Of a service that does not tell its time nothing is known to be wrong.
  if (skewSeconds === null || skewSeconds === 0) return 'live';
  return corrected ? 'corrected' : 'differs';
};

/** The first of these that is true: what is under way, what is shown, and what became of the last call. */
export const trustOf = ({
  refreshing,
  other,
  account,
  failure,
}: Pick<WindowState, 'refreshing' | 'other' | 'account' | 'failure'>): Trust => {
  if (refreshing) return 'reading';
  if (other) return 'other';
  if (account?.head.source === 'copy') return 'copy';
  const code = failure?.failure.code;
  if (code === 'AUTH' || code === 'FORBIDDEN') return 'refused';
  if (code === 'ABORTED') return 'stopped';
  if (!account) return 'none';
  return failure ? 'old' : ofClock(account.head.clock);
};
