import { describe, expect, it } from 'vitest';
import type { Wallet } from '../../../../shared/account';
import { fail, succeed } from '../../../../shared/failure';
import { packRows } from '../../../../shared/row-columns';
import { smallContract, smallWallet } from '../../../service/small-account';
import { answerOf, headOf, readAccount, readLists, setUp } from './answering-main';

const wallet = (id: string): Wallet => ({
  ...smallWallet,
  id,
  walletName: `Wallet ${id}`,
  walletAddress: `address ${id}`,
});

/** A window with the details of the second wallet open, and the functions of a refresh. */
const withOpen = async () => {
  const window = await setUp();
  const lists = await import('../../../../renderer/store/list-actions');
  const { takeRows, withRows } = await import('../../../../renderer/store/newer-rows');
  const refreshTo = (...ids: readonly string[]): void => {
    takeRows((now) => withRows(now, 'wallets', ids.map(wallet)));
  };
  refreshTo('a', 'b');
  return { ...window, lists, refreshTo };
};

it('marks are unknown once the rows have moved, until main returns them, or cannot', async () => {
  const { shown, last, refreshTo, set } = await withOpen();
  const marks = { wallets: new Uint8Array([1, 0]) };
  set({ marks });
  refreshTo('a', 'b');
  expect(shown().marks).toEqual(marks);
  refreshTo('b', 'a');
  expect(shown().marks.wallets).toBeNull();
  const { readActivity } = await import('../../../../renderer/store/activity-actions');
  void readActivity('one');
  await last('readActivity').reply(fail('INTERNAL'));
  expect(shown().marks).toEqual({});
});

describe('an open record', () => {
  it('leads back to the changes from wherever a refresh has moved it', async () => {
    const { shown, lists, refreshTo } = await withOpen();
    lists.goFromHistory('wallets', 1);
    refreshTo('b', 'a');
    expect(shown().lists.wallets.open).toBe(0);
    lists.closeRecord('wallets');
    expect(shown().view).toBe('activity');
  });

  it('no longer leads back once the user has gone elsewhere', async () => {
    const { shown, lists, actions } = await withOpen();
    lists.goFromHistory('wallets', 1);
    actions.showSettings('app');
    expect(shown()).toMatchObject({ fromHistory: null, lists: { wallets: { open: 1 } } });
  });

  it.each([
    [false, 'Wallet b is no longer in the account.'],
    [true, 'The record that was open is no longer in the account.'],
  ])('is announced as gone; values hidden: %s', async (valuesHidden, text) => {
    const { shown, lists, refreshTo, set } = await withOpen();
    lists.goFromHistory('wallets', 1);
    set({ valuesHidden });
    refreshTo('a');
    expect(shown()).toMatchObject({ announcement: { text }, fromHistory: null });
  });

  it('is announced as gone with a half-typed note left behind', async () => {
    const { shown, lists, refreshTo } = await withOpen();
    const { dropDraft, keepDraft } = await import('../../../../renderer/store/note-actions');
    const [typed, saved] = [
      { name: 'Half', tags: '', note: '' },
      { name: '', tags: '', note: '' },
    ];
    const goWithNote = (id: string, address = `address ${id}`): string | undefined => {
      keepDraft({ address, walletId: id }, typed, saved);
      refreshTo('a', 'b');
      lists.goToRecord('wallets', 1);
      refreshTo('a');
      dropDraft(address);
      return shown().announcement?.text;
    };
    expect(goWithNote('a')).toBe('Wallet b is no longer in the account.');
    const left = /^Wallet b is no longer in the account\. The note .* is kept/u;
    expect(goWithNote('b')).toMatch(left);
    expect(goWithNote('b', 'the address of before')).toMatch(left);
  });

  it('announces nothing if it was not on screen', async () => {
    const { shown, lists, refreshTo, set } = await withOpen();
    lists.openRecord('wallets', 1);
    set({ view: 'contracts' });
    refreshTo('a');
    expect(shown().announcement).toBeNull();
  });
});

describe('a record that is gone to before the list of its answer has come', () => {
  const begin = async () => {
    const window = await setUp();
    const lists = await import('../../../../renderer/store/list-actions');
    const contracts = (...names: readonly string[]) =>
      packRows(
        'contracts',
        names.map((name) => ({ ...smallContract, address: `0x${name}` })),
      );
    const answer = (revision: number, ...names: readonly string[]) => ({
      ...answerOf(revision, 'same'),
      contracts: succeed({ text: contracts(...names), next: null }),
    });
    await readAccount(window, answer(1, 'a', 'b'));
    window.actions.show('activity');
    const takes = (revision: number) => window.account.takeAnswer('one', headOf(revision, 'same'));
    void takes(2);
    lists.goFromHistory('contracts', 0);
    expect(window.shown().view).toBe('contracts');
    return { ...window, window, answer, takes };
  };

  it('is opened there, and not the one that was in its place before', async () => {
    const { window, answer, shown } = await begin();
    await readLists(window, answer(2, 'new', 'a', 'b'));
    expect(shown()).toMatchObject({ opening: null, fromHistory: 'contracts' });
    expect(shown().lists.contracts.open).toBe(0);
  });

  it('is opened no more once another answer has come, or the person has gone elsewhere', async () => {
    const { window, answer, takes, shown, actions } = await begin();
    void takes(3);
    await readLists(window, answer(3, 'other', 'new', 'a', 'b'));
    expect(shown()).toMatchObject({ opening: null, lists: { contracts: { open: null } } });
    void takes(4);
    expect(shown().account?.head.revision).toBe(3);
    actions.show('activity');
    expect(shown().opening).toBeNull();
  });
});
