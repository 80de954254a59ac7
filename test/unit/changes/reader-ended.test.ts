import { describe, expect, it, vi } from 'vitest';
import type { Baselines } from '../../../electron/main/changes/baselines';
import { createReaders } from '../../../electron/main/reader/readers';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { ToReader } from '../../../shared/reader-messages';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { inProcessReader } from '../reader/in-process-reader';
import { valueOf } from '../value-of';
import { remembering, type Remembering } from './remembering';

/** A program whose readers end at every message that is said to be the last one for them. */
const withReaders = (isLast: (message: ToReader, reader: number) => boolean) => {
  let started = 0;
  const readers = createReaders({
    workOf: () => undefined,
    spawn: () => {
      const number = (started += 1);
      return inProcessReader((message, end) => {
        if (isLast(message, number)) end();
      });
    },
  });
  return remembering('keychain', { readers });
};

const elsewhere = '0x52908400098527886E0F7030069857D2E4169EE7';
const moved = { ...smallAccount, wallets: [{ ...smallWallet, walletAddress: elsewhere }] };
const proxied = { ...moved, smartContracts: [{ ...smallContract, type: 'Proxy' }] };

/** Asks until there is an answer; the only failure there may be is that of a reader that was ended. */
const answerOf = async <T>(ask: () => Promise<Result<T>>): Promise<T> => {
  for (;;) {
    const result = await ask();
    if (result.ok) return result.value;
    expect(result).toEqual(fail('TOO_COMPLEX'));
  }
};

/** That of what has been told last. */
const versionOf = async (baselines: Baselines, profileId: string): Promise<number> =>
  (await answerOf(() => baselines.handlers.readActivity({ profileId }))).version;

/** An answer without its version, which is a name: which one it is hangs on how often something was asked before. */
const unnamed = (answer: unknown): unknown =>
  typeof answer === 'object' && answer ? { ...answer, version: 0 } : answer;

/** Everything there is to ask, one after the other, over two runs. */
const askEverything = async ({ start, profileId }: Remembering) => {
  const { baselines, tryToTake } = start();
  await answerOf(() => tryToTake(smallAccount));
  await answerOf(() => tryToTake(moved));
  await answerOf(() => tryToTake(proxied));
  const first = [
    await answerOf(() => baselines.handlers.readMarks({ profileId, revision: 3, list: 'wallets' })),
    await answerOf(() =>
      baselines.handlers.readHistory({
        profileId,
        revision: 3,
        filter: { kinds: null, list: null },
        from: 0,
      }),
    ),
    await answerOf(() => baselines.mentionsBlocked(profileId, elsewhere)),
    await answerOf(async () =>
      baselines.handlers.acknowledge({
        profileId,
        version: await versionOf(baselines, profileId),
        numbers: [1],
        reason: 'asked',
      }),
    ),
    await answerOf(async () =>
      baselines.handlers.markSeen({ profileId, version: await versionOf(baselines, profileId) }),
    ),
    await answerOf(() =>
      baselines.handlers.dismissPair({ profileId, pair: 'a b', isDismissed: true }),
    ),
  ];
  const next = start().baselines;
  const all = [
    ...first,
    await answerOf(() => next.handlers.readActivity({ profileId })),
    await answerOf(() => next.mentionsBlocked(profileId, smallContract.address)),
    await answerOf(async () =>
      next.handlers.acknowledge({
        profileId,
        version: await versionOf(next, profileId),
        numbers: null,
        reason: null,
      }),
    ),
    await answerOf(() => next.handlers.readDismissed({ profileId })),
  ];
  return all.map(unnamed);
};

describe('what is remembered', () => {
  it('outlives a reader that ends at any message (M2)', async () => {
    let messages = 0;
    const expected = await askEverything(withReaders(() => ((messages += 1), false)));
    expect(messages).toBeGreaterThan(20);
    for (let last = 1; last <= messages; last += 1) {
      let left = last;
      const dialogs = withReaders(() => (left -= 1) === 0);
      expect(await askEverything(dialogs)).toEqual(expected);
    }
  });

  it('is as it was after an answer that cannot be compared, and so is the answer on screen (M2)', async () => {
    let isTooMuch = false;
    const dialogs = withReaders(
      (message) => isTooMuch && 'name' in message && message.name === 'compareAccount',
    );
    const { tryToTake, take, activity, marks, isBlocked } = dialogs.start();
    await take(smallAccount);
    const before = await take(moved);
    isTooMuch = true;
    expect(await tryToTake(proxied)).toEqual(fail('TOO_COMPLEX'));
    expect([await activity(), await marks('wallets')]).toEqual([before, [4]]);
    expect(await isBlocked(elsewhere)).toBe(true);
    isTooMuch = false;
    expect((await dialogs.start().take(proxied)).alarms.map(({ field }) => field)).toEqual([
      'walletAddress',
      'type',
    ]);
  });

  it('is in the process before the answer comes, which ends where none does', async () => {
    const asked = new Map<number, string[]>();
    const dialogs = withReaders((message, reader) => {
      if (!('name' in message)) return false;
      const names = asked.get(reader) ?? [];
      asked.set(reader, names);
      names.push(message.name);
      return false;
    });
    const { baselines, take, tryToTake, activity } = dialogs.start();
    // Nothing is looked up for it: the account on screen has been compared with what is remembered.
    baselines.prepare(dialogs.profileId);
    await take(smallAccount);
    const ready = async (): Promise<readonly string[]> =>
      vi.waitFor(() => {
        const names = [...asked.values()].find((all) => all.at(-1) === 'openBaseline');
        if (!names) throw new Error('not yet');
        return names;
      });
    asked.clear();
    baselines.prepare(dialogs.profileId);
    const first = await ready();
    expect(await tryToTake(moved)).toEqual(succeed(null));
    // Nothing more was handed over between the two.
    expect(first.join()).toMatch(/openBaseline,readAnswer,compareAccount$/u);
    expect((await activity()).alarmCount).toBe(1);
    asked.clear();
    const release = baselines.prepare(dialogs.profileId);
    const second = await ready();
    release();
    expect(await tryToTake(proxied)).toEqual(succeed(null));
    // What was shown before is closed in its own time.
    expect(second.filter((name) => name !== 'close')).toEqual(['openBaseline']);
  });

  it('is not read again for every text that is copied while there is no alarm', async () => {
    const asked: string[] = [];
    const dialogs = withReaders((message) => {
      if ('name' in message) asked.push(message.name);
      return false;
    });
    const { take, isBlocked } = dialogs.start();
    await take(smallAccount);
    asked.splice(0);
    expect(await isBlocked(elsewhere)).toBe(false);
    expect(asked).toEqual([]);
    await take(moved);
    expect(await isBlocked(elsewhere)).toBe(true);
    expect(asked).toContain('mentionsBlocked');
  });

  it('that is none of ours is set aside with a notice, and begins anew', async () => {
    const dialogs = withReaders(() => false);
    await dialogs.start().take(smallAccount);
    await dialogs.rewrite(() => 'nothing of ours');
    const { take, files, baselines } = dialogs.start();
    expect(
      valueOf(await baselines.handlers.readActivity({ profileId: dialogs.profileId })).seenAt,
    ).toBeNull();
    expect(files.notices(dialogs.profileId)).toMatchObject([{ kind: 'damaged', file: 'memory' }]);
    expect((await take(moved)).alarmCount).toBe(0);
    expect((await dialogs.start().take(smallAccount)).alarmCount).toBe(1);
  });
});
