import { expect, it } from 'vitest';
import { earlierOf } from '../../../../../renderer/features/records/details/earlier';
import type { Alarm } from '../../../../../shared/activity';

const alarm = (changes: Partial<Alarm>): Alarm => ({
  ...{ list: 'wallets', name: 'Main', asset: 'ETH', address: '0xc', row: 0, number: 1 },
  ...{ knownBy: 'same', field: 'walletAddress', before: '0xBb', after: '0xc' },
  ...{ noticedAt: 5, isReverted: false, isKnownGone: false },
  ...changes,
});

it('the earlier addresses of a record are each told once, those first that its alarms tell of', () => {
  const alarms = [
    alarm({}),
    alarm({ field: 'deployedBy', before: '0xdd' }),
    alarm({ before: null }),
  ];
  expect(earlierOf('wallets', { alarms, earlier: ['0xaa', '0xbb'] })).toEqual(['0xbb', '0xaa']);
});
