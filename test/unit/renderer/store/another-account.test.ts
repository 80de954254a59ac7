import { describe, expect, it } from 'vitest';
import type { OtherAnswer } from '../../../../shared/activity';
import { fail, succeed } from '../../../../shared/failure';
import {
  answerOf,
  readAccount,
  readLists,
  setUp,
  settle,
  stateWith,
  type Window,
} from './answering-main';

const otherOf = (revision: number, name: string): OtherAnswer => {
  const counts = { walletCount: 1, contractCount: 0 };
  return {
    why: 'user-id',
    agreesTo: 'everything',
    known: {
      userId: 'u',
      name: 'k',
      email: 'e',
      isHolderKnown: true,
      ...counts,
      addressCount: 1,
      alarmCount: 0,
      firstSeenAt: null,
    },
    answered: { userId: 'o', name, email: 'e', ...counts, knownAddresses: 0 },
    revision,
    receivedAt: 2,
  };
};

/** Makes the window refresh, and end at another account. */
const stop = async (window: Window, other: OtherAnswer | null): Promise<void> => {
  void window.account.refresh();
  await settle();
  await window.last('refreshAccount').reply(fail('ANOTHER_ACCOUNT'));
  await window.last('readOtherAccount').reply(succeed(other));
};

const trust = async ({ account }: Window): Promise<void> => {
  void account.trustOther();
  await settle();
};

const knowing = async (): Promise<Window> => {
  const window = await setUp();
  await readAccount(window, answerOf(1, 'known'));
  return window;
};

describe('an answer that is another account', () => {
  it('stops the window, and keeps what was shown before', async () => {
    const window = await knowing();
    const other = otherOf(2, 'other');
    await stop(window, other);
    expect(window.shown()).toMatchObject({
      other,
      keepsLooking: false,
      account: { head: { revision: 1 } },
      refreshing: null,
      failure: { failure: { code: 'ANOTHER_ACCOUNT' } },
    });
  });

  it('stops the user again only if it is yet another account', async () => {
    const window = await knowing();
    await stop(window, otherOf(2, 'other'));
    window.account.keepLooking();
    await stop(window, otherOf(3, 'other'));
    expect(window.shown()).toMatchObject({ keepsLooking: true, other: { revision: 3 } });
    await stop(window, otherOf(4, 'third'));
    expect(window.shown()).toMatchObject({ keepsLooking: false, other: { revision: 4 } });
  });

  it('ends with the next answer of the known account, and with the profile', async () => {
    const window = await knowing();
    await stop(window, otherOf(2, 'other'));
    await readAccount(window, answerOf(3, 'known'));
    expect(window.shown()).toMatchObject({ other: null, failure: null });
    await stop(window, otherOf(4, 'other'));
    await window.tellState(stateWith('two', { revision: 2 }));
    expect(window.shown()).toMatchObject({ other: null, keepsLooking: false });
  });

  it('stays while a refresh fails for another reason', async () => {
    const window = await knowing();
    await stop(window, otherOf(2, 'other'));
    void window.account.refresh();
    await settle();
    await window.last('refreshAccount').reply(fail('TIMEOUT'));
    expect(window.shown()).toMatchObject({
      other: { revision: 2 },
      failure: { failure: { code: 'TIMEOUT' } },
    });
  });

  it('is reported although the lists of the previous answer are still coming', async () => {
    const window = await setUp();
    await window.last('refreshAccount').reply(answerOf(1, 'known').head);
    const list = window.last('readList');
    await stop(window, otherOf(2, 'other'));
    await list.reply(answerOf(1, 'known').wallets);
    await window.last('readList').reply(answerOf(1, 'known').contracts);
    expect(window.shown()).toMatchObject({
      other: { revision: 2 },
      failure: { failure: { code: 'ANOTHER_ACCOUNT' } },
      account: { head: { revision: 1 } },
    });
  });

  it('is not dropped by the lists of the previous answer, which are still coming', async () => {
    const window = await setUp();
    await window.last('refreshAccount').reply(answerOf(1, 'known').head);
    void window.account.refresh();
    await settle();
    await window.last('readList').reply(answerOf(1, 'known').wallets);
    expect(window.shown().refreshing).not.toBeNull();
    await window.last('refreshAccount').reply(fail('ANOTHER_ACCOUNT'));
    await window.last('readOtherAccount').reply(succeed(otherOf(2, 'other')));
    expect(window.shown().other).toMatchObject({ revision: 2 });
  });
});

describe('trusting it', () => {
  it('shows it, with nothing of the message left', async () => {
    const window = await knowing();
    await stop(window, otherOf(2, 'other'));
    await trust(window);
    expect(window.last('trustAccount').request).toEqual({ profileId: 'one', revision: 2 });
    await window.last('trustAccount').reply(answerOf(2, 'other').head);
    // The charts on screen need both lists.
    await readLists(window, answerOf(2, 'other'));
    expect(window.shown()).toMatchObject({
      other: null,
      failure: null,
      account: { head: { revision: 2, name: 'other' } },
    });
  });

  it('announces nothing when cancelled, and shows what waits now when it came too late', async () => {
    const window = await knowing();
    await stop(window, otherOf(2, 'other'));
    await trust(window);
    await window.last('trustAccount').reply(fail('CANCELLED'));
    expect(window.shown()).toMatchObject({ other: { revision: 2 }, announcement: null });
    await trust(window);
    await window.last('trustAccount').reply(fail('ANSWER_REPLACED'));
    await window.last('readOtherAccount').reply(succeed(null));
    expect(window.shown().other).toBeNull();
    await expect.poll(() => window.shown().announcement?.text).toContain('ANSWER_REPLACED');
  });

  it('announces nothing in another profile', async () => {
    const window = await knowing();
    await stop(window, otherOf(2, 'other'));
    await trust(window);
    await window.tellState(stateWith('two', { revision: 2 }));
    await window.last('trustAccount').reply(answerOf(2, 'other').head);
    expect(window.shown()).toMatchObject({ account: null, announcement: null });
  });

  it('announces nothing in another profile that is opened while its lists are coming', async () => {
    const window = await knowing();
    await stop(window, otherOf(2, 'other'));
    await trust(window);
    await window.last('trustAccount').reply(answerOf(2, 'other').head);
    const list = window.last('readList');
    await window.tellState(stateWith('two', { revision: 2 }));
    await list.reply(answerOf(2, 'other').wallets);
    await window.last('readList').reply(answerOf(2, 'other').contracts);
    expect(window.shown()).toMatchObject({ account: null, announcement: null });
  });

  it('that came too late announces nothing in another profile that is opened while the waiting answer is read', async () => {
    const window = await knowing();
    await stop(window, otherOf(2, 'other'));
    await trust(window);
    await window.last('trustAccount').reply(fail('ANSWER_REPLACED'));
    const waiting = window.last('readOtherAccount');
    await window.tellState(stateWith('two', { revision: 2 }));
    await waiting.reply(succeed(null));
    expect(window.shown()).toMatchObject({ account: null, announcement: null });
  });
});
