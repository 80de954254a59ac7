import { describe, expect, it } from 'vitest';
import { nextRefreshAt, type RefreshSituation } from '../../../../renderer/store/refresh-clock';

const usual: RefreshSituation = {
  seconds: 60,
  hidden: false,
  locked: false,
  online: true,
  refreshing: false,
  isAnother: false,
  failures: 0,
  lastFailure: null,
  lastAt: 1_000_000,
};

describe('the next refresh by itself', () => {
  it('comes one interval after the last', () => {
    expect(nextRefreshAt(usual)).toBe(1_060_000);
  });

  it.each<[string, Partial<RefreshSituation>]>([
    ['switched off', { seconds: 0 }],
    ['hidden', { hidden: true }],
    ['behind a locked screen', { locked: true }],
    ['offline', { online: false }],
    ['already refreshing', { refreshing: true }],
    ['answered with another account', { isAnother: true }],
    [
      'answered with another account, and cut off since',
      { isAnother: true, lastFailure: { code: 'TIMEOUT' } },
    ],
    ['not read for the first time', { lastAt: null }],
    ['refused by the service', { failures: 1, lastFailure: { code: 'AUTH' } }],
    ['without the person’s agreement', { failures: 1, lastFailure: { code: 'CANCELLED' } }],
    ['not permitted', { failures: 1, lastFailure: { code: 'FORBIDDEN' } }],
    ['waiting for the clock', { failures: 1, lastFailure: { code: 'CLOCK_SKEW' } }],
    ['locked out of the keychain', { failures: 1, lastFailure: { code: 'KEYCHAIN_DENIED' } }],
  ])('does not come while %s', (_what, change) => {
    expect(nextRefreshAt({ ...usual, ...change })).toBeNull();
  });

  it.each([
    [1, 120_000],
    [2, 240_000],
    [3, 480_000],
    [10, 3_600_000],
  ])('backs off after %i failures', (failures, pause) => {
    const lastFailure = { code: 'SERVER_ERROR' } as const;
    expect(nextRefreshAt({ ...usual, failures, lastFailure })).toBe(1_000_000 + pause);
  });

  it('keeps the wait that the service asked for (fault 26)', () => {
    const lastFailure = { code: 'RATE_LIMITED', seconds: 900 } as const;
    expect(nextRefreshAt({ ...usual, failures: 1, lastFailure })).toBe(1_900_000);
  });
});
