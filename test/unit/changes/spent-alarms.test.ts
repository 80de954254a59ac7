import { expect, it } from 'vitest';
import { mostGoneImpostors, withoutGoneImpostors } from '../../../electron/reader/changes/forget';
import { keptAlarm } from './one-wallet';

it('of reverted alarms about removed records, more are kept than a user can review, and all other alarms are kept', () => {
  const all = Array.from({ length: mostGoneImpostors + 3 }, (_, number) =>
    keptAlarm({ number, knownBy: 'name', isReverted: number !== 2 }),
  );
  const same = Array.from({ length: 5 }, (_, number) =>
    keptAlarm({ number: -number, isReverted: true }),
  );
  const kept = withoutGoneImpostors([...all, ...same]);
  expect(mostGoneImpostors).toBeGreaterThan(10_000);
  expect(kept).toEqual([...all.slice(0, mostGoneImpostors + 1), ...same]);
});
