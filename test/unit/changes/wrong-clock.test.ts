import { beforeEach, describe, expect, it } from 'vitest';
import { takePins } from '../../../electron/reader/changes/take-pins';
import {
  emptyBaseline,
  packBaseline,
  unpackBaseline,
} from '../../../electron/reader/changes/baseline';
import { countOf, hasUntold } from '../../../renderer/features/changes/count-of';
import { smallAccount, smallWallet } from '../../service/small-account';
import { valueOf } from '../value-of';
import { moved, movedTo, wallet, withWallets, x, y, z } from './one-wallet';
import { baselineHarness, type BaselineHarness } from './baseline-harness';

const hour = 3_600_000;
const noon = Date.UTC(2026, 10, 26, 12);

const withEmail = (email: string) => ({ ...smallAccount, email });

let harness: BaselineHarness;
beforeEach(() => {
  harness = baselineHarness();
  harness.edges.time = noon;
});

/** The lines of the history, newest first, with those that were seen marked. */
const seenLines = async (history: ReturnType<BaselineHarness['start']>['history']) =>
  (await history()).entries.map(({ kind, isSeen }) => `${kind}${isSeen ? ' seen' : ''}`);

describe('a change after the clock was set right', () => {
  it.each([-26, 2, 26])(
    'is new if the clock was %i hours ahead at the first answer',
    async (hours) => {
      const { take, history } = harness.start();
      harness.edges.time = noon + hours * hour;
      await take(smallAccount);
      harness.edges.time = noon;
      const holder = await take(withEmail('new@example.org'));
      expect([holder.fresh, countOf(holder)]).toEqual([1, 1]);
      const alarmed = await harness.start().take({ ...moved, email: 'new@example.org' });
      expect([alarmed.fresh, countOf(alarmed), hasUntold(alarmed)]).toEqual([2, 2, false]);
      expect(alarmed).toMatchObject({ alarmCount: 1, seenAlarmCount: 0 });
      expect(await seenLines(history)).toEqual(['holder', 'begun seen']);
    },
  );

  it('is new if the clock was ahead when everything was marked as seen', async () => {
    const { take, markSeen, history } = harness.start();
    await take(smallAccount);
    await take(moved);
    harness.edges.time = noon + 26 * hour;
    const seen = valueOf(await markSeen());
    expect([seen.seenAt, seen.fresh, countOf(seen)]).toEqual([noon + 26 * hour, 0, 1]);
    expect(seen.seenAlarmCount).toBe(1);
    harness.edges.time = noon + hour;
    const later = await take({ ...moved, email: 'new@example.org' });
    expect([later.fresh, countOf(later)]).toEqual([1, 2]);
    expect(await seenLines(history)).toEqual(['holder', 'alarm seen', 'begun seen']);
  });

  it('is new if the clock was ahead when another account was trusted', async () => {
    const { take, trust, history } = harness.start();
    await take(smallAccount);
    await take(moved);
    harness.edges.time = noon + 26 * hour;
    const other = { ...moved, userId: 'another' };
    expect(await trust(other)).toMatchObject({ fresh: 0, alarmCount: 0 });
    harness.edges.time = noon + hour;
    const later = await take({ ...movedTo(z), userId: 'another' });
    expect([later.fresh, countOf(later)]).toEqual([1, 1]);
    expect(await seenLines(history)).toEqual(['alarm', 'trusted seen', 'alarm seen', 'begun seen']);
  });
});

it('a change noticed while the clock was ahead can be marked as seen once it is right, and stays seen', async () => {
  const { take, markSeen, history } = harness.start();
  await take(smallAccount);
  harness.edges.time = noon + 26 * hour;
  expect((await take(moved)).fresh).toBe(1);
  harness.edges.time = noon + hour;
  const both = { ...moved, email: 'new@example.org' };
  expect((await take(both)).fresh).toBe(2);
  const seen = valueOf(await markSeen());
  expect([seen.fresh, countOf(seen)]).toEqual([0, 1]);
  expect(await seenLines(history)).toEqual(['holder seen', 'alarm seen', 'begun seen']);
  const next = await harness.start().take(both);
  expect([next.fresh, countOf(next)]).toEqual([0, 1]);
  expect(next.seenAlarmCount).toBe(1);
});

describe('an alarm that was seen', () => {
  it('is counted again with its new line when its value changes once more', async () => {
    const { take, markSeen, alarmsOf } = harness.start();
    await take(smallAccount);
    expect(countOf(await take(moved))).toBe(1);
    expect(countOf(valueOf(await markSeen()))).toBe(1);
    const again = await take(movedTo(z));
    expect([again.fresh, again.alarmCount, countOf(again)]).toEqual([1, 1, 2]);
    expect(await alarmsOf('wallets', 0)).toMatchObject([{ number: 1 }]);
    expect(again.seenAlarmCount).toBe(1);
  });

  it('is counted for all of many alarms', async () => {
    const { take, markSeen } = harness.start();
    const wallets = (at: string) =>
      Array.from({ length: 300 }, (_, n) =>
        wallet({
          id: `w${n}`,
          walletName: `Wallet ${n}`,
          walletAddress: n < 130 ? `${at} ${n}` : `stays ${n}`,
        }),
      );
    await take(withWallets(...wallets('before')));
    expect(countOf(await take(withWallets(...wallets('now'))))).toBe(130);
    expect(countOf(valueOf(await markSeen()))).toBe(130);
  });

  it('is a different alarm from the one raised after it was acknowledged', async () => {
    const { take, markSeen, acknowledge } = harness.start();
    await take(smallAccount);
    await take(moved);
    await markSeen();
    await acknowledge(null);
    const next = await take(movedTo(z));
    expect(next).toMatchObject({ alarms: [{ number: 2 }], seenAlarmCount: 0 });
    expect([next.fresh, countOf(next)]).toEqual([1, 1]);
  });
});

