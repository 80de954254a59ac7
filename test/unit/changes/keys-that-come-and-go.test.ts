import { randomBytes } from 'node:crypto';
import * as nodeFs from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { succeed } from '../../../shared/failure';
import { smallAccount } from '../../service/small-account';
import { createReaders } from '../../../electron/main/reader/readers';
import type { ReaderCallName, ToReader } from '../../../shared/reader-messages';
import { inProcessReader } from '../reader/in-process-reader';
import { valueOf } from '../value-of';
import { moved, wallet, withWallets, x, y, z } from './one-wallet';
import { baselineHarness } from './baseline-harness';

/** A run without keys, after a run with keys stored an answer. */
const withoutKeys = async () => {
  const harness = baselineHarness();
  const before = harness.start();
  await before.take(smallAccount);
  await before.activity();
  const { key } = harness.edges;
  harness.edges.key = succeed(null);
  const bringKeys = (): void => {
    harness.edges.key = key;
  };
  return { harness, run: harness.start(), bringKeys };
};

describe('a baseline of this run, once the keys are in the keychain', () => {
  it.each(['an answer', 'a pair that is dismissed', 'what is seen'])(
    'is written with the next change: %s',
    async (what) => {
      const harness = baselineHarness('this-run');
      const run = harness.start();
      await run.take(smallAccount);
      harness.edges.key = succeed(randomBytes(32));
      if (what === 'an answer') await run.take(smallAccount);
      else if (what === 'what is seen') await run.markSeen();
      else expect((await run.dismiss('a b', true)).home).toBe('disk');
      // Waits for the file to be written.
      await run.activity();
      expect((await harness.start().take(moved)).alarms).toMatchObject([{ before: x, after: y }]);
    },
  );

  it('stays in memory while another profile is shown, until it is written', async () => {
    const harness = baselineHarness('this-run');
    const run = harness.start();
    await run.take(smallAccount);
    await run.take(moved);
    harness.edges.key = harness.unavailable;
    await run.leave();
    harness.edges.key = succeed(randomBytes(32));
    await run.markSeen();
    expect((await harness.start().take(moved)).alarmCount).toBe(1);
  });
});

it.each(['at once', 'after something else was to be kept'])(
  'the baseline of an earlier run is compared with the next answer once the keys are in the keychain again: %s',
  async (when) => {
    const { harness, run, bringKeys } = await withoutKeys();
    expect((await run.take(moved)).alarmCount).toBe(0);
    // Until then no address is reported as certainly the user's own.
    const isReliable = async () =>
      valueOf(await run.baselines.addresses(harness.profileId, null, true)).isReliable;
    expect(await isReliable()).toBe(false);
    bringKeys();
    if (when !== 'at once') await run.markSeen();
    expect((await run.take(moved)).alarms).toMatchObject([{ before: x, after: y }]);
    expect(await run.isBlocked(y)).toBe(true);
    expect(await isReliable()).toBe(true);
    // The earlier file was not overwritten.
    expect((await harness.start().take(moved)).alarms).toMatchObject([{ before: x, after: y }]);
  },
);

/** Readers whose calls of one name wait from `hold` until `letGo`. */
const readersThatWait = (name: ReaderCallName) => {
  const waiting: (() => void)[] = [];
  let isHolding = false;
  const readers = createReaders({
    workOf: () => undefined,
    spawn: () => {
      const child = inProcessReader();
      const post = child.postMessage.bind(child);
      return Object.assign(child, {
        postMessage: (message: ToReader) => {
          if (isHolding && 'name' in message && message.name === name) {
            waiting.push(() => {
              post(message);
            });
          } else post(message);
        },
      });
    },
  });
  return {
    readers,
    hold: () => {
      isHolding = true;
    },
    areAsked: () => expect.poll(() => waiting.length).toBeGreaterThan(0),
    letGo: () => {
      isHolding = false;
      for (const go of waiting.splice(0)) go();
    },
  };
};

