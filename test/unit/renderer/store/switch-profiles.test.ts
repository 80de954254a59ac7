import { describe, expect, it, vi } from 'vitest';
import type { Activity } from '../../../../shared/activity';
import { fail, succeed } from '../../../../shared/failure';
import { profiles, setUp, stateWith } from './answering-main';
import { noDoubts } from './copying-window';

const refreshes = (calls: readonly string[]): readonly string[] =>
  calls.filter((name) => name.startsWith('refreshAccount'));

describe('choosing another profile', () => {
  it('is not undone by an outdated state of main', async () => {
    const { actions, active, last, tellState } = await setUp();
    void actions.selectProfile('two');
    await tellState(stateWith('two', { revision: 3 }));
    expect(active()).toBe('two');
    await tellState(stateWith('one', { revision: 2 }));
    expect(active()).toBe('two');
    await last('selectProfile').reply(succeed(profiles[1]));
    expect(active()).toBe('two');
    // From then on main decides, e.g. after a removal.
    await tellState(stateWith('three', { revision: 4 }));
    expect(active()).toBe('three');
  });

  it('shows it when main has switched, whether the event or the result comes first', async () => {
    const { actions, active, last, calls, tellState } = await setUp();
    void actions.selectProfile('two');
    await last('selectProfile').reply(succeed(profiles[1]));
    await tellState(stateWith('two', { revision: 2 }));
    expect(active()).toBe('two');
    expect(refreshes(calls())).toEqual(['refreshAccount one', 'refreshAccount two']);
  });

  it('twice in a row ends with the last, whatever comes in between', async () => {
    const { actions, active, last, tell, calls, tellState } = await setUp();
    void actions.selectProfile('two');
    void actions.selectProfile('three');
    tell('state', stateWith('two', { revision: 2 }));
    await last('selectProfile', 'two').reply(succeed(profiles[1]));
    tell('state', stateWith('three', { revision: 3 }));
    await last('selectProfile', 'three').reply(succeed(profiles[2]));
    await tellState(stateWith('two', { revision: 2 }));
    expect(active()).toBe('three');
    expect(refreshes(calls())).toEqual(['refreshAccount one', 'refreshAccount three']);
  });

  it('opens the other profile if the switch fails after another one', async () => {
    const { actions, active, last, tell, calls } = await setUp();
    void actions.selectProfile('two');
    void actions.selectProfile('three');
    tell('state', stateWith('two', { revision: 2 }));
    last('selectProfile', 'two').answer(succeed(profiles[1]));
    await last('selectProfile', 'three').reply(fail('PROFILE_NOT_FOUND'));
    expect(active()).toBe('two');
    expect(refreshes(calls())).toEqual(['refreshAccount one', 'refreshAccount two']);
  });

  it('that is gone meanwhile keeps main’s profile', async () => {
    const { actions, active, last, tell, shown } = await setUp();
    void actions.selectProfile('two');
    tell('state', stateWith('one', { revision: 2, profiles: profiles.slice(0, 1) }));
    await last('selectProfile').reply(fail('PROFILE_NOT_FOUND'));
    expect(active()).toBe('one');
    expect(shown().selecting).toBeNull();
  });
});

describe('a profile that has just been created', () => {
  const none = { ...stateWith(null), profiles: [] };

  it('is read once, and shown', async () => {
    const { calls, shown, tellState } = await setUp(none);
    expect(shown().connecting).toBe(true);
    await tellState(stateWith('one', { revision: 2 }));
    expect(shown()).toMatchObject({ connecting: false, view: 'overview' });
    expect(refreshes(calls())).toEqual(['refreshAccount one']);
  });

  it('opens on the overview, from wherever the form was opened', async () => {
    const { actions, calls, shown, tellState } = await setUp();
    actions.show('settings');
    actions.startConnecting();
    await tellState(stateWith('two', { revision: 2 }));
    expect(shown()).toMatchObject({ connecting: true, view: 'settings' });
    actions.openNew();
    expect(shown()).toMatchObject({ connecting: false, view: 'overview' });
    expect(refreshes(calls())).toEqual(['refreshAccount one', 'refreshAccount two']);
  });
});

