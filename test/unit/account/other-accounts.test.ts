import { expect, it } from 'vitest';
import { createOtherAccounts } from '../../../electron/main/account/other-accounts';
import { readAnswer, takeSnapshot } from '../../../electron/main/reader/session';
import { succeed } from '../../../shared/failure';
import type { OtherAccount } from '../../../shared/activity';
import { smallAccount } from '../../service/small-account';
import { profileWith } from '../profiles/fake-settings';
import { inProcessReaders } from '../reader/in-process-reader';
import { valueOf } from '../value-of';

/** An answer with its reader session, as it waits for trust. */
const answered = async (readers: ReturnType<typeof inProcessReaders>, id: string) => {
  const answer = valueOf(await readAnswer(readers, Buffer.from(JSON.stringify(smallAccount))));
  const clock = { skewSeconds: null, corrected: false };
  const origin = { revision: 1, receivedAt: 1, clock, source: 'service' as const };
  const snapshot = takeSnapshot(answer.summary, answer.session, origin);
  const profile = { ...profileWith({ id }), secrets: 'keychain' as const };
  return { profile, answer, snapshot, other: {} as OtherAccount };
};

it('remembers which profiles answered with another account, until that account is known, trusted or forgotten', async () => {
  const readers = inProcessReaders();
  const others = createOtherAccounts(
    {
      baselines: { trust: () => Promise.resolve(succeed(null)) },
      onAnswer: () => undefined,
      onOutcome: () => Promise.resolve(),
    },
    (_id, { head }) => head,
  );
  const told = () => ['known', 'trusted', 'forgotten', 'left'].map(others.isAnother);
  for (const id of ['known', 'forgotten', 'trusted'])
    others.put(await answered(readers, id), false);
  others.put(await answered(readers, 'left'), true);
  expect(told()).toEqual([true, true, true, true]);
  // An answer that comes after its profile was left replaces no waiting answer.
  expect([others.told('trusted')?.revision, others.told('left')]).toEqual([1, null]);
  expect((await others.trust('trusted', 1)).ok).toBe(true);
  const { profile, answer } = await answered(readers, 'known');
  others.settle(profile, answer, 2);
  others.forget('forgotten', true);
  expect(others.isAnother('forgotten')).toBe(true);
  others.forget('forgotten', false);
  others.drop();
  expect(told()).toEqual([false, false, false, true]);
  readers.stop();
});

it('two answers trusted at once are both kept, in whichever order they end', async () => {
  const readers = inProcessReaders();
  const [kept, shown]: [string[], string[]] = [[], []];
  const ends = new Map<string, () => void>();
  const others = createOtherAccounts(
    {
      baselines: {
        trust: (id) =>
          new Promise((resolve) => {
            ends.set(id, () => {
              resolve(succeed(null));
            });
          }),
      },
      onAnswer: ({ id }) => void kept.push(id),
      onOutcome: () => Promise.resolve(),
    },
    (id, { head }) => {
      shown.push(id);
      return head;
    },
  );
  const wait = async (id: string): Promise<void> => {
    others.put(await answered(readers, id), false);
  };
  await wait('first');
  const first = others.trust('first', 1);
  // The user switches to another profile, whose service also answers with another account.
  others.drop();
  await wait('second');
  const second = others.trust('second', 1);
  ends.get('first')?.();
  expect((await first).ok).toBe(false);
  ends.get('second')?.();
  expect((await second).ok).toBe(true);
  expect([kept, shown]).toEqual([['first', 'second'], ['second']]);
  readers.stop();
});

it('an answer that gets a higher revision while it is being trusted is shown with that revision', async () => {
  const readers = inProcessReaders();
  let end = (): void => undefined;
  const others = createOtherAccounts(
    {
      baselines: {
        trust: () =>
          new Promise((resolve) => {
            end = () => {
              resolve(succeed(null));
            };
          }),
      },
      onAnswer: () => undefined,
      onOutcome: () => Promise.resolve(),
    },
    (_id, { head }) => head,
  );
  others.put(await answered(readers, 'one'), false);
  const trusted = others.trust('one', 1);
  // The offline copy, which a slow disk has finally read, takes a revision.
  others.outrank('one', () => 3);
  end();
  expect(valueOf(await trusted).revision).toBe(3);
  expect([others.told('one'), others.isAnother('one')]).toEqual([null, false]);
  readers.stop();
});
