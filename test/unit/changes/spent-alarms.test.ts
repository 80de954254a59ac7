import { expect, it } from 'vitest';
import { mostSpent, withoutSpent } from '../../../electron/reader/changes/forget';
import type { KeptAlarm } from '../../../electron/reader/changes/baseline';

const alarmOf = (number: number, about: Pick<KeptAlarm, 'knownBy' | 'isReverted'>): KeptAlarm => ({
  number,
  list: 'contracts',
  key: `key ${number}`,
  field: 'address',
  before: '0x1',
  after: '0x2',
  name: 'n',
  asset: 'ETH',
  address: '0x2',
  noticedAt: 1,
  firstSeenAt: null,
  isKnownGone: false,
  ...about,
});

it('of alarms about records that are gone again, more than anybody can look through are kept, and all others', () => {
  const all = Array.from({ length: mostSpent + 3 }, (_, number) =>
    alarmOf(number, { knownBy: 'name', isReverted: number !== 2 }),
  );
  const same = Array.from({ length: 5 }, (_, number) =>
    alarmOf(-number, { knownBy: 'same', isReverted: true }),
  );
  const kept = withoutSpent([...all, ...same]);
  expect(mostSpent).toBeGreaterThan(10_000);
  expect(kept).toEqual([...all.slice(0, mostSpent + 1), ...same]);
});
