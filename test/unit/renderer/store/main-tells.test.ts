import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail, succeed } from '../../../../shared/failure';
import {
  answerOf,
  headOf,
  readAccount,
  readLists,
  setUp,
  settle,
  stateWith,
} from './answering-main';

describe('values that main hides', () => {
  const { preferences } = stateWith('one');
  const german = { ...preferences, language: 'de' as const };

  it('are hidden at once, although the state that says so waits for its language', async () => {
    const window = await setUp();
    window.holdWords();
    window.tell('state', stateWith('one', { revision: 2, preferences: german }));
    expect(window.shown().valuesHidden).toBe(false);
    window.tell('state', stateWith('one', { revision: 3, preferences, valuesHidden: true }));
    expect(window.shown().valuesHidden).toBe(true);
    expect(window.shown().app?.revision).toBe(1);
  });

  it('stay hidden, whatever earlier state comes after the event', async () => {
    const window = await setUp();
    const speak = window.holdWords();
    window.tell('state', stateWith('one', { revision: 2, preferences: german }));
    window.tell('valuesHidden', { revision: 4, hidden: true });
    expect(window.shown().valuesHidden).toBe(true);
    await speak();
    expect(window.shown()).toMatchObject({ valuesHidden: true, app: { revision: 2 } });
    await window.tellState(stateWith('one', { revision: 3 }));
    expect(window.shown().valuesHidden).toBe(true);
    await window.tellState(stateWith('one', { revision: 5 }));
    expect(window.shown().valuesHidden).toBe(false);
  });

  it('are not hidden by an outdated event', async () => {
    const window = await setUp(stateWith('one', { revision: 7 }));
    window.tell('valuesHidden', { revision: 6, hidden: true });
    expect(window.shown().valuesHidden).toBe(false);
  });

  it('are hidden from the start until main has said that they are shown', async () => {
    const window = await setUp(stateWith('one', { valuesHidden: true }));
    expect(window.shown()).toMatchObject({ valuesHidden: true, announcement: null });
  });
});

