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
import { remembering } from './remembering';

/** A run that has no keys, after one that had them has left an answer. */
const withoutKeys = async () => {
  const dialogs = remembering();
  const before = dialogs.start();
  await before.take(smallAccount);
  await before.activity();
  const { key } = dialogs.edges;
  dialogs.edges.key = succeed(null);
  const bringKeys = (): void => {
    dialogs.edges.key = key;
  };
  return { dialogs, run: dialogs.start(), bringKeys };
};

describe('what is remembered for this run, once the keys are in the keychain', () => {
  it.each(['an answer', 'a pair that is dismissed', 'what is seen'])(
    'is kept with the next change: %s',
    async (what) => {
      const dialogs = remembering('this-run');
      const run = dialogs.start();
      await run.take(smallAccount);
      dialogs.edges.key = succeed(randomBytes(32));
      if (what === 'an answer') await run.take(smallAccount);
      else if (what === 'what is seen') await run.markSeen();
      else expect((await run.dismiss('a b', true)).home).toBe('disk');
      // The file is waited for.
      await run.activity();
      expect((await dialogs.start().take(moved)).alarms).toMatchObject([{ before: x, after: y }]);
    },
  );

  it('stays at hand while another profile is shown, until it is kept', async () => {
    const dialogs = remembering('this-run');
    const run = dialogs.start();
    await run.take(smallAccount);
    await run.take(moved);
    dialogs.edges.key = dialogs.unavailable;
    await run.leave();
    dialogs.edges.key = succeed(randomBytes(32));
    await run.markSeen();
    expect((await dialogs.start().take(moved)).alarmCount).toBe(1);
  });
});

it.each(['at once', 'after something else was to be kept'])(
  'what an earlier run has left, once the keys are in the keychain again is compared with the next answer: %s',
  async (when) => {
    const { dialogs, run, bringKeys } = await withoutKeys();
    expect((await run.take(moved)).alarmCount).toBe(0);
    // Until then nobody is told that an address is theirs for certain.
    const isReliable = async () =>
      valueOf(await run.baselines.addresses(dialogs.profileId, null, true)).isReliable;
    expect(await isReliable()).toBe(false);
    bringKeys();
    if (when !== 'at once') await run.markSeen();
    expect((await run.take(moved)).alarms).toMatchObject([{ before: x, after: y }]);
    expect(await run.isBlocked(y)).toBe(true);
    expect(await isReliable()).toBe(true);
    // Nothing has been written over it.
    expect((await dialogs.start().take(moved)).alarms).toMatchObject([{ before: x, after: y }]);
  },
);

/** Readers whose calls of one name wait, from `hold` on, until they are let go. */
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

