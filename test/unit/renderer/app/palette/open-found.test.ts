import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Activity, Alarm } from '../../../../../shared/activity';
import { succeed } from '../../../../../shared/failure';
import type { AddressHit } from '../../../../../shared/ownership';
import { alarmWith, quietActivity } from '../../activity-parts';
import { answerOf, profiles, readAccount, setUp, stateWith } from '../../store/answering-main';

const former = `0x${'aB'.repeat(20)}`;

const hit = (changes: Partial<AddressHit> = {}): AddressHit => ({
  role: 'former',
  address: former,
  name: 'Cold storage',
  asset: 'ETH',
  list: 'wallets',
  row: null,
  until: 5,
  contracts: 0,
  isAlarmed: true,
  profileId: 'one',
  ...changes,
});

const alarm = alarmWith({ name: 'Cold storage', before: former.toLowerCase() });

const activityWith = (alarms: readonly Alarm[]): Activity => ({
  ...quietActivity,
  revision: 7,
  alarms,
  alarmCount: alarms.length,
});

/** The window with an answer on screen, and with these alarms. */
const open = async (alarms: readonly Alarm[]) => {
  const window = await setUp();
  await readAccount(window, answerOf(7, 'Holder'));
  await window.last('readActivity').reply(succeed(activityWith(alarms)));
  const found = await import('../../../../../renderer/app/palette/open-found');
  return { ...window, ...found };
};

const nextFrame = vi.fn();
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', nextFrame);
});
afterEach(() => {
  vi.unstubAllGlobals();
  nextFrame.mockReset();
});

describe('a former address', () => {
  it('opens the record whose alarm names it', async () => {
    const window = await open([alarm]);
    void window.openFound(hit(), 7);
    expect(window.shown().view).toBe('wallets');
    expect(window.shown().lists.wallets.open).toBe(0);
    // The details get the focus after the palette has returned it.
    expect(nextFrame).toHaveBeenCalledOnce();
  });

  it('opens the history of its list if no alarm names it', async () => {
    for (const alarms of [[], [{ ...alarm, row: null }], [{ ...alarm, before: '0x3' }]]) {
      const window = await open(alarms);
      void window.openFound(hit(), 7);
      expect(window.shown().view).toBe('activity');
      expect(window.shown().history).toEqual({ view: 'all', list: 'wallets' });
    }
  });

  it('of another profile does the same once that profile’s account is on screen', async () => {
    const window = await open([]);
    void window.openFound(hit({ profileId: 'two' }), null);
    window.tell('state', stateWith('two', { revision: 2 }));
    await window.last('selectProfile', 'two').reply(succeed(profiles[1]));
    expect(window.shown().view).toBe('overview');
    await readAccount(window, answerOf(8, 'Other'));
    expect(window.active()).toBe('two');
    expect(window.shown().view).toBe('activity');
  });
});

it('a record chosen while two accounts are shown side by side opens in the last good answer', async () => {
  const window = await open([]);
  window.set({ other: { revision: 8 } as never });
  void window.openFound(hit({ role: 'unconfirmed', row: 0 }), 7);
  const { keepsLooking, view, lists } = window.shown();
  expect([keepsLooking, view, lists.wallets.open]).toEqual([true, 'wallets', 0]);
  expect(nextFrame).toHaveBeenCalledOnce();
});

describe('a note', () => {
  const note = (changes: Partial<AddressHit> = {}): AddressHit =>
    hit({ role: 'note', list: null, until: null, ...changes });

  it('opens over the screen, whatever account is on it', async () => {
    const window = await open([]);
    void window.openFound(note(), 7);
    expect([window.shown().notesShown, window.shown().view]).toEqual([former, 'overview']);
    window.actions.closeNotes();
    window.set({ other: { revision: 8 } as never, account: null });
    await window.openFound(note(), null);
    expect([window.shown().notesShown, window.shown().keepsLooking]).toEqual([former, false]);
  });

  it('of another profile opens once that profile is on screen, and closes with it', async () => {
    const window = await open([]);
    void window.openFound(note({ profileId: 'two' }), null);
    await window.last('selectProfile', 'two').reply(succeed(profiles[1]));
    expect(window.shown().notesShown).toBeNull();
    await window.tellState(stateWith('two', { revision: 2 }));
    expect(window.shown().notesShown).toBe(former);
    await window.tellState(stateWith('one', { revision: 3 }));
    expect(window.shown().notesShown).toBeNull();
  });
});
