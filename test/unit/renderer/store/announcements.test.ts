import { describe, expect, it, vi } from 'vitest';
import { fail, succeed } from '../../../../shared/failure';
import { answerOf, headOf, profiles, readLists, settle, stateWith } from './answering-main';
import { activityWith, alarmedWindow, noDoubts, wallet } from './copying-window';

const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const capitals = { ...noDoubts, capitals: true };

type Open = Awaited<ReturnType<typeof alarmedWindow>>;

describe('the announcement of a copy', () => {
  it('ends when a question about another copy is asked, before it is on screen', async () => {
    const window = await alarmedWindow();
    await window.copied(succeed('kept'));
    expect(window.said()).toMatch(/^Copied/u);
    void window.copyAddress(other, capitals);
    expect(window.shown().pendingCopy).toMatchObject({ address: other, doubts: capitals });
    expect(window.said()).toBeUndefined();
    void window.confirmCopy('leave');
    expect(window.said()).toBeUndefined();
  });

  it('is that of the last copy, in whatever order main responds', async () => {
    const window = await alarmedWindow();
    void window.copyAddress(wallet, noDoubts);
    const first = window.last('copyText');
    void window.copyAddress(other, noDoubts);
    const second = window.last('copyText');
    await second.reply(succeed('kept'));
    const ofSecond = window.said();
    expect(ofSecond).toMatch(/^Copied/u);
    first.answer(fail('ADDRESS_CHANGED'));
    await vi.dynamicImportSettled();
    await settle();
    expect(window.said()).toBe(ofSecond);
  });

  it('is removed and set again for the same text, so that a screen reader announces both', async () => {
    const window = await alarmedWindow();
    await window.copied(succeed('kept'));
    const first = window.said();
    void window.copyAddress(wallet, noDoubts);
    expect(window.said()).toBeUndefined();
    await window.last('copyText').reply(succeed('kept'));
    expect(window.said()).toBe(first);
  });

  it('still appears after the user has gone to another list, because the clipboard is the same', async () => {
    const window = await alarmedWindow();
    void window.copyAddress(wallet, noDoubts);
    window.actions.show('contracts');
    await window.last('copyText').reply(succeed('changed'));
    expect(window.said()).toContain('clipboard');
  });

  it('does not appear for an account that has been left', async () => {
    const window = await alarmedWindow();
    void window.copyAddress(wallet, noDoubts);
    await window.tellState(stateWith('two', { revision: 2 }));
    await window.last('copyText').reply(succeed('kept'));
    expect(window.said()).toBeUndefined();
  });

  const endings: readonly (readonly [string, (window: Open) => Promise<void> | void])[] =
    Object.entries<(window: Open) => Promise<void> | void>({
      'the change is acknowledged': async ({ last, ...window }) => {
        const { acknowledge } = await import('../../../../renderer/store/activity-actions');
        void acknowledge(activityWith(1, 1), 'all', '');
        await last('acknowledge').reply(succeed(activityWith(1, 0)));
        expect(window.shown().activity?.alarmCount).toBe(0);
      },
      'another profile is shown': async ({ tellState }) => {
        await tellState(stateWith('two', { revision: 2 }));
      },
      'the profile is removed': async ({ tellState }) => {
        await tellState(stateWith('two', { revision: 2, profiles: profiles.slice(1) }));
      },
      'the last profile is removed': async ({ tellState }) => {
        await tellState(stateWith(null, { revision: 2, profiles: [] }));
      },
      'the answer of somebody else is shown': async ({ tell, last }) => {
        const head = { ...headOf(2, 'first'), userId: 'somebody else' };
        tell('accountChanged', { profileId: 'one', head });
        await settle();
        await last('readList').reply(answerOf(2, 'first').wallets);
        await last('readList').reply(answerOf(2, 'first').contracts);
      },
      'the account is read anew': ({ account }) => void account.reopen('one'),
      'something is selected and copied by hand': ({ noteCopiedByHand }) => {
        noteCopiedByHand();
      },
      'values are hidden': ({ tell }) => {
        tell('valuesHidden', { revision: 2, hidden: true });
      },
      'the screen is locked': ({ tell }) => {
        tell('screenLocked', { revision: 2, locked: true });
      },
      'the window speaks another language': async ({ tellState }) => {
        const preferences = { ...stateWith('one').preferences, language: 'de' } as const;
        await tellState(stateWith('one', { revision: 2, preferences }));
      },
      'another view is opened': ({ actions }) => {
        actions.show('activity');
      },
      'the form for a further profile is opened': ({ actions }) => {
        actions.startConnecting();
      },
      'a dialog is opened': ({ set }) => {
        set({ dialogs: ['one'] });
      },
    });
  it.each(endings)('a refusal ends when %s', async (_, end) => {
    const window = await alarmedWindow();
    await window.refused();
    await end(window);
    expect(window.said() ?? '').not.toContain('ADDRESS_CHANGED');
  });

  it('a refusal stays otherwise', async () => {
    const window = await alarmedWindow();
    await window.refused();
    window.tell('accountChanged', { profileId: 'one', head: headOf(2, 'renamed') });
    await settle();
    await readLists(window, answerOf(2, 'renamed'));
    window.last('readActivity').answer(succeed(activityWith(2, 1)));
    await window.tellState(stateWith('one', { revision: 3 }));
    expect(window.shown().account?.head.revision).toBe(2);
    expect(window.said()).toContain('ADDRESS_CHANGED');
  });
});

