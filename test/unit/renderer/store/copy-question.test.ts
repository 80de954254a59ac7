import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../../../shared/failure';
import { packRows } from '../../../../shared/row-columns';
import { smallContract, smallWallet } from '../../../service/small-account';
import { answerOf, readAccount, setUp, stateWith, type Window } from './answering-main';
import { noDoubts } from './copying-window';

describe('the question before a doubtful address is copied', () => {
  const address = smallWallet.walletAddress;
  const moved = packRows('wallets', [{ ...smallWallet, walletAddress: smallContract.address }]);
  const gone = packRows('wallets', []);
  const asked = async (): Promise<Window> => {
    const window = await setUp();
    await readAccount(window, answerOf(1, 'Cold'));
    const { copyAddress } = await import('../../../../renderer/store/copying');
    await copyAddress(address, { ...noDoubts, capitals: true });
    return window;
  };

  it.each([
    ['has another address', { wallets: succeed({ text: moved, next: null }) }],
    ['is gone', { wallets: succeed({ text: gone, next: null }) }],
    ['has another name', { wallets: answerOf(2, 'Other').wallets }],
  ])('ends if the record %s in a newer answer', async (_what, changed) => {
    const window = await asked();
    await readAccount(window, { ...answerOf(2, 'Cold'), ...changed });
    expect(window.shown().pendingCopy).toBeNull();
    expect(window.shown().announcement?.text).toContain('Nothing was copied');
    expect(window.calls()).not.toContain('copyText');
  });

  it('ends if the service answers with another account', async () => {
    const window = await asked();
    window.set({ other: {} as never, keepsLooking: false });
    expect(window.shown().pendingCopy).toBeNull();
  });

  it('stays if the record is unchanged, whatever else has the address', async () => {
    const window = await asked();
    const wallets = ['Another', 'Cold'].map((walletName) => ({ ...smallWallet, walletName }));
    const contracts = [{ ...smallContract, deployedBy: address }];
    await readAccount(window, {
      ...answerOf(2, 'Cold'),
      wallets: succeed({ text: packRows('wallets', wallets), next: null }),
      contracts: succeed({ text: packRows('contracts', contracts), next: null }),
    });
    expect(window.shown().pendingCopy).toMatchObject({ address });
    const { confirmCopy } = await import('../../../../renderer/store/copying');
    void confirmCopy('copy');
    expect(window.last('copyText').request).toEqual({ text: address });
  });
});

describe('an address in an open change of another profile', () => {
  const address = smallWallet.walletAddress;
  const alarmedIn = ['two', 'one'];
  const copyWith = async (openAlarms: Readonly<Record<string, number | null>>) => {
    const window = await setUp(stateWith('one', { openAlarms }));
    await readAccount(window, answerOf(1, 'Cold'));
    const { copyAddress } = await import('../../../../renderer/store/copying');
    return { window, copying: copyAddress(address, noDoubts), copyAddress };
  };

  it('is asked about, with the names of those profiles', async () => {
    const { window, copying } = await copyWith({ one: 1, two: 1, three: 0 });
    await window.last('findAddress').reply(succeed({ alarmedIn }));
    expect(await copying).toBe(false);
    expect(window.shown().pendingCopy).toMatchObject({ address, alarmedIn: ['two'] });
    expect(window.calls()).not.toContain('copyText');
  });

  it('is copied at once if no other profile is known to have an alarm', async () => {
    const { window } = await copyWith({ one: 1, two: 0, three: null });
    expect(window.calls()).not.toContain('findAddress');
    expect(window.last('copyText').request).toEqual({ text: address });
  });

  it('is copied if main cannot check it, unless something else has been copied since', async () => {
    const { window, copying, copyAddress } = await copyWith({ two: 1 });
    const first = window.last('findAddress');
    void copyAddress(smallContract.address, noDoubts);
    await first.reply(succeed({ alarmedIn }));
    expect(await copying).toBe(false);
    expect(window.shown().pendingCopy).toBeNull();
    await window.last('findAddress').reply(fail('INTERNAL'));
    expect(window.last('copyText').request).toEqual({ text: smallContract.address });
  });
});