describe('the baseline of a run without keys, once the keys are in the keychain again', () => {
  const withNewcomer = (walletAddress: string) =>
    withWallets(wallet(), wallet({ id: 'new', walletName: 'Newcomer', walletAddress }));

  it('keeps its alarms until they are acknowledged, and is then replaced by the earlier baseline', async () => {
    const { harness, run, bringKeys } = await withoutKeys();
    await run.take(withNewcomer(z));
    const second = withNewcomer(y);
    expect(await run.baselines.isLeft(harness.profileId)).toBe(true);
    expect((await run.take(second)).alarmCount).toBe(1);
    bringKeys();
    expect((await run.take(second)).alarmCount).toBe(1);
    expect(await run.isBlocked(y)).toBe(true);
    expect(await run.baselines.isLeft(harness.profileId)).toBe(true);
    await run.acknowledge(null);
    expect((await run.take(second)).alarmCount).toBe(0);
    expect(await run.baselines.isLeft(harness.profileId)).toBe(false);
    expect((await run.take(moved)).alarmCount).toBe(1);
  });

  it('stays as it is when an answer is another account, until that account is trusted', async () => {
    const { harness, run, bringKeys } = await withoutKeys();
    await run.take(smallAccount);
    bringKeys();
    const another = { ...smallAccount, userId: 'another' };
    expect(valueOf(await run.tryToTake(another))).not.toBeNull();
    expect(await run.baselines.isLeft(harness.profileId)).toBe(true);
    // Trusting the account replaces the earlier baseline.
    await run.trust(another);
    expect(await run.baselines.isLeft(harness.profileId)).toBe(false);
    expect(valueOf(await run.tryToTake(another))).toBeNull();
    expect(valueOf(await harness.start().tryToTake(another))).toBeNull();
  });

  it.each([
    ['missing', 'at once'],
    ['damaged', 'at once'],
    ['missing', 'after something else was kept'],
    ['damaged', 'after something else was kept'],
  ] as const)('reports the earlier baseline as %s, %s', async (why, when) => {
    const { harness, run, bringKeys } = await withoutKeys();
    await run.take(smallAccount);
    if (why === 'missing') await harness.lose();
    else await nodeFs.truncate(harness.file, 60);
    bringKeys();
    if (when !== 'at once') await run.markSeen();
    const { lost } = await run.take(moved);
    expect(lost).toMatchObject({ why });
    // The next answer does not report the loss a second time.
    expect((await run.take(moved)).lost).toEqual(lost);
  });

  it.each([
    ['missing', 'before an answer'],
    ['damaged', 'before an answer'],
    ['missing', 'with an open alarm'],
    ['damaged', 'with an open alarm'],
  ] as const)(
    'is kept by the next run, which reports the earlier one as %s, if this run ends %s',
    async (why, when) => {
      const { harness, run, bringKeys } = await withoutKeys();
      await run.take(smallAccount);
      if (when === 'with an open alarm') await run.take(moved);
      if (why === 'missing') await harness.lose();
      else await nodeFs.truncate(harness.file, 60);
      bringKeys();
      if (when === 'with an open alarm') expect((await run.take(moved)).lost?.why).toBe(why);
      else await run.markSeen();
      const { lost, alarms, home } = await harness.start().take(moved);
      expect(lost).toMatchObject({ why });
      expect(alarms).toMatchObject([{ before: x, after: y }]);
      expect(home).toBe('disk');
    },
  );
});

describe('work for a profile that is running during a switch to another profile', () => {
  it.each(['compareAccount', 'acknowledge'] as const)('is stored: %s', async (name) => {
    const { readers, hold, areAsked, letGo } = readersThatWait(name);
    const harness = baselineHarness('keychain', { readers, atHand: () => null });
    const run = harness.start();
    await run.take(smallAccount);
    if (name === 'acknowledge') await run.take(moved);
    hold();
    const working = name === 'acknowledge' ? run.acknowledge(null) : run.take(moved);
    await areAsked();
    await run.leave(name === 'acknowledge' ? undefined : letGo);
    letGo();
    await working;
    const left = name === 'acknowledge' ? 0 : 1;
    expect((await run.activity()).alarmCount).toBe(left);
    expect((await harness.start().activity()).alarmCount).toBe(left);
    readers.stop();
  });
});

describe('the baseline of a profile that could not be removed', () => {
  it('is stored again once the profile has keys', async () => {
    const harness = baselineHarness();
    const run = harness.start();
    await run.take(smallAccount);
    run.baselines.forget(harness.profileId);
    await run.take(smallAccount);
    expect((await run.take(moved)).alarmCount).toBe(1);
    await run.acknowledge(null);
    expect((await harness.start().history({ kinds: ['acknowledged'] })).total).toBe(1);
  });

  it('is not written by work that began before the removal', async () => {
    const harness = baselineHarness();
    const run = harness.start();
    await run.take(smallAccount);
    await run.activity();
    let answer = (): void => undefined;
    const asked = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    harness.edges.beforeKey = asked;
    const seen = run.markSeen();
    await vi.waitFor(() => {
      expect(asked).toHaveBeenCalled();
    });
    harness.edges.beforeKey = () => Promise.resolve();
    run.baselines.forget(harness.profileId);
    await run.files.removeProfile(harness.profileId);
    answer();
    await seen;
    expect(await nodeFs.readdir(harness.folder)).toEqual([]);
  });
});