it('an announcement about the whole app stays when another profile or none is shown, and ends when a dialog covers it', async () => {
  const warning = { kind: 'warning', text: 'The keychain had no keys for it.' } as const;

  const { announce, causeOf, actions, tellState, said, set } = await alarmedWindow();
  announce(warning, causeOf('app'));
  await tellState(stateWith(null, { revision: 2, profiles: [] }));
  actions.show('settings');
  expect(said()).toBe(warning.text);
  set({ dialogs: ['one'] });
  expect(said()).toBeUndefined();
});

it('an announcement in a dialog ends with the dialog, and is not repeated by the window', async () => {
  const { announce, set, said } = await alarmedWindow();
  set({ dialogs: ['one', 'two'] });
  announce({ kind: 'warning', text: 'here' });
  expect(said()).toBe('here');
  set({ dialogs: ['one'] });
  expect(said()).toBeUndefined();
});

it('a warning stays on screen during a spoken announcement, which a later warning ends', async () => {
  const { announce, said, shown } = await alarmedWindow();
  announce({ kind: 'warning', text: 'here' });
  announce({ kind: 'spoken', text: 'sorted' });
  expect(said()).toBe('here');
  expect(shown().spoken?.text).toBe('sorted');
  announce({ kind: 'warning', text: 'there' });
  expect(said()).toBe('there');
  expect(shown().spoken).toBeNull();
});

describe('the reason why another profile could not be opened', () => {
  it('ends when a profile is opened', async () => {
    const window = await alarmedWindow();
    void window.actions.selectProfile('two');
    window.last('selectProfile').answer(fail('BUSY'));
    await vi.waitFor(() => {
      expect(window.said()).toContain('BUSY');
    });
    expect(window.active()).toBe('one');
    void window.actions.selectProfile('three');
    expect(window.said()).toBeUndefined();
  });

  it('does not appear once a third profile is being opened', async () => {
    const window = await alarmedWindow();
    void window.actions.selectProfile('two');
    window.last('selectProfile').answer(fail('BUSY'));
    await Promise.resolve();
    void window.actions.selectProfile('three');
    await vi.dynamicImportSettled();
    await settle();
    expect(window.said()).toBeUndefined();
  });
});

it('a failure in a view that was left does not appear in another view', async () => {
  const window = await alarmedWindow();
  const { openLink } = await import('../../../../renderer/store/navigate');
  void openLink('wallets', 0, { kind: 'address', explorer: 0 } as never);
  window.actions.show('settings');
  window.last('openLink').answer(fail('BUSY'));
  await vi.dynamicImportSettled();
  await settle();
  expect(window.said()).toBeUndefined();
});
