import { describe, expect, it, vi } from 'vitest';
import { fail, succeed, type Result } from '../../../../shared/failure';
import type { AddressDoubts } from '../../../../renderer/store/pending-copy';
import { answerOf, readAccount, setUp } from './answering-main';

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';

const none: AddressDoubts = { capitals: false, odd: [], without: null, twins: [] };
const capitals: AddressDoubts = { ...none, capitals: true };

/** A window that shows an account, with a hand that copies in it. */
const withAccount = async () => {
  const window = await setUp();
  const { copyAddress } = await import('../../../../renderer/store/copying');
  const { useWindow } = await import('../../../../renderer/store/store');
  await readAccount(window, answerOf(1, 'first'));
  const said = (): string | undefined => window.shown().announcement?.text;
  /** Copies an address, and has main answer this. */
  const copied = async (result: Result<'kept' | 'changed'>): Promise<void> => {
    void copyAddress(wallet, none);
    await window.last('copyText').reply(result);
  };
  return { ...window, said, copied, copyAddress, set: useWindow.setState };
};

describe('an address that has been copied', () => {
  it('is said to be, although it becomes known meanwhile that there is no alarm', async () => {
    const window = await withAccount();
    void window.copyAddress(wallet, none);
    const noChange = { changed: 0, renamed: 0, added: 0, removed: 0 };
    const counts = { wallets: noChange, contracts: noChange };
    const found = { revision: 1, seenAt: 1, counts, fresh: 0, alarms: [], alarmCount: 0 };
    await window.last('readActivity').reply(succeed({ ...found, lost: null }));
    expect(window.shown().activity?.alarmCount).toBe(0);
    await window.last('copyText').reply(succeed('kept'));
    expect(window.said()).toMatch(/^Copied/u);
  });

  it('has the name of the record and the whole address, but for a name that is not certain', async () => {
    const window = await withAccount();
    const named = (walletName: string) => ({
      ...{ id: walletName, asset: 'ETH', walletAddress: wallet },
      walletName,
    });
    const show = (...wallets: readonly ReturnType<typeof named>[]): void => {
      window.set(({ account }) => ({ account: account && { ...account, wallets } }));
    };
    show(named('Cold storage'));
    await window.copied(succeed('kept'));
    expect(window.shown().announcement?.copied).toEqual({ name: 'Cold storage', address: wallet });
    expect(window.said()).toMatch(/^Copied 0x529084….*, Cold storage$/u);
    // As services mostly send it: what is copied has the capitals of EIP-55.
    const sent = { ...named('Cold storage'), walletAddress: wallet.toLowerCase() };
    show(sent);
    await window.copied(succeed('kept'));
    expect(window.shown().announcement?.copied).toMatchObject({ name: 'Cold storage' });
    show(sent, named('Hot storage'));
    await window.copied(succeed('kept'));
    expect(window.shown().announcement?.copied).toEqual({ name: null, address: wallet });
    window.set({ valuesHidden: true });
    await window.copied(succeed('kept'));
    expect(window.shown().announcement?.copied).toBeUndefined();
    expect(window.said()).toBe('Copied.');
  });

  it('resolves to whether the clipboard holds it', async () => {
    const window = await withAccount();
    for (const [answer, isKept] of [
      [succeed('kept'), true],
      [succeed('changed'), false],
      [fail('ADDRESS_CHANGED'), false],
    ] as const) {
      const copying = window.copyAddress(wallet, none);
      window.last('copyText').answer(answer);
      await expect(copying).resolves.toBe(isKept);
    }
    await expect(window.copyAddress(wallet, capitals)).resolves.toBe(false);
  });

  it('has its place in the foot of the list on screen, unless a dialog or a warning is', async () => {
    const window = await withAccount();
    const { isSaidInFoot } = await import('../../../../renderer/store/announce');
    const inFoot = (): boolean => isSaidInFoot(window.shown(), false);
    window.actions.show('wallets');
    await window.copied(succeed('kept'));
    expect(inFoot()).toBe(true);
    window.set({ dialogs: ['one'] });
    await window.copied(succeed('kept'));
    expect(inFoot()).toBe(false);
    window.set({ dialogs: [] });
    await window.copied(fail('ADDRESS_CHANGED'));
    await vi.waitFor(() => {
      expect(window.said()).toContain('ADDRESS_CHANGED');
    });
    expect(inFoot()).toBe(false);
    window.actions.show('overview');
    await window.copied(succeed('kept'));
    expect(inFoot()).toBe(false);
  });

  it('has no place in the foot that is not drawn: beside the details of a record, where there is room for these alone', async () => {
    const window = await withAccount();
    const { isSaidInFoot } = await import('../../../../renderer/store/announce');
    const { openRecord } = await import('../../../../renderer/store/list-actions');
    window.actions.show('wallets');
    openRecord('wallets', 0);
    await window.copied(succeed('kept'));
    // Also where the window is made narrower while it is said, and wider again.
    for (const isAlone of [false, true, false]) {
      expect(isSaidInFoot(window.shown(), isAlone)).toBe(!isAlone);
    }
    openRecord('wallets', null);
    expect(window.said()).toMatch(/^Copied/u);
    expect(isSaidInFoot(window.shown(), true)).toBe(true);
  });
});
