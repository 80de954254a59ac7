import { expect, it } from 'vitest';
import { createOtherAccounts } from '../../../electron/main/account/other-accounts';
import { readAnswer } from '../../../electron/main/reader/session';
import { takeSnapshot } from '../../../electron/main/account/snapshot';
import { succeed } from '../../../shared/failure';
import type { OtherAccount } from '../../../shared/activity';
import { smallAccount } from '../../service/small-account';
import { profileWith } from '../profiles/fake-settings';
import { inProcessReaders } from '../reader/in-process-reader';
import { valueOf } from '../value-of';

it('keeps each of two answers that are trusted at once, in whichever order that ends', async () => {
  const readers = inProcessReaders();
  const [kept, shown]: [string[], string[]] = [[], []];
  const ends = new Map<string, () => void>();
  const others = createOtherAccounts(
    {
      trust: (id) =>
        new Promise((resolve) => {
          ends.set(id, () => {
            resolve(succeed(null));
          });
        }),
      onAnswer: ({ id }) => void kept.push(id),
      onOutcome: () => Promise.resolve(),
    },
    (id, { head }) => {
      shown.push(id);
      return head;
    },
  );
  const wait = async (id: string): Promise<void> => {
    const answer = valueOf(await readAnswer(readers, Buffer.from(JSON.stringify(smallAccount))));
    const clock = { skewSeconds: null, corrected: false };
    const origin = { revision: 1, receivedAt: 1, clock, source: 'service' as const };
    const snapshot = takeSnapshot(answer.summary, answer.session, origin);
    const other = {} as OtherAccount;
    const profile = { ...profileWith({ id }), secrets: 'keychain' as const };
    others.put({ profile, answer, snapshot, other });
  };
  await wait('first');
  const first = others.trust('first', 1);
  // The person goes to another profile, which has become another account, too.
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
