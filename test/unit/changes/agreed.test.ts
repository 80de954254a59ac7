import { describe, expect, it } from 'vitest';
import { rowMarks } from '../../../shared/activity';
import { at, ops, wallet, withWallets } from './few-wallets';
import { baselineHarness } from './baseline-harness';

const { sameName } = rowMarks;

describe('an acknowledged address', () => {
  it('stays acknowledged although another record has the name and the previous address', async () => {
    const harness = baselineHarness();
    const { take, marks, acknowledge } = harness.start();
    const moved = { ...ops, walletAddress: at('6') };
    const left = wallet('w2', 'Ops', at('5'));
    await take(withWallets(ops));
    expect((await take(withWallets(moved, left))).alarmCount).toBe(1);
    await acknowledge(null);
    await take(withWallets(moved, left));
    expect((await marks('wallets'))?.slice(0, 2)).toEqual([0, sameName]);
    const { alarms } = await harness.start().take(withWallets(left));
    expect(alarms).toMatchObject([{ knownBy: 'name', before: at('6'), after: at('5') }]);
  });

  it('stays acknowledged although that other record was seen while the alarm was open', async () => {
    const { take, acknowledge, markSeen } = baselineHarness().start();
    const left = wallet('w2', 'Ops', at('5'));
    await take(withWallets(ops));
    await take(withWallets({ ...ops, walletAddress: at('6') }, left));
    await markSeen();
    await acknowledge(null);
    const { alarms } = await take(withWallets(left));
    expect(alarms).toMatchObject([{ knownBy: 'name', before: at('6'), after: at('5') }]);
  });

  it.each(['w1', null])(
    'leaves the name to an identical record that did not move: %s',
    async (id) => {
      const { take, acknowledge, marks } = baselineHarness().start();
      const twin = { ...ops, id };
      await take(withWallets(ops, twin));
      await take(withWallets({ ...ops, walletAddress: at('6') }, twin));
      await acknowledge(null);
      expect((await take(withWallets(twin))).alarmCount).toBe(0);
      expect((await marks('wallets'))?.[0] ?? 0).toBe(0);
    },
  );

  it('leaves their names to two wallets that have exchanged addresses', async () => {
    const { take, marks, acknowledge } = baselineHarness().start();
    const two = wallet('w7', 'Two', at('7'));
    const exchanged = [
      { ...ops, walletAddress: at('7') },
      { ...two, walletAddress: at('5') },
    ];
    await take(withWallets(ops, two));
    expect((await take(withWallets(...exchanged))).alarmCount).toBe(2);
    await acknowledge(null);
    const { alarmCount } = await take(withWallets(...exchanged));
    expect([alarmCount, (await marks('wallets'))?.slice(0, 2) ?? []]).toEqual([0, []]);
  });

  it('raises no alarm about a known record that is back, once the other record has another name', async () => {
    const { take, acknowledge } = baselineHarness().start();
    await take(withWallets(ops, wallet('w1', 'Ops', at('1'))));
    const inPlace = wallet('w2', 'Ops', at('2'));
    expect((await take(withWallets(inPlace))).alarmCount).toBe(1);
    const back = withWallets({ ...inPlace, walletName: 'Two' }, ops);
    expect((await take(back)).alarmCount).toBe(1);
    await acknowledge(null);
    expect((await take(back)).alarmCount).toBe(0);
  });
});

it('new records that share an id raise no alarm in the next answer, whichever is duplicated', async () => {
  const { take, markSeen } = baselineHarness().start();
  await take(withWallets(ops));
  const [one, other] = [wallet('w2', 'A', at('1')), wallet('w2', 'A', at('2'))];
  for (const three of [
    [one, one, other],
    [other, one, one],
  ]) {
    const answer = withWallets(ops, ...three);
    expect((await take(answer)).alarmCount).toBe(0);
    expect((await take(answer)).alarmCount).toBe(0);
    await markSeen();
    expect((await take(answer)).alarmCount).toBe(0);
  }
});

it('two alarms about one record both report when its first-seen value is back', async () => {
  const { take, acknowledge } = baselineHarness().start();
  const answers = [
    withWallets(ops),
    withWallets(wallet('w1', 'Ops', at('1'))),
    withWallets({ ...ops, walletAddress: at('6') }),
  ];
  for (const answer of answers) await take(answer);
  const { alarms } = await take(withWallets(ops));
  expect(alarms.map(({ knownBy, isReverted }) => [knownBy, isReverted])).toEqual([
    ['name', true],
    ['same', true],
  ]);
  await acknowledge(null);
  expect((await take(withWallets(ops))).alarmCount).toBe(0);
});
