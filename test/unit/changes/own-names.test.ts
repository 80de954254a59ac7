import { describe, expect, it } from 'vitest';
import { rowMarks } from '../../../shared/activity';
import { namedAccount } from '../../service/answer-changes';
import { baselineHarness } from './baseline-harness';

const elsewhere = `0x${'e'.repeat(40)}`;

describe('a name that another record has taken', () => {
  const account = namedAccount(12, 4);
  const [first = {}, ...rest] = account.wallets;

  it.each([null, ['ETH'], 7])('is marked on a newcomer whose asset is %j', async (asset) => {
    const { take, marks } = baselineHarness().start();
    await take(account);
    const twin = { ...first, id: 'new', asset, walletAddress: elsewhere };
    await take({ ...account, wallets: [twin, ...account.wallets] });
    expect((await marks('wallets'))?.[0]).toBe(rowMarks.sameName);
  });

  it("is listed with the record it belonged to and that record's new name, also once that record is gone", async () => {
    const { take, former } = baselineHarness().start();
    await take(account);
    const [one, two, ...others] = account.wallets;
    const names = [two?.['walletName'], one?.['walletName']];
    const exchanged = [one, two].map((wallet, at) => ({ ...wallet, walletName: names[at] }));
    await take({ ...account, wallets: [...exchanged, ...others] });
    const told = [one, two].map((wallet, at) => ({
      address: wallet?.['walletAddress'],
      name: wallet?.['walletName'],
      calledNow: names[at],
      isGone: false,
    }));
    expect(await former()).toMatchObject(told);
    await take({ ...account, wallets: [...exchanged.slice(1), ...others] });
    expect(await former()).toContainEqual(expect.objectContaining({ ...told[0], isGone: true }));
  });

  it.each([
    ['comes without an address first', { id: 'new', walletAddress: null }, true],
    ['had another name before', { id: 'new', walletName: 'Payments' }, true],
    ['is called so while it has no address', { id: 'new', walletAddress: null }, false],
  ] as const)('raises an alarm too if the newcomer %s', async (_what, before, comesBeside) => {
    const { take, markSeen } = baselineHarness().start();
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

  it('raises an alarm too if another record of the list cannot be read', async () => {
    const { take, markSeen } = baselineHarness().start();
    const twin = { ...first, id: 'new', walletAddress: elsewhere };
    await take(account);
    await take({ ...account, wallets: [twin, ...account.wallets] });
    await markSeen();
    const answered = await take({ ...account, wallets: [twin, ...rest, 'no record'] });
    expect(answered.alarms).toMatchObject([{ knownBy: 'name', after: elsewhere }]);
  });

  it.each([
    ['name', [{ ...first, id: 'twin', walletAddress: elsewhere }]],
    [
      'name and id',
      ['a', 'b'].map((digit) => ({ ...first, id: 'twin', walletAddress: `0x${digit.repeat(40)}` })),
    ],
  ])(
    'raises no alarm if several records always had one %s, and one of them goes',
    async (_what, twins) => {
      const { take, markSeen } = baselineHarness().start();
      await take({ ...account, wallets: [...twins, ...account.wallets] });
      await markSeen();
      expect((await take({ ...account, wallets: [...twins, ...rest] })).alarmCount).toBe(0);
    },
  );
});

describe('a name whose record goes while another record has it', () => {
  const account = namedAccount(9, 3);
  const [first = {}, second = {}, ...rest] = account.wallets;
  const twin = { ...first, id: 'new', walletAddress: elsewhere };
  const called = (wallet: object, walletName: unknown): object => ({ ...wallet, walletName });
  const withWallets = (...wallets: readonly object[]) => ({
    ...account,
    wallets: [...wallets, second, ...rest],
  });
  const beside = withWallets(first, twin);
  const alone = withWallets(twin);

  const isAlarm = async (...steps: readonly object[]): Promise<void> => {
    const { take, markSeen } = baselineHarness().start();
    await take(account);
    for (const step of steps) {
      await take(step);
      await markSeen();
    }
    expect((await take(alone)).alarms).toMatchObject([
      { knownBy: 'name', before: first.walletAddress, after: elsewhere },
    ]);
  };

  it.each<readonly [string, readonly object[]]>(
    Object.entries<readonly object[]>({
      'it was called as another for one answer': [
        withWallets(called(first, second['walletName'])),
        beside,
      ],
      'it came twice, letter for letter': [withWallets(first, first, twin)],
      'it had been renamed': [withWallets(called(first, 'Archive'))],
      'it had been renamed as the other took its name': [
        withWallets(called(first, 'Archive'), twin),
      ],
      'it had lost its name': [withWallets(called(first, null))],
      'it had lost its name, and the other had taken it': [withWallets(called(first, null), twin)],
      'the other had been there under a name of its own': [
        withWallets(first, called(twin, 'Test')),
      ],
      'the other had been there without a name': [withWallets(first, called(twin, null))],
      'it had been gone, and the other there under a name of its own': [
        withWallets(called(twin, 'Test')),
      ],
      'the other had been there under another asset': [
        withWallets(called(first, 'Old'), { ...twin, asset: 'SOL' }),
      ],
    }),
  )('raises an alarm if %s', async (_what, steps) => {
    await isAlarm(...steps);
  });

  it('raises an alarm if version 0.1 stored the record', async () => {
    const harness = baselineHarness();
    await harness.start().take(account);
    await harness.rewrite((text) =>
      text.replace(',"version":2', '').replaceAll(/\[\d+,(?=\[)/gu, '[1,'),
    );
    const { take, markSeen } = harness.start();
    await take(beside);
    await markSeen();
    expect((await take(alone)).alarms).toMatchObject([{ knownBy: 'name', after: elsewhere }]);
  });

  it('raises an alarm after another record was acknowledged in its place', async () => {
    const harness = baselineHarness();
    const { take, acknowledge, markSeen } = harness.start();
    const agreed = { ...first, id: 'agreed', walletAddress: `0x${'a'.repeat(40)}` };
    await take(account);
    await take(withWallets(agreed));
    await acknowledge(null);
    await take(withWallets(agreed, twin));
    await markSeen();
    expect((await harness.start().take(alone)).alarms).toMatchObject([
      { before: agreed.walletAddress, after: elsewhere },
    ]);
  });

  it('raises an alarm if two records had the name and both go', async () => {
    const { take, markSeen } = baselineHarness().start();
    const other = { ...first, id: 'other', walletAddress: `0x${'b'.repeat(40)}` };
    await take(withWallets(first, other));
    expect((await take(withWallets(other, twin))).alarmCount).toBe(0);
    await markSeen();
    expect((await take(alone)).alarms).toMatchObject([{ knownBy: 'name', after: elsewhere }]);
  });

  it('raises an alarm for a newcomer with the earlier name of a renamed record, and marks it while both are there', async () => {
    const harness = baselineHarness();
    const { take, markSeen } = harness.start();
    const renamed = called(first, 'Archive');
    await take(account);
    await take(withWallets(renamed));
    await markSeen();
    const again = harness.start();
    expect((await again.take(withWallets(renamed, twin))).alarmCount).toBe(0);
    expect((await again.marks('wallets'))?.[1]).toBe(rowMarks.sameName);
    expect(await again.former()).toMatchObject([
      { address: first.walletAddress, name: first.walletName, calledNow: 'Archive' },
    ]);
    expect((await again.take(alone)).alarmCount).toBe(1);
  });

  it.each([
    ['other ids', (wallet: object, at: number) => ({ ...wallet, id: `reissued ${at}` })],
    ['no ids', (wallet: object) => ({ ...wallet, id: null })],
  ])(
    'raises no alarm while the first record with the name is there under %s',
    async (_what, reissue) => {
      const { take, markSeen } = baselineHarness().start();
      await take(account);
      const renamed = called(first, second['walletName']);
      for (const wallets of [beside, withWallets(renamed, twin)]) {
        await take(wallets);
        await markSeen();
      }
      const again = withWallets(renamed, twin);
      const wallets = again.wallets.map((wallet, at): object => reissue(wallet, at));
      expect((await take({ ...again, wallets })).alarmCount).toBe(0);
    },
  );

  it('is marked on a record that returns beside the record acknowledged in its place, until the latter goes', async () => {
    const harness = baselineHarness();
    const { take, acknowledge, marks, markSeen } = harness.start();
    await take(account);
    await take(alone);
    await acknowledge(null);
    for (const again of [harness.start(), harness.start()]) {
      expect((await again.take(beside)).alarmCount).toBe(0);
      expect((await again.marks('wallets'))?.[0]).toBe(rowMarks.sameName);
    }
    await take(beside);
    await markSeen();
    expect(await marks('wallets')).toEqual([]);
    expect((await take(beside)).alarmCount).toBe(0);
    expect((await take(withWallets(first))).alarms).toMatchObject([
      { knownBy: 'name', before: elsewhere, after: first.walletAddress },
    ]);
  });

  it('raises no alarm once acknowledged, and then belongs to the acknowledged record', async () => {
    const { take, markSeen, acknowledge } = baselineHarness().start();
    await take(account);
    await take(withWallets(first, called(twin, 'Test')));
    await markSeen();
    await take(alone);
    await acknowledge(null);
    await markSeen();
    expect((await take(alone)).alarmCount).toBe(0);
    const third = { ...first, id: 'third', walletAddress: `0x${'c'.repeat(40)}` };
    expect((await take(withWallets(third))).alarms).toMatchObject([{ before: elsewhere }]);
  });

  it('is known as one of the first five names of a record', async () => {
    const { take, markSeen } = baselineHarness().start();
    await take(account);
    for (const name of ['two', 'three', 'four', 'five', 'six', 'seven']) {
      await take(withWallets(called(first, name)));
      await markSeen();
    }
    expect((await take(withWallets(called(twin, 'five')))).alarmCount).toBe(1);
  });
});
