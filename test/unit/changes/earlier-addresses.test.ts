import { beforeEach, describe, expect, it } from 'vitest';
import { smallAccount, smallContract } from '../../service/small-account';
import { moved, movedTo, wallet, withWallets, x, y, z } from './one-wallet';
import { baselineHarness, type BaselineHarness } from './baseline-harness';

let harness: BaselineHarness;
beforeEach(() => {
  harness = baselineHarness();
});

describe('an earlier address', () => {
  it('is reported for its own wallet, newest first, and not for another wallet of the same name', async () => {
    const { take, acknowledge, markSeen, earlier } = harness.start();
    await take(smallAccount);
    await take(moved);
    expect(await earlier(0)).toEqual([]);
    await acknowledge([1]);
    await take(movedTo(z));
    expect(await earlier(0)).toEqual([x]);
    await acknowledge([2]);
    expect(await earlier(0)).toEqual([y, x]);
    const namesake = wallet({ id: 'other', walletAddress: `0x${'4'.repeat(40)}` });
    await take(withWallets(wallet({ walletAddress: z }), namesake));
    await markSeen();
    expect([await earlier(0), await earlier(1)]).toEqual([[y, x], []]);
    // The current address is no earlier address.
    await take(withWallets(wallet()));
    expect(await earlier(0)).toEqual([y]);
  });

  it('of a removed wallet is reported for the wallet acknowledged in its place', async () => {
    const { take, acknowledge, earlier, former } = harness.start();
    await take(smallAccount);
    const inPlace = withWallets(wallet({ id: 'other', walletAddress: y }));
    expect((await take(inPlace)).alarms).toMatchObject([{ knownBy: 'name', before: x }]);
    expect(await earlier(0)).toEqual([]);
    await acknowledge([1]);
    expect(await earlier(0)).toEqual([x]);
    expect(await former()).toMatchObject([{ address: x }]);
    expect(await harness.start().take(inPlace)).toMatchObject({ alarmCount: 0 });
  });

  it('is reported up to the length at which a text is an address', async () => {
    const { take, former } = harness.start();
    const [longest, longer] = ['a1'.repeat(150), `${'a1'.repeat(150)}b`];
    await take(
      withWallets(wallet({ walletAddress: longest }), wallet({ id: 'l', walletAddress: longer })),
    );
    const both = [wallet({ walletAddress: y }), wallet({ id: 'l', walletAddress: z })] as const;
    expect(await take(withWallets(...both))).toMatchObject({ alarmCount: 2 });
    expect((await former()).map(({ address }) => address)).toEqual([longest]);
  });

  it('does not exist if a first-seen value other than the address has changed', async () => {
    const { take, former } = harness.start();
    await take(smallAccount);
    const smartContracts = [{ ...smallContract, type: 'Escrow' }];
    expect(await take({ ...smallAccount, smartContracts })).toMatchObject({ alarmCount: 1 });
    expect(await former()).toEqual([]);
  });
});
