import { describe, expect, it } from 'vitest';
import {
  earlierOf,
  isUnchanged,
  type Past,
} from '../../../../../renderer/features/records/details/past';
import { rowMarks, type FormerAddress } from '../../../../../shared/activity';
import { smallContract, smallWallet } from '../../../../service/small-account';
import { alarmWith, quietActivity } from '../../activity-parts';

const changed = { changed: 1, renamed: 0, added: 0, removed: 0 };
const moved: FormerAddress = {
  list: 'wallets',
  name: smallWallet.walletName,
  asset: smallWallet.asset,
  address: '0x2',
  until: 5,
};

const known: Past = {
  list: 'wallets',
  row: smallWallet,
  address: smallWallet.walletAddress,
  head: { revision: 1, receivedAt: 2000 },
  activity: quietActivity,
  former: [],
  change: rowMarks.none,
  hasMarks: false,
  hasMoved: false,
};

describe('an address unchanged since it was first seen', () => {
  it('is reported for a wallet that was there before, also after a renaming', () => {
    expect(isUnchanged(known)).toBe(true);
    const counts = { ...quietActivity.counts, wallets: { ...changed, changed: 0, renamed: 1 } };
    const activity = { ...quietActivity, counts };
    expect(isUnchanged({ ...known, activity, hasMarks: true, change: rowMarks.renamed })).toBe(
      true,
    );
  });

  it.each<[string, Partial<Past>]>([
    ['a contract', { list: 'contracts', row: smallContract, address: smallContract.address }],
    ['a record without address', { address: null }],
    ['a wallet that has had another, whatever it was called', { hasMoved: true }],
    ['a wallet of which that is not known yet', { hasMoved: null }],
    ['a wallet whose name and asset another address had', { former: [moved] }],
    ['an answer that has not been compared', { head: { revision: 2, receivedAt: 2000 } }],
    ['the first answer', { head: { revision: 1, receivedAt: 1000 } }],
    [
      'a wallet that has changed',
      {
        activity: { ...quietActivity, counts: { ...quietActivity.counts, wallets: changed } },
        hasMarks: true,
        change: rowMarks.changed,
      },
    ],
  ])('is not reported for %s', (_what, more) => {
    expect(isUnchanged({ ...known, ...more })).toBe(false);
  });
});

it('the earlier addresses of a record are listed once each, those of its alarms first', () => {
  const alarms = [
    alarmWith({ before: '0xBb' }),
    alarmWith({ field: 'deployedBy', before: '0xdd' }),
    alarmWith({ before: null }),
  ];
  expect(earlierOf('wallets', { alarms, earlier: ['0xaa', '0xbb'] })).toEqual(['0xbb', '0xaa']);
});
