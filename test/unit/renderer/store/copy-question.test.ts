import { describe, expect, it } from 'vitest';
import { succeed } from '../../../../shared/failure';
import { packRows } from '../../../../shared/row-columns';
import { smallContract, smallWallet } from '../../../service/small-account';
import { answerOf, readAccount, setUp, type Window } from './answering-main';

describe('the question before a doubtful address is copied', () => {
  const doubts = { capitals: true, odd: [], without: null, twins: [] };
  const address = smallWallet.walletAddress;
  const moved = packRows('wallets', [{ ...smallWallet, walletAddress: smallContract.address }]);
  const gone = packRows('wallets', []);
  const asked = async (): Promise<Window> => {
    const window = await setUp();
    await readAccount(window, answerOf(1, 'Cold'));
    const { copyAddress } = await import('../../../../renderer/store/copying');
    await copyAddress(address, doubts);
    return window;
  };

  it.each([
    ['has another address', { wallets: succeed({ text: moved, next: null }) }],
    ['is gone', { wallets: succeed({ text: gone, next: null }) }],
    ['has another name', { wallets: answerOf(2, 'Other').wallets }],
  ])('ends where the record %s in a newer answer', async (_what, changed) => {
    const window = await asked();
    await readAccount(window, { ...answerOf(2, 'Cold'), ...changed });
    expect(window.shown().pendingCopy).toBeNull();
    expect(window.shown().announcement?.text).toContain('Nothing was copied');
    expect(window.calls()).not.toContain('copyText');
  });

  it('ends where another account is answered', async () => {
    const window = await asked();
    const { useWindow } = await import('../../../../renderer/store/store');
    useWindow.setState({ other: {} as never, keepsLooking: false });
    expect(window.shown().pendingCopy).toBeNull();
  });

  it('stays where the record is as it was, whatever else has the address', async () => {
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
