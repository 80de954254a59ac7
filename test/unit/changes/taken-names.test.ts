import { beforeEach, describe, expect, it } from 'vitest';
import { rowMarks } from '../../../shared/activity';
import { namedAccount } from '../../service/impostors';
import { remembering, type Remembering } from './remembering';

let dialogs: Remembering;
beforeEach(() => {
  dialogs = remembering();
});

const elsewhere = `0x${'e'.repeat(40)}`;

describe('a name that another record has taken', () => {
  const account = namedAccount(12, 4);
  const [first = {}, ...rest] = account.wallets;

  it.each([null, ['ETH'], 7])(
    'is marked on a newcomer of the asset %j, which is no other one',
    async (asset) => {
      const { take, marks } = dialogs.start();
      await take(account);
      const twin = { ...first, id: 'new', asset, walletAddress: elsewhere };
      await take({ ...account, wallets: [twin, ...account.wallets] });
      expect((await marks('wallets'))?.[0]).toBe(rowMarks.sameName);
    },
  );

  it('tells whose name another record has now, and what that one is called, also once it is gone', async () => {
    const { take, former } = dialogs.start();
    await take(account);
    const [one, two, ...others] = account.wallets;
    const names = [two?.['walletName'], one?.['walletName']];
    const exchanged = [one, two].map((wallet, at) => ({ ...wallet, walletName: names[at] }));
    await take({ ...account, wallets: [...exchanged, ...others] });
    const told = [one, two].map((wallet, at) => ({
      ...{ address: wallet?.['walletAddress'], name: wallet?.['walletName'] },
      ...{ calledNow: names[at], isGone: false },
    }));
    expect(await former()).toMatchObject(told);
    await take({ ...account, wallets: [...exchanged.slice(1), ...others] });
    expect(await former()).toContainEqual(expect.objectContaining({ ...told[0], isGone: true }));
  });

  it.each([
    ['comes without an address first', { id: 'new', walletAddress: null }, true],
    ['had another name before', { id: 'new', walletName: 'Payments' }, true],
    ['is called so while it has no address', { id: 'new', walletAddress: null }, false],
  ] as const)('raises one, too, where the newcomer %s', async (_what, before, comesBeside) => {
    const { take, markSeen } = dialogs.start();
    const twin = { ...first, id: 'new', walletAddress: elsewhere };
    const other = { ...twin, walletName: 'Payments' };
    await take(account);
    const beside = async (wallet: object): Promise<void> => {
      await take({ ...account, wallets: [wallet, ...account.wallets] });
      await markSeen();
    };
    if (!comesBeside) await beside(other);
    await beside({ ...twin, ...before });
    if (comesBeside) await beside(twin);
    expect((await take({ ...account, wallets: [twin, ...rest] })).alarms).toMatchObject([
      { knownBy: 'name', after: elsewhere },
    ]);
  });

  it('raises one, too, where another record of the list cannot be read', async () => {
    const { take, markSeen } = dialogs.start();
    const twin = { ...first, id: 'new', walletAddress: elsewhere };
    await take(account);
    await take({ ...account, wallets: [twin, ...account.wallets] });
    await markSeen();
    const answered = await take({ ...account, wallets: [twin, ...rest, 'no record'] });
    expect(answered.alarms).toMatchObject([{ knownBy: 'name', after: elsewhere }]);
  });

  it('raises none where several had one name and id from the beginning, and one of them goes', async () => {
    const { take, markSeen } = dialogs.start();
    const twins = ['a', 'b'].map((digit) => ({
      ...first,
      ...{ id: 'twin', walletAddress: `0x${digit.repeat(40)}` },
    }));
    await take({ ...account, wallets: [...twins, ...account.wallets] });
    await markSeen();
    expect((await take({ ...account, wallets: [...twins, ...rest] })).alarmCount).toBe(0);
  });

  it('raises none where several had one name from the beginning, and one of them goes', async () => {
    const { take, markSeen } = dialogs.start();
    const twin = { ...first, id: 'twin', walletAddress: elsewhere };
    await take({ ...account, wallets: [twin, ...account.wallets] });
    await markSeen();
    expect((await take({ ...account, wallets: [twin, ...rest] })).alarmCount).toBe(0);
  });
});
