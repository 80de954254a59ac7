import { describe, expect, it } from 'vitest';
import type { Wallet } from '../../../../shared/account';
import { fail } from '../../../../shared/failure';
import { smallWallet } from '../../../service/small-account';
import { setUp } from './answering-main';

const wallet = (id: string): Wallet => ({
  ...smallWallet,
  id,
  walletName: `Wallet ${id}`,
  walletAddress: `address ${id}`,
});

/** A window with the details of the second wallet open, and the hands that a refresh has. */
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

it('marks of rows are not known once the rows have moved, until main tells them, or cannot', async () => {
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
  it('leads back to the changes from wherever a refresh has put it', async () => {
    const { shown, lists, refreshTo } = await withOpen();
    lists.goFromHistory('wallets', 1);
    refreshTo('b', 'a');
    expect(shown().lists.wallets.open).toBe(0);
    lists.closeRecord('wallets');
    expect(shown().view).toBe('activity');
  });

  it('leads back no more once the person has gone elsewhere', async () => {
    const { shown, lists, actions } = await withOpen();
    lists.goFromHistory('wallets', 1);
    actions.showSettings('app');
    expect(shown()).toMatchObject({ fromHistory: null, lists: { wallets: { open: 1 } } });
  });

  it.each([
    [false, 'Wallet b is no longer in the account.'],
    [true, 'The record that was open is no longer in the account.'],
  ])('is said to be gone; values hidden: %s', async (valuesHidden, text) => {
    const { shown, lists, refreshTo, set } = await withOpen();
    lists.goFromHistory('wallets', 1);
    set({ valuesHidden });
    refreshTo('a');
    expect(shown()).toMatchObject({ announcement: { text }, fromHistory: null });
  });

  it('is said to have left a note behind that was being typed', async () => {
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

  it('says nothing where it was not on screen', async () => {
    const { shown, lists, refreshTo, set } = await withOpen();
    lists.openRecord('wallets', 1);
    set({ view: 'contracts' });
    refreshTo('a');
    expect(shown().announcement).toBeNull();
  });
});