it('a file with pins begins the history, and everything in it counts as seen', () => {
  const values = [smallWallet.id, smallWallet.asset, smallWallet.walletAddress, 'Vault'];
  const pin = { place: 0, list: 'wallets', values } as const;
  const file = { pins: [pin], account: { userId: 'u', name: 'n' } };
  const { baseline } = takePins(emptyBaseline(), file, new Set(), noon);
  expect(baseline).toMatchObject({ seenAt: noon, begunAt: noon, history: { seen: 1 } });
});

describe('a file from before seen lines were counted', () => {
  const withoutPlaces = (text: string): string => {
    const [head = '', ...rest] = text.split('\n');
    const { seenLines, seenNumber, ...before } = JSON.parse(head) as Record<string, unknown>;
    expect([seenLines, seenNumber]).toEqual([2, 1]);
    return [JSON.stringify(before), ...rest].join('\n');
  };

  it('is read by its times', async () => {
    const { take, markSeen } = harness.start();
    await take(smallAccount);
    await take(moved);
    await markSeen();
    const both = { ...moved, wallets: [...moved.wallets, wallet({ id: 'w2' })] };
    const before = await take(both);
    await harness.rewrite(withoutPlaces);
    const { take: takeNext, history } = harness.start();
    const after = await takeNext(both);
    expect([after.fresh, countOf(after)]).toEqual([before.fresh, countOf(before)]);
    expect([after.alarmCount, after.seenAlarmCount]).toEqual([
      before.alarmCount,
      before.seenAlarmCount,
    ]);
    expect((await seenLines(history)).slice(-2)).toEqual(['alarm seen', 'begun seen']);
  });

  it('has no seen lines if there was no answer', () => {
    const head = '{"seenAt":null,"lastNumber":0,"alarms":[]}\n';
    expect(unpackBaseline(Buffer.from(head))).toMatchObject({
      seenNumber: 0,
      history: { seen: 0 },
    });
  });
});

it('a stored baseline never has more seen lines than lines', () => {
  const baseline = emptyBaseline();
  const bytes = packBaseline({ ...baseline, history: { ...baseline.history, seen: 7 } });
  expect(unpackBaseline(bytes)?.history.seen).toBe(0);
});

describe('an alarm in the history', () => {
  /**
   * The outcomes of the alarms in the history, newest first: the number of a waiting alarm, or the reason of an
   * acknowledged one.
   */
  const outcomes = async (history: ReturnType<BaselineHarness['start']>['history']) =>
    (await history()).entries
      .filter(({ kind }) => kind === 'alarm')
      .map(({ outcome }) => (outcome?.waiting === null ? outcome.reason : outcome?.waiting));

  it.each([0, 24])(
    'is acknowledged or waiting, each for itself, if the same change happened again and the clock was %i hours ahead before',
    async (hours) => {
      const { take, acknowledge, history } = harness.start();
      harness.edges.time = noon + hours * hour;
      await take(smallAccount);
      await take(moved);
      await acknowledge(null, 'asked Maria');
      await take(smallAccount);
      await acknowledge(null, 'moved back');
      harness.edges.time = noon + hour;
      const { alarms } = await take(moved);
      expect(alarms).toHaveLength(1);
      expect(await outcomes(history)).toEqual([alarms[0]?.number, 'moved back', 'asked Maria']);
    },
  );

  it.each([0, 24])(
    'is waiting beside an acknowledged alarm with the same id, if the clock was %i hours ahead before',
    async (hours) => {
      const twins = (...addresses: readonly string[]) =>
        withWallets(
          ...addresses.map((walletAddress, at) =>
            wallet({ walletName: `Twin ${at}`, walletAddress }),
          ),
        );
      const { take, acknowledge, history } = harness.start();
      await take(twins(x, x));
      harness.edges.time = noon + hours * hour;
      await take(twins(y, z));
      harness.edges.time = noon + hour;
      const third = `0x${'3'.repeat(40)}`;
      const { alarms } = await take(twins(y, third));
      const numberOf = (address: string) => alarms.find(({ after }) => after === address)?.number;
      await acknowledge([numberOf(y) ?? 0], 'the first twin');
      const [newest] = await outcomes(history);
      expect(newest).toBe(numberOf(third));
    },
  );
});
