import { describe, expect, it } from 'vitest';
import { goneReasons } from '../../../../electron/main/log/log-events';
import {
  createCrashPolicy,
  type Reaction,
} from '../../../../electron/main/shell/window/crash-recovery';

const policyAt = () => {
  const clock = { time: 0 };
  return { clock, ...createCrashPolicy(() => clock.time) };
};

describe('a window whose process is gone (security I8; fault 53)', () => {
  const reactions: Readonly<Record<(typeof goneReasons)[number], Reaction>> = {
    'clean-exit': 'ignore',
    'abnormal-exit': 'reload',
    killed: 'reload',
    crashed: 'reload',
    oom: 'reload',
    'launch-failed': 'reload',
    'integrity-failure': 'give-up',
    'memory-eviction': 'reload',
  };

  it.each(goneReasons)('by %s', (reason) => {
    expect(policyAt().react(reason)).toBe(reactions[reason]);
  });

  it('comes back three times in a minute, then the user is asked, and it comes back again once a crash is a minute old', () => {
    const { clock, react } = policyAt();
    const seen = [0, 1, 2, 59_999, 60_000, 60_000].map((time) => {
      clock.time = time;
      return react('oom');
    });
    expect(seen).toEqual(['reload', 'reload', 'reload', 'ask', 'reload', 'ask']);
  });

  it('is not counted if it ended normally', () => {
    const { react } = policyAt();
    for (let count = 0; count < 9; count += 1) react('clean-exit');
    expect(react('crashed')).toBe('reload');
  });
});
