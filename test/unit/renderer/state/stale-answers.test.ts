import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../../../shared/failure';
import { answerOf, profiles, setUp, settle, stateWith } from './answering-main';

type Window = Awaited<ReturnType<typeof setUp>>;

/** Has the window read an answer of the service for the active profile. */
const readAccount = async (window: Window, answer: ReturnType<typeof answerOf>): Promise<void> => {
  void window.actions.refresh();
  await settle();
  window.last('refreshAccount').answer(answer.head);
  await settle();
  window.last('readList').answer(answer.wallets);
  await settle();
  window.last('readList').answer(answer.contracts);
  await settle();
};

const wanted = (window: Window): unknown => window.last('setPreferences').request;

describe('preferences that are changed one after the other', () => {
  it('keep each other, however soon the second comes', async () => {
    const window = await setUp();
    void window.actions.setPreferences({ keepCopy: false });
    const first = window.last('setPreferences');
    void window.actions.setPreferences({ dates: 'utc' });
    expect(wanted(window)).toMatchObject({ keepCopy: false, dates: 'utc' });
    first.answer(succeed(stateWith('one')));
    await settle();
    void window.actions.setPreferences({ theme: 'dark' });
    expect(wanted(window)).toMatchObject({ keepCopy: false, dates: 'utc', theme: 'dark' });
  });

  it('are shown as the last answer has them, in whatever order the words are loaded', async () => {
    const window = await setUp();
    const { preferences } = stateWith('one');
    let spoken = (): void => undefined;
    window.speaking.now = new Promise((resolve) => (spoken = resolve));
    void window.actions.setPreferences({ language: 'de' });
    const german = { ...preferences, language: 'de' as const };
    window.last('setPreferences').answer(succeed({ ...stateWith('one'), preferences: german }));
    await settle();
    window.speaking.now = Promise.resolve();
    void window.actions.setPreferences({ theme: 'dark' });
    const both = { ...german, theme: 'dark' as const };
    window.last('setPreferences').answer(succeed({ ...stateWith('one'), preferences: both }));
    await settle();
    spoken();
    await settle();
    expect(window.shown().app?.preferences).toEqual(both);
  });

  it('leave values as the person has them since the start', async () => {
    const window = await setUp({ ...stateWith('one'), valuesHidden: true });
    expect(window.shown().valuesHidden).toBe(true);
    const { setValuesHidden } = await import('../../../../renderer/state/hiding');
    void setValuesHidden(false);
    window.last('setValuesHidden').answer(succeed(null));
    await settle();
    void window.actions.setPreferences({ theme: 'dark' });
    window.last('setPreferences').answer(succeed(stateWith('one')));
    await settle();
    expect(window.shown().valuesHidden).toBe(false);
  });

  it('do not bring back a profile that has been left meanwhile', async () => {
    const window = await setUp();
    let spoken = (): void => undefined;
    window.speaking.now = new Promise((resolve) => (spoken = resolve));
    void window.actions.setPreferences({ language: 'de' });
    window.last('setPreferences').answer(succeed(stateWith('one')));
    await settle();
    void window.actions.selectProfile('two');
    window.last('selectProfile').answer(succeed(profiles[1]));
    await settle();
    spoken();
    await settle();
    expect(window.active()).toBe('two');
  });
});

describe('an address that is confirmed while another profile is opened', () => {
  it('tells its failure to nobody else, and leaves the other account alone', async () => {
    const window = await setUp();
    void window.actions.confirmAddress();
    const { answer } = window.last('moveProfile', 'one');
    void window.actions.selectProfile('two');
    window.last('selectProfile').answer(succeed(profiles[1]));
    await settle();
    answer(fail('KEYCHAIN_DENIED'));
    await settle();
    expect(window.shown().failure).toBeNull();
    expect(window.active()).toBe('two');
  });
});

describe('an account that was left and opened again', () => {
  it('is not shown without its lists by the answer of before', async () => {
    const window = await setUp();
    await readAccount(window, answerOf(1, 'before'));
    window.actions.show('wallets');
    void window.actions.refresh();
    await settle();
    window.last('refreshAccount').answer(answerOf(2, 'older').head);
    await settle();
    const older = window.last('readList');
    for (const id of ['two', 'one']) {
      void window.actions.selectProfile(id);
      window.last('selectProfile', id).answer(succeed(profiles[0]));
      await settle();
    }
    expect(window.shown()).toMatchObject({ account: null, refreshing: true });
    older.answer(answerOf(2, 'older').wallets);
    await settle();
    expect(window.shown()).toMatchObject({ account: null, refreshing: true });
  });
});

describe('notes that could not be read at first', () => {
  it('are read again with the next answer, and once they are there no more', async () => {
    const window = await setUp();
    window.last('readNotes').answer(fail('KEYCHAIN_LOCKED_OR_MISSING'));
    await readAccount(window, answerOf(1, 'first'));
    const before = window.calls().filter((call) => call.startsWith('readNotes')).length;
    expect(before).toBe(2);
    window.last('readNotes').answer(succeed({ home: 'disk', entries: [] }));
    await settle();
    expect(window.shown().notes).not.toBeNull();
    await readAccount(window, answerOf(2, 'second'));
    expect(window.calls().filter((call) => call.startsWith('readNotes'))).toHaveLength(before);
  });
});

describe('rows with doubtful addresses', () => {
  it('are copied of the answer that they were chosen in, or not at all', async () => {
    const window = await setUp();
    await readAccount(window, answerOf(1, 'chosen'));
    const copying = await import('../../../../renderer/state/copying');
    await copying.copyJudgedRows('wallets', Uint32Array.of(0), ['walletAddress'], 1);
    await readAccount(window, answerOf(2, 'another'));
    void copying.answerDoubt('copy');
    expect(window.last('copyRows').request).toMatchObject({ profileId: 'one', revision: 1 });
    window.last('copyRows').answer(fail('ANSWER_REPLACED'));
    await expect.poll(() => window.shown().announcement).not.toBeNull();
  });
});
