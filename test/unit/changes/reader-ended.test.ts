import { describe, expect, it, vi } from 'vitest';
import type { Baselines } from '../../../electron/main/changes/baselines';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { ToReader } from '../../../shared/reader-messages';
import { smallAccount, smallContract } from '../../service/small-account';
import { inProcessReaders } from '../reader/in-process-reader';
import { moved, y } from './one-wallet';
import { baselineHarness, type BaselineHarness } from './baseline-harness';

/** A main process whose readers end at every message for which `isLast` is true. */
const withReaders = (isLast: (message: ToReader, reader: number) => boolean) =>
  baselineHarness('keychain', {
    readers: inProcessReaders((message, end, reader) => {
      if (isLast(message, reader)) end();
    }),
  });

const proxied = { ...moved, smartContracts: [{ ...smallContract, type: 'Proxy' }] };

/** Repeats a call until it succeeds. The only allowed failure is that of an ended reader. */
const answerOf = async <T>(ask: () => Promise<Result<T>>): Promise<T> => {
  for (;;) {
    const result = await ask();
    if (result.ok) return result.value;
    expect(result).toEqual(fail('TOO_COMPLEX'));
  }
};

/** An answer without its version, which depends on how often earlier calls were made. */
const unnamed = (answer: unknown): unknown =>
  typeof answer === 'object' && answer ? { ...answer, version: 0 } : answer;

/** Makes every call, one after the other, over two runs. */
const askEverything = async ({ start, profileId }: BaselineHarness) => {
  const answers: unknown[] = [];
  const ask = async (...questions: readonly (() => Promise<Result<unknown>>)[]) => {
    for (const question of questions) answers.push(unnamed(await answerOf(question)));
  };
  const versionOf = async ({ handlers }: Baselines): Promise<number> =>
    (await answerOf(() => handlers.readActivity({ profileId }))).version;
  const acknowledge = async (of: Baselines, numbers: readonly number[] | null) =>
    of.handlers.acknowledge({ profileId, version: await versionOf(of), numbers, reason: 'asked' });

  const { baselines, tryToTake } = start();
  const { handlers } = baselines;
  for (const answer of [smallAccount, moved, proxied]) await answerOf(() => tryToTake(answer));
  const atHand = { profileId, revision: 3 };
  const filter = { kinds: null, list: null };
  await ask(
    () => handlers.readMarks({ ...atHand, list: 'wallets' }),
    () => handlers.readHistory({ ...atHand, filter, from: 0 }),
    () => baselines.mentionsBlocked(profileId, y),
    () => acknowledge(baselines, [1]),
    async () => handlers.markSeen({ profileId, version: await versionOf(baselines) }),
    () => handlers.dismissPair({ profileId, pair: 'a b', isDismissed: true }),
  );
  const next = start().baselines;
  await ask(
    () => next.handlers.readActivity({ profileId }),
    () => next.mentionsBlocked(profileId, smallContract.address),
    () => acknowledge(next, null),
    () => next.handlers.readDismissed({ profileId }),
  );
  return answers;
};

describe('the baseline', () => {
  it('survives a reader that ends at any message (M2)', async () => {
    let messages = 0;
    const expected = await askEverything(withReaders(() => ((messages += 1), false)));
    expect(messages).toBeGreaterThan(20);
    for (let last = 1; last <= messages; last += 1) {
      let left = last;
      const dialogs = withReaders(() => (left -= 1) === 0);
      expect(await askEverything(dialogs)).toEqual(expected);
    }
  });

  it('is unchanged after an answer that cannot be compared, and so is the answer on screen (M2)', async () => {
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
    expect(await isBlocked(y)).toBe(true);
    isTooMuch = false;
    expect((await dialogs.start().take(proxied)).alarms.map(({ field }) => field)).toEqual([
      'walletAddress',
      'type',
    ]);
  });

  it('is passed to a reader before the answer comes, and the reader ends if no answer comes', async () => {
    const asked = new Map<number, string[]>();
    const dialogs = withReaders((message, reader) => {
      if (!('name' in message)) return false;
      const names = asked.get(reader) ?? [];
      asked.set(reader, names);
      names.push(message.name);
      return false;
    });
    const { baselines, take, tryToTake, activity } = dialogs.start();
    // This prepares nothing: no account has been compared with a baseline yet.
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
    // Nothing else was passed between the two.
    expect(first.join()).toMatch(/openBaseline,readAnswer,compareAccount$/u);
    expect((await activity()).alarmCount).toBe(1);
    asked.clear();
    const release = baselines.prepare(dialogs.profileId);
    const second = await ready();
    release();
    expect(await tryToTake(proxied)).toEqual(succeed(null));
    // The session of the previous answer is closed later.
    expect(second.filter((name) => name !== 'close')).toEqual(['openBaseline']);
  });

  it('is not read again for every copied text while there is no alarm', async () => {
    const asked: string[] = [];
    const dialogs = withReaders((message) => {
      if ('name' in message) asked.push(message.name);
      return false;
    });
    const { take, isBlocked } = dialogs.start();
    await take(smallAccount);
    asked.splice(0);
    expect(await isBlocked(y)).toBe(false);
    expect(asked).toEqual([]);
    await take(moved);
    expect(await isBlocked(y)).toBe(true);
    expect(asked).toContain('mentionsBlocked');
  });
});
