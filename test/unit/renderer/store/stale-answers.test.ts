import { describe, expect, it } from 'vitest';
import { rowMarks } from '../../../../shared/activity';
import { fail, succeed } from '../../../../shared/failure';
import {
  answerOf,
  headOf,
  profiles,
  readAccount,
  setUp,
  settle,
  stateWith,
  type Window,
} from './answering-main';
import { packRows } from '../../../../shared/row-columns';
import { smallContract } from '../../../service/small-account';
import { quietActivity } from '../activity-parts';

/** Makes the window switch to another profile, as main does it. */
const goTo = async (window: Window, profileId: string, revision: number): Promise<void> => {
  void window.actions.selectProfile(profileId);
  window.tell('state', stateWith(profileId, { revision }));
  await window.last('selectProfile', profileId).reply(succeed(profiles[0]));
};

describe('states of main that wait for their language', () => {
  const { preferences } = stateWith('one');
  const german = { ...preferences, language: 'de' as const };

  it('end with the newest, in whatever order the texts are loaded', async () => {
    const window = await setUp();
    const speak = window.holdWords();
    await window.tellState(stateWith('one', { revision: 2, preferences: german }));
    expect(window.shown().app?.preferences).toEqual(preferences);
    window.speaking.now = Promise.resolve();
    const both = { ...german, theme: 'dark' as const };
    await window.tellState(stateWith('one', { revision: 3, preferences: both }));
    expect(window.shown().app?.preferences).toEqual(both);
    await speak();
    expect(window.shown().app?.preferences).toEqual(both);
  });

  it('are dropped if getState has returned a newer one, and the other way round', async () => {
    const window = await setUp(stateWith('two', { revision: 5 }));
    await window.tellState(stateWith('one', { revision: 4 }));
    expect(window.active()).toBe('two');
  });

  it('include what later events have reported meanwhile', async () => {
    const window = await setUp();
    const speak = window.holdWords();
    window.tell('state', stateWith('one', { revision: 2, preferences: german }));
    const updates = { place: 'possible', host: 'h', last: null, newer: '9.9.9' } as const;
    window.tell('updateFound', { revision: 4, updates });
    window.tell('screenLocked', { revision: 3, locked: true });
    await speak();
    expect(window.shown().app).toMatchObject({ revision: 2, updates, screenLocked: true });
    // Older than the events, and newer than the state on screen.
    await window.tellState(stateWith('one', { revision: 3, screenLocked: true }));
    expect(window.shown().app).toMatchObject({ revision: 3, updates, screenLocked: true });
    await window.tellState(stateWith('one', { revision: 4 }));
    expect(window.shown().app).toMatchObject({ revision: 4, screenLocked: false });
    expect(window.shown().app?.updates.newer).toBeNull();
  });
});

it('confirming an address while another profile is opened shows its failure nowhere else, and leaves the other account alone', async () => {
  const window = await setUp();
  void window.account.confirmAddress();
  const { answer } = window.last('moveProfile', 'one');
  await goTo(window, 'two', 2);
  answer(fail('KEYCHAIN_DENIED'));
  await settle();
  expect(window.shown().failure).toBeNull();
  expect(window.active()).toBe('two');
});