describe('values that the user hides', () => {
  it('are hidden at once, and stay hidden when main sends an outdated state', async () => {
    const window = await setUp();
    window.hiding.toggleValuesHidden();
    // Announced at once too, so that a slow disk does not hide later announcements.
    expect(window.shown()).toMatchObject({
      valuesHidden: true,
      spoken: { text: 'Values are hidden.' },
    });
    await window.tellState(stateWith('one', { revision: 2 }));
    window.tell('valuesHidden', { revision: 3, hidden: false });
    expect(window.shown().valuesHidden).toBe(true);
    window.tell('valuesHidden', { revision: 4, hidden: true });
    await window.last('setValuesHidden').reply(succeed(null));
    await window.tellState(stateWith('one', { revision: 5 }));
    expect(window.shown().valuesHidden).toBe(false);
  });

  it('are hidden as soon as possible if hiding was requested last', async () => {
    const window = await setUp(stateWith('one', { valuesHidden: true }));
    window.hiding.toggleValuesHidden();
    window.hiding.toggleValuesHidden();
    expect(window.last('setValuesHidden').request).toEqual({ hidden: true });
    window.tell('valuesHidden', { revision: 2, hidden: false });
    expect(window.shown().valuesHidden).toBe(true);
    window.tell('valuesHidden', { revision: 3, hidden: true });
    expect(window.shown().valuesHidden).toBe(true);
  });

  it('are shown again by main only', async () => {
    const window = await setUp(stateWith('one', { valuesHidden: true }));
    window.hiding.showValues();
    expect(window.last('setValuesHidden').request).toEqual({ hidden: false });
    await window.last('setValuesHidden').reply(succeed(null));
    expect(window.shown().valuesHidden).toBe(true);
    window.tell('valuesHidden', { revision: 2, hidden: false });
    expect(window.shown().valuesHidden).toBe(false);
  });

  it('can be shown again if main never knew that they were hidden', async () => {
    const window = await setUp();
    window.hiding.toggleValuesHidden();
    await window.last('setValuesHidden').reply(fail('INTERNAL'));
    expect(window.shown().valuesHidden).toBe(true);
    window.hiding.toggleValuesHidden();
    await window.last('setValuesHidden').reply(succeed(null));
    expect(window.shown().valuesHidden).toBe(false);
  });

  it('are not shown for a moment when both are requested before main has done either', async () => {
    const window = await setUp();
    window.hiding.toggleValuesHidden();
    window.hiding.toggleValuesHidden();
    expect(window.shown().valuesHidden).toBe(true);
    window.tell('valuesHidden', { revision: 2, hidden: true });
    expect(window.shown().valuesHidden).toBe(true);
    window.tell('valuesHidden', { revision: 3, hidden: false });
    expect(window.shown().valuesHidden).toBe(false);
  });

  it('are requested again if main has refused to show them', async () => {
    const window = await setUp(stateWith('one', { valuesHidden: true }));
    for (const refused of [true, false]) {
      window.hiding.toggleValuesHidden();
      expect(window.last('setValuesHidden').request).toEqual({ hidden: false });
      if (refused) await window.last('setValuesHidden').reply(fail('BUSY'));
    }
  });

  it('are announced if the next start will not know that they are hidden', async () => {
    const window = await setUp();
    for (const [code, text] of [
      ['FILE_NOT_WRITTEN', 'are hidden, but only until the app closes'],
      ['SETTINGS_NEWER', 'are shown, but the next start may hide them'],
    ] as const) {
      window.hiding.toggleValuesHidden();
      await window.last('setValuesHidden').reply(fail(code));
      expect(window.shown().announcement).toMatchObject({ kind: 'warning' });
      expect(window.shown().announcement?.text).toContain(text);
      expect(window.shown().announcement?.text).toContain(code);
    }
    window.hiding.toggleValuesHidden();
    await window.last('setValuesHidden').reply(fail('BUSY'));
    expect(window.shown().announcement?.text).toContain('The app is busy');
  });

  it('stay as the user set them when something else changes', async () => {
    const window = await setUp(stateWith('one', { valuesHidden: true }));
    window.hiding.toggleValuesHidden();
    window.tell('valuesHidden', { revision: 2, hidden: false });
    const dark = { ...stateWith('one').preferences, theme: 'dark' as const };
    await window.tellState(stateWith('one', { revision: 3, preferences: dark }));
    expect(window.shown().valuesHidden).toBe(false);
  });
});

describe('another answer that main shows', () => {
  it('is read once, although the refresh reports it too, and ends the refresh', async () => {
    const window = await setUp();
    window.tell('accountChanged', { profileId: 'one', head: headOf(1, 'told') });
    await settle();
    await window.last('refreshAccount').reply(answerOf(1, 'told').head);
    expect(window.times('readList', 'one')).toBe(1);
    await readLists(window, answerOf(1, 'told'));
    expect(window.times('readList', 'one')).toBe(2);
    expect(window.shown()).toMatchObject({
      refreshing: null,
      account: { head: { revision: 1 }, wallets: [{ walletName: 'told' }], contracts: [] },
    });
  });

  it('is left alone where it is of another profile, or older than what is shown (security G14)', async () => {
    const window = await setUp();
    await readAccount(window, answerOf(5, 'shown'));
    const before = window.calls().length;
    window.tell('accountChanged', { profileId: 'two', head: headOf(6, 'of another') });
    window.tell('accountChanged', { profileId: 'one', head: headOf(4, 'older') });
    await settle();
    expect(window.calls()).toHaveLength(before);
    expect(window.shown().account?.head.revision).toBe(5);
  });

  it('is not replaced by an earlier one whose lists come later', async () => {
    const window = await setUp();
    await readAccount(window, answerOf(1, 'first'));
    window.actions.show('wallets');
    window.tell('accountChanged', { profileId: 'one', head: headOf(2, 'second') });
    await settle();
    const second = window.last('readList');
    window.tell('accountChanged', { profileId: 'one', head: headOf(3, 'third') });
    await settle();
    await window.last('readList').reply(answerOf(3, 'third').wallets);
    await second.reply(fail('ANSWER_REPLACED'));
    expect(window.shown().account).toMatchObject({
      head: { revision: 3 },
      wallets: [{ walletName: 'third' }],
    });
  });
});

