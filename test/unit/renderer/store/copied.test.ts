import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../../../shared/failure';
import { activityWith, copyingWindow, noDoubts, wallet } from './copying-window';

describe('an address that has been copied', () => {
  it('is announced, even if it becomes known meanwhile that there is no alarm', async () => {
    const window = await copyingWindow();
    void window.copyAddress(wallet, noDoubts);
    await window.last('readActivity').reply(succeed(activityWith(1, 0)));
    expect(window.shown().activity?.alarmCount).toBe(0);
    await window.last('copyText').reply(succeed('kept'));
    expect(window.said()).toMatch(/^Copied/u);
  });

  it('is announced with the name of the record and the whole address, but without an uncertain name', async () => {
    const window = await copyingWindow();
    const named = (walletName: string) => ({
      id: walletName,
      asset: 'ETH',
      walletAddress: wallet,
      walletName,
    });
    const show = (...wallets: readonly ReturnType<typeof named>[]): void => {
      window.set(({ account }) => ({ account: account && { ...account, wallets } }));
    };
    show(named('Cold storage'));
    await window.copied(succeed('kept'));
    expect(window.shown().announcement?.copied).toEqual({ name: 'Cold storage', address: wallet });
    expect(window.said()).toMatch(/^Copied 0x529084….*, Cold storage$/u);
    // As most services send it. The copied address is in EIP-55 checksum case.
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
    const window = await copyingWindow();
    for (const [answer, isKept] of [
      [succeed('kept'), true],
      [succeed('changed'), false],
      [fail('ADDRESS_CHANGED'), false],
    ] as const) {
      const copying = window.copyAddress(wallet, noDoubts);
      window.last('copyText').answer(answer);
      await expect(copying).resolves.toBe(isKept);
    }
    for (const doubt of ['capitals', 'malformed']) {
      await expect(window.copyAddress(wallet, { ...noDoubts, [doubt]: true })).resolves.toBe(false);
    }
  });

  it('is announced in the foot of the list on screen, unless a dialog or a warning is open', async () => {
    const window = await copyingWindow();
    const inFoot = (): boolean => window.isSaidInFoot(window.shown(), false);
    window.actions.show('wallets');
    await window.copied(succeed('kept'));
    expect(inFoot()).toBe(true);
    window.set({ dialogs: ['one'] });
    await window.copied(succeed('kept'));
    expect(inFoot()).toBe(false);
    window.set({ dialogs: [] });
    await window.refused();
    expect(inFoot()).toBe(false);
    window.actions.show('overview');
    await window.copied(succeed('kept'));
    expect(inFoot()).toBe(false);
  });

  it('is not announced in a foot that is not drawn: beside the details of a record, if there is room for these only', async () => {
    const window = await copyingWindow();
    const { closeRecord, openRecord } = await import('../../../../renderer/store/list-actions');
    window.actions.show('wallets');
    openRecord('wallets', 0);
    await window.copied(succeed('kept'));
    // Also when the window is made narrower during the announcement, and wider again.
    for (const isAlone of [false, true, false]) {
      expect(window.isSaidInFoot(window.shown(), isAlone)).toBe(!isAlone);
    }
    closeRecord('wallets');
    expect(window.said()).toMatch(/^Copied/u);
    expect(window.isSaidInFoot(window.shown(), true)).toBe(true);
  });
});