describe('an account that was left and opened again', () => {
  it('is not shown without its lists by an earlier answer', async () => {
    const window = await setUp();
    await readAccount(window, answerOf(1, 'before'));
    window.actions.show('wallets');
    void window.account.refresh();
    await settle();
    await window.last('refreshAccount').reply(answerOf(2, 'older').head);
    const older = window.last('readList');
    await goTo(window, 'two', 2);
    await goTo(window, 'one', 3);
    const waiting = { account: null, refreshing: { profileId: 'one' } };
    expect(window.shown()).toMatchObject(waiting);
    await older.reply(answerOf(2, 'older').wallets);
    expect(window.shown()).toMatchObject(waiting);
  });

  it('keeps its list when a list of the same answer comes that was requested earlier', async () => {
    const window = await setUp();
    const { head, wallets, contracts } = answerOf(1, 'same');
    window.actions.show('wallets');
    await window.last('refreshAccount').reply(head);
    const before = window.last('readList');
    await goTo(window, 'two', 2);
    window.actions.show('contracts');
    await goTo(window, 'one', 3);
    await window.last('openCopy', 'one').reply(succeed(headOf(1, 'same')));
    await window.last('readList', 'one').reply(contracts);
    await before.reply(wallets);
    expect(window.shown().account?.contracts).toEqual([]);
  });

  it('gets no failure from the earlier refresh', async () => {
    const window = await setUp();
    const before = window.last('refreshAccount', 'one');
    await goTo(window, 'two', 2);
    await goTo(window, 'one', 3);
    await before.reply(fail('ABORTED'));
    expect(window.shown()).toMatchObject({ failure: null, refreshing: { profileId: 'one' } });
  });

  it('starts again when its connection changes, whatever the result of the earlier refresh', async () => {
    const window = await setUp();
    await readAccount(window, answerOf(1, 'before'));
    void window.account.refresh();
    const before = window.last('refreshAccount', 'one');
    void window.account.reopen('one');
    expect(window.shown()).toMatchObject({ account: null, refreshing: { profileId: 'one' } });
    await before.reply(fail('ABORTED'));
    expect(window.shown()).toMatchObject({ failure: null, refreshing: { profileId: 'one' } });
    void window.account.reopen('two');
    expect(window.times('refreshAccount', 'two')).toBe(0);
  });
});

it('answers in quick succession keep the selection and the open record of a list that only the last answer brings', async () => {
  const window = await setUp();
  const lists = await import('../../../../renderer/store/list-actions');
  const contracts = (...names: readonly string[]) => ({
    text: packRows(
      'contracts',
      names.map((name) => ({ ...smallContract, name, address: `0x${name}` })),
    ),
    next: null,
  });
  const take = async (revision: number): Promise<void> => {
    void window.account.takeAnswer('one', headOf(revision, 'account'));
    await settle();
  };
  const answer = async (list: 'wallets' | 'contracts', result: unknown): Promise<void> => {
    const of = window.last('readList');
    expect(of.request).toMatchObject({ list });
    await of.reply(result);
  };
  const { wallets } = answerOf(1, 'first');
  window.actions.show('wallets');
  await take(1);
  await answer('wallets', wallets);
  await answer('contracts', succeed(contracts('a', 'b', 'c')));
  lists.select('contracts', { marks: Uint8Array.of(0, 1, 1), count: 2, anchor: 2 });
  lists.openRecord('contracts', 1);
  await take(2);
  await answer('wallets', wallets);
  await take(3);
  await answer('wallets', wallets);
  await answer('contracts', fail('ANSWER_REPLACED'));
  await take(4);
  await answer('wallets', wallets);
  await answer('contracts', succeed(contracts('new', 'a', 'b', 'c')));
  const { open, selection } = window.shown().lists.contracts;
  expect(open).toBe(2);
  expect(selection).toEqual({ marks: Uint8Array.of(0, 0, 1, 1), count: 2, anchor: 3 });
});

it('an alarm that main reports between the lists of an answer is marked on its record once its list has come', async () => {
  const window = await setUp();
  const contracts = (...names: readonly string[]) =>
    succeed({
      text: packRows(
        'contracts',
        names.map((name) => ({ ...smallContract, address: `0x${name}` })),
      ),
      next: null,
    });
  const same = answerOf(1, 'same');
  window.actions.show('wallets');
  await readAccount(window, { ...same, contracts: contracts('a', 'b') });
  const { alarm } = rowMarks;
  window.set({ marks: { contracts: Uint8Array.of(0, alarm) } });
  void window.account.takeAnswer('one', headOf(2, 'same'));
  await window.last('readList').reply(same.wallets);
  const coming = window.last('readList');
  window.tell('activityKept', { profileId: 'one' });
  const told = { ...quietActivity, revision: 2, alarmCount: 1 };
  await window.last('readActivity').reply(succeed(told));
  await window.last('readMarks').reply(succeed(''));
  await window.last('readMarks').reply(succeed(btoa(String.fromCodePoint(0, 0, alarm))));
  await coming.reply(contracts('new', 'a', 'b'));
  expect(window.shown().marks.contracts).toEqual(Uint8Array.of(0, 0, alarm));
});