describe('leaving a profile removes', () => {
  it('the question about an address to be copied', async () => {
    const { shown, tellState } = await setUp();
    const { copyAddress } = await import('../../../../renderer/store/copying');
    await copyAddress('0xaa', { ...noDoubts, capitals: true });
    expect(shown().pendingCopy).toMatchObject({ address: '0xaa' });
    await tellState(stateWith('two', { revision: 2 }));
    expect(shown().pendingCopy).toBeNull();
  });

  it('the request that was being signed for it', async () => {
    const { actions, last, shown, tellState } = await setUp();
    const signing = actions.openDryRun('one');
    await tellState(stateWith('two', { revision: 2 }));
    last('dryRun').answer(succeed({ id: 7 }));
    await signing;
    expect(shown().openRequest).toBeNull();
    const again = actions.openDryRun('two');
    last('dryRun').answer(succeed({ id: 8 }));
    await again;
    expect(shown().openRequest).toBe(8);
  });

  it('the size of its history, while more of it was being read', async () => {
    const { last, shown, tellState } = await setUp();
    const ends: (() => void)[] = [];
    const kept: unknown[] = [];
    let at = 0;
    const keep = (first: unknown): number => {
      at += 1;
      if (kept.length < at) kept.push(first);
      return at - 1;
    };
    const useState = (first: unknown) => {
      const own = keep(first);
      return [kept[own], (next: unknown) => (kept[own] = next)];
    };
    vi.doMock(import('react'), async (original) => ({
      ...(await original()),
      useState: useState as never,
      useRef: (current: unknown) => kept[keep({ current })] as never,
      useEffectEvent: (run) => run,
      useEffect: (run: () => unknown) => {
        if (ends.length === 0) ends.push(run() as () => void);
      },
    }));
    const { useHistory } = await import('../../../../renderer/features/changes/use-history');
    const chosen = { view: 'all', list: null } as const;
    const draw = () => {
      at = 0;
      return useHistory('one', { revision: 1 } as Activity, chosen, 1);
    };
    draw();
    const page = { entries: [{ at: 1, revision: 1 }], total: 2, dropped: 0 };
    await last('readHistory').reply(succeed(page));
    await last('readHistory').reply(succeed(page));
    expect(shown().historyFound).toBe(2);
    draw().more();
    await tellState(stateWith('two', { revision: 2 }));
    for (const end of ends) end();
    await last('readHistory').reply(succeed(page));
    expect(shown().historyFound).toBe(0);
  });
});

it('notes are read again when keys are saved in the keychain, or become keys of this run: other notes become readable', async () => {
  const { tellState, times } = await setUp();
  const moved = (secrets: 'keychain' | 'this-run', revision: number): Promise<void> => {
    const of = profiles.map((one) => ({ ...one, secrets }));
    return tellState(stateWith('one', { revision, profiles: of }));
  };
  expect(times('readNotes', 'one')).toBe(1);
  await moved('this-run', 2);
  await moved('this-run', 3);
  expect(times('readNotes', 'one')).toBe(2);
  await moved('keychain', 4);
  expect(times('readNotes', 'one')).toBe(3);
});

it('removing the last profile makes the next one start at the beginning', async () => {
  const { actions, shown, tellState } = await setUp();
  actions.showSettings('privacy');
  actions.openPalette();
  expect(shown()).toMatchObject({ view: 'settings', palette: expect.any(Number) as unknown });
  await tellState(stateWith(null, { revision: 2, profiles: [] }));
  await tellState(stateWith('one', { revision: 3 }));
  const beginning = { view: 'overview', settingsPage: 'profile', palette: null };
  expect(shown()).toMatchObject({ ...beginning, connecting: false });
});
