import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptySettings } from '../../../../electron/main/profiles/settings/settings';
import {
  createSeenTimes,
  nextRefreshAt,
  type RefreshSituation,
} from '../../../../renderer/store/refresh-clock';
import { fail } from '../../../../shared/failure';
import { setUp, stateWith } from './answering-main';

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
    ['without keys it can read', { failures: 1, lastFailure: { code: 'SETTINGS_NEWER' } }],
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

  it('comes one interval from now if the last was dated by a clock that has been set back', () => {
    const setBack = 1_000_000 - 500_000;
    const dated = { ...usual, lastAt: createSeenTimes()(1_000_000, setBack) };
    expect(nextRefreshAt(dated)).toBe(setBack + 60_000);
    const lastFailure = { code: 'RATE_LIMITED', seconds: 900 } as const;
    expect(nextRefreshAt({ ...dated, failures: 1, lastFailure })).toBe(setBack + 900_000);
  });
});

const preferences = { ...emptySettings.preferences, refreshSeconds: 60 } as const;

/** A window that refreshes every minute; makes the running refresh fail. */
const refreshing = async () => {
  const window = await setUp(stateWith('one', { preferences }));
  const nothing = (): void => undefined;
  const { accountViewer } = globalThis.window;
  vi.stubGlobal('window', { accountViewer, addEventListener: nothing });
  vi.stubGlobal('document', { hidden: false, addEventListener: nothing });
  vi.stubGlobal('navigator', { onLine: true });
  vi.doMock(import('react'), async (original) => ({
    ...(await original()),
    useEffect: (run) => void run(),
  }));
  const { useRefreshTriggers } = await import('../../../../renderer/store/use-refresh-triggers');
  useRefreshTriggers();
  onTestFinished(() => {
    window.tell('state', stateWith(null, { revision: 9 }));
  });
  return {
    ...window,
    failing: async (): Promise<void> => {
      void window.account.refresh();
      await window.last('refreshAccount').reply(fail('SERVER_ERROR'));
    },
    /** Milliseconds from the failure to the next refresh. */
    pause: (): number => {
      const { nextRefreshAt: due, failure } = window.shown();
      return (due ?? NaN) - (failure?.at ?? NaN);
    },
  };
};

it('a clock that has been set back delays the next refresh once, whatever comes meanwhile', async () => {
  const { failing, shown, tellState } = await refreshing();
  await failing();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const setBack = Date.now() - 3_600_000;
  for (const [revision, after] of [
    [2, 0],
    [3, 30_000],
    [4, 100_000],
  ] as const) {
    vi.setSystemTime(setBack + after);
    await tellState(stateWith('one', { revision, preferences: { ...preferences } }));
    expect(shown().nextRefreshAt).toBe(setBack + 120_000);
  }
});

describe('an earlier failure', () => {
  it('in another profile does not delay this one', async () => {
    const { failing, pause, tellState } = await refreshing();
    for (let times = 0; times < 4; times += 1) await failing();
    expect(pause()).toBe(960_000);
    await tellState(stateWith('two', { revision: 2, preferences }));
    await failing();
    expect(pause()).toBe(120_000);
    await failing();
    expect(pause()).toBe(240_000);
  });

  it('with other connection settings does not delay the new ones', async () => {
    const { failing, pause, account } = await refreshing();
    for (let times = 0; times < 4; times += 1) await failing();
    void account.reopen('one');
    await failing();
    expect(pause()).toBe(120_000);
  });
});