it('the marks of rows on screen stay until those of the newer answer are known', async () => {
  const window = await setUp();
  await readAccount(window, answerOf(1, 'same'));
  const marked = { wallets: Uint8Array.of(rowMarks.alarm) };
  window.set({ marks: marked });
  window.tell('activityKept', { profileId: 'one' });
  await window.last('readActivity').reply(succeed({ ...quietActivity, alarmCount: 1 }));
  await window.last('readMarks').reply(fail('ANSWER_REPLACED'));
  await window.last('readMarks').reply(fail('ANSWER_REPLACED'));
  expect(window.shown().marks).toEqual(marked);
});

describe('lists of an answer', () => {
  it('that cannot be read are shown as missing, and not waited for', async () => {
    const window = await setUp();
    const missing = { ...answerOf(1, 'first'), wallets: fail('INTERNAL') };
    await readAccount(window, { ...missing, contracts: fail('INTERNAL') });
    expect(window.shown()).toMatchObject({
      account: { head: { revision: 1 }, lacksList: true },
      failure: { failure: { code: 'INTERNAL' } },
      refreshing: null,
    });
    await readAccount(window, answerOf(2, 'second'));
    expect(window.shown()).toMatchObject({ account: { head: { revision: 2 } }, failure: null });
    expect(window.shown().account?.lacksList).toBeUndefined();
  });

  it('that have been replaced are waited for', async () => {
    const window = await setUp();
    const replaced = fail('ANSWER_REPLACED');
    await readAccount(window, { ...answerOf(1, 'first'), wallets: replaced, contracts: replaced });
    expect(window.shown()).toMatchObject({ account: { head: { revision: 1 } }, failure: null });
    expect(window.shown().account?.lacksList).toBeUndefined();
  });

  it('stay the same row objects if nothing in them has changed', async () => {
    const window = await setUp();
    await readAccount(window, answerOf(1, 'same'));
    const { account } = window.shown();
    await readAccount(window, answerOf(2, 'same'));
    expect(window.shown().account).toMatchObject({ head: { revision: 2 } });
    expect(window.shown().account?.wallets).toBe(account?.wallets);
    expect(window.shown().account?.contracts).toBe(account?.contracts);
    await readAccount(window, answerOf(3, 'another'));
    expect(window.shown().account?.wallets).not.toBe(account?.wallets);
  });
});

it('notes that could not be read at first are read again with the next answer, and not once they are there', async () => {
  const window = await setUp();
  window.last('readNotes').answer(fail('KEYCHAIN_LOCKED_OR_MISSING'));
  await readAccount(window, answerOf(1, 'first'));
  expect(window.times('readNotes')).toBe(2);
  await window.last('readNotes').reply(succeed({ home: 'disk', entries: [] }));
  expect(window.shown().notes).not.toBeNull();
  await readAccount(window, answerOf(2, 'second'));
  expect(window.times('readNotes')).toBe(2);
});

describe('rows with doubtful addresses', () => {
  const doubts = { odd: 0, name: 0, look: 0, capitals: 1, malformed: 0 };

  it('are copied from the answer in which they were chosen, or not at all', async () => {
    const window = await setUp();
    await readAccount(window, answerOf(1, 'chosen'));
    const copying = await import('../../../../renderer/store/copying');
    await copying.copyJudgedRows('wallets', Uint32Array.of(0), ['walletAddress'], doubts);
    await readAccount(window, answerOf(2, 'another'));
    void copying.confirmCopy('copy');
    expect(window.last('copyRows').request).toMatchObject({ profileId: 'one', revision: 1 });
    window.last('copyRows').answer(fail('ANSWER_REPLACED'));
    await expect.poll(() => window.shown().announcement).not.toBeNull();
  });

  it.each([
    ['walletAddress', true],
    ['walletName', false],
  ])(
    'and with an alarm are not asked about if main refuses the column: %s',
    async (column, isRefused) => {
      const window = await setUp();
      await readAccount(window, answerOf(1, 'chosen'));
      const { copyJudgedRows } = await import('../../../../renderer/store/copying');
      window.set({ marks: { wallets: Uint8Array.of(rowMarks.alarm) } });
      void copyJudgedRows('wallets', Uint32Array.of(0), [column], doubts);
      expect(window.shown().pendingCopy === null).toBe(isRefused);
      expect(window.calls().includes('copyRows one')).toBe(isRefused);
    },
  );
});