describe('marks of rows', () => {
  const activity = (alarmCount: number) => ({
    revision: 1,
    counts: { wallets: { new: 1 }, contracts: {} },
    alarmCount,
  });

  it('are not those of an earlier look at the same answer', async () => {
    const window = await setUp();
    await readAccount(window, answerOf(1, 'marked'));
    await window.last('readActivity').reply(succeed(activity(0)));
    const first = window.last('readMarks');
    const { markSeen } = await import('../../../../renderer/store/activity-actions');
    void markSeen({ version: 1 });
    const none = { ...activity(0), counts: { wallets: {}, contracts: {} } };
    await window.last('markSeen').reply(succeed(none));
    await first.reply(succeed('AQ=='));
    expect([window.shown().activity, window.shown().marks]).toEqual([none, {}]);
  });

  it('are seen only if main has stored that', async () => {
    const window = await setUp();
    await readAccount(window, answerOf(1, 'marked'));
    const { markSeen } = await import('../../../../renderer/store/activity-actions');
    const failed = markSeen({ version: 1 });
    await window.last('markSeen').reply(fail('BUSY'));
    const newer = { ...activity(0), version: 2, counts: { wallets: {}, contracts: {} } };
    await window.last('readActivity').reply(succeed(newer));
    window.last('readFileState').answer(succeed({ notices: [] }));
    expect(await failed).toBe(false);
    expect(window.shown().announcement?.text).toContain('BUSY');
    expect(window.shown().activity).toEqual(newer);
    const done = markSeen({ version: 2 });
    const nothing = { ...activity(0), counts: { wallets: {}, contracts: {} } };
    window.last('markSeen').answer(succeed(nothing));
    expect(await done).toBe(true);
  });
});

describe('the wait of a slow refresh', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shown for each profile by itself', async () => {
    const window = await setUp();
    await window.last('refreshAccount').reply(fail('OFFLINE'));
    vi.useFakeTimers();
    void window.account.refresh();
    window.tell('wait', { profileId: 'one', wait: { for: 'keychain', bytes: 0 } });
    window.tell('wait', { profileId: 'two', wait: { for: 'service', bytes: 9 } });
    expect(window.shown()).toMatchObject({
      isSlow: false,
      waits: { one: { for: 'keychain' }, two: { for: 'service' } },
    });
    await vi.advanceTimersByTimeAsync(3000);
    expect(window.shown().isSlow).toBe(true);
    window.last('refreshAccount').answer(fail('OFFLINE'));
    await vi.advanceTimersByTimeAsync(0);
    void window.account.refresh();
    expect(window.shown().isSlow).toBe(false);
  });
});

it('a refresh is routine if it begins by itself after one that has gone well', async () => {
  const window = await setUp();
  await window.last('refreshAccount').reply(fail('OFFLINE'));
  expect(window.shown().isRoutine).toBe(false);
  // The user waits for the account to be live again, and is told.
  void window.account.refresh('timer');
  expect(window.shown().isRoutine).toBe(false);
  await window.last('refreshAccount').reply(answerOf(1, 'told').head);
  void window.account.refresh('timer');
  expect(window.shown().isRoutine).toBe(true);
  // The user asks for what is under way already.
  void window.account.refresh();
  expect(window.shown().isRoutine).toBe(false);
  await window.last('refreshAccount').reply(answerOf(2, 'told').head);
  void window.account.refresh();
  expect(window.shown().isRoutine).toBe(false);
});

it('the activity is requested again if it is stored elsewhere than reported, for the profile on screen', async () => {
  const window = await setUp();
  window.tell('activityKept', { profileId: 'another' });
  expect(() => window.last('readActivity')).toThrow('was not called');
  window.tell('activityKept', { profileId: 'one' });
  expect(window.last('readActivity').request).toEqual({ profileId: 'one' });
});