describe('what is known of this run, once the keys are in the keychain again', () => {
  const withNewcomer = (walletAddress: string) =>
    withWallets(wallet(), wallet({ id: 'new', walletName: 'Newcomer', walletAddress }));

  it('keeps its alarms until they are acknowledged, and is then compared with what was left', async () => {
    const { dialogs, run, bringKeys } = await withoutKeys();
    await run.take(withNewcomer(z));
    const second = withNewcomer(y);
    expect(await run.baselines.isLeft(dialogs.profileId)).toBe(true);
    expect((await run.take(second)).alarmCount).toBe(1);
    bringKeys();
    expect((await run.take(second)).alarmCount).toBe(1);
    expect(await run.isBlocked(y)).toBe(true);
    expect(await run.baselines.isLeft(dialogs.profileId)).toBe(true);
    await run.acknowledge(null);
    expect((await run.take(second)).alarmCount).toBe(0);
    expect(await run.baselines.isLeft(dialogs.profileId)).toBe(false);
    expect((await run.take(moved)).alarmCount).toBe(1);
  });

  it('stays as it is where an answer is another account, until that is trusted', async () => {
    const { dialogs, run, bringKeys } = await withoutKeys();
    await run.take(smallAccount);
    bringKeys();
    const another = { ...smallAccount, userId: 'another' };
    expect(valueOf(await run.tryToTake(another))).not.toBeNull();
    expect(await run.baselines.isLeft(dialogs.profileId)).toBe(true);
    // The person's trust takes the place of what was left.
    await run.trust(another);
    expect(await run.baselines.isLeft(dialogs.profileId)).toBe(false);
    expect(valueOf(await run.tryToTake(another))).toBeNull();
    expect(valueOf(await dialogs.start().tryToTake(another))).toBeNull();
  });

  it.each([
    ['missing', 'at once'],
    ['damaged', 'at once'],
    ['missing', 'after something else was kept'],
    ['damaged', 'after something else was kept'],
  ] as const)('tells that what was left is %s, %s', async (why, when) => {
    const { dialogs, run, bringKeys } = await withoutKeys();
    await run.take(smallAccount);
    if (why === 'missing') await dialogs.lose();
    else await nodeFs.truncate(dialogs.file, 60);
    bringKeys();
    if (when !== 'at once') await run.markSeen();
    const { lost } = await run.take(moved);
    expect(lost).toMatchObject({ why });
    // Once: the next answer does not tell it anew.
    expect((await run.take(moved)).lost).toEqual(lost);
  });

  it.each([
    ['missing', 'before an answer'],
    ['damaged', 'before an answer'],
    ['missing', 'with an open alarm'],
    ['damaged', 'with an open alarm'],
  ] as const)(
    'is told to be %s by the next run, which knows what this one knew, where it ends %s',
    async (why, when) => {
      const { dialogs, run, bringKeys } = await withoutKeys();
      await run.take(smallAccount);
      if (when === 'with an open alarm') await run.take(moved);
      if (why === 'missing') await dialogs.lose();
      else await nodeFs.truncate(dialogs.file, 60);
      bringKeys();
      if (when === 'with an open alarm') expect((await run.take(moved)).lost?.why).toBe(why);
      else await run.markSeen();
      const { lost, alarms, home } = await dialogs.start().take(moved);
      expect(lost).toMatchObject({ why });
      expect(alarms).toMatchObject([{ before: x, after: y }]);
      expect(home).toBe('disk');
    },
  );
});

describe('what is under way of a profile, as another one is gone to', () => {
  it.each(['compareAccount', 'acknowledge'] as const)('is kept: %s', async (name) => {
    const { readers, hold, areAsked, letGo } = readersThatWait(name);
    const dialogs = remembering('keychain', { readers, atHand: () => null });
    const run = dialogs.start();
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
    expect((await dialogs.start().activity()).alarmCount).toBe(left);
    readers.stop();
  });
});

describe('what is remembered of a profile that could not be removed', () => {
  it('is kept again once it has keys', async () => {
    const dialogs = remembering();
    const run = dialogs.start();
    await run.take(smallAccount);
    run.baselines.forget(dialogs.profileId);
    await run.take(smallAccount);
    expect((await run.take(moved)).alarmCount).toBe(1);
    await run.acknowledge(null);
    expect((await dialogs.start().history({ kinds: ['acknowledged'] })).total).toBe(1);
  });

  it('is not written by what was under way when it was to be removed', async () => {
    const dialogs = remembering();
    const run = dialogs.start();
    await run.take(smallAccount);
    await run.activity();
    let answer = (): void => undefined;
    const asked = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    dialogs.edges.beforeKey = asked;
    const seen = run.markSeen();
    await vi.waitFor(() => {
      expect(asked).toHaveBeenCalled();
    });
    dialogs.edges.beforeKey = () => Promise.resolve();
    run.baselines.forget(dialogs.profileId);
    await run.files.removeProfile(dialogs.profileId);
    answer();
    await seen;
    expect(await nodeFs.readdir(dialogs.folder)).toEqual([]);
  });
});
