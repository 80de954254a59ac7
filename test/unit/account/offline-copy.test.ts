import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAccounts, type AccountsOptions } from '../../../electron/main/account/accounts';
import type { OpenAnswer } from '../../../electron/main/reader/session';
import type { Exchange } from '../../../electron/main/account/client/get-account';
import type { OtherAccount } from '../../../shared/activity';
import { fail, succeed } from '../../../shared/failure';
import type { CopySummary } from '../../../shared/reader-messages';
import { smallAccount } from '../../service/small-account';
import { openInPlace } from '../reader/read-in-place';
import { one, quietParts, rowsOf, two } from './quiet-parts';

const accountNamed = (name: string) => openInPlace({ ...smallAccount, name });
const copyNamed = (name: string): OpenAnswer<CopySummary> => {
  const opened = accountNamed(name);
  return { ...opened, summary: { ...opened.summary, of: 'a', receivedAt: 77 } };
};

/** A promise that the test resolves. */
const promised = <T>() => {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (answer = resolve));
  return { promise, answer };
};

const setUp = (changes: Partial<AccountsOptions> = {}) => {
  const copy = promised<OpenAnswer<CopySummary> | null>();
  const call = promised<Exchange>();
  const kept: string[] = [];
  const forgotten: string[] = [];
  const accounts = createAccounts({
    ...quietParts,
    callAccount: () => call.promise,
    copies: { open: () => copy.promise },
    onAnswer: ({ id }, { summary }, receivedAt) =>
      void kept.push(`${id} ${receivedAt} ${JSON.stringify(summary.name)}`),
    onForget: (id) => void forgotten.push(id),
    now: () => 1234,
    ...changes,
  });
  return { accounts, copy, call, kept, forgotten };
};

/** Waits as long as an answer waits for a copy (5 s). */
const outlastPatience = (): Promise<unknown> => vi.advanceTimersByTimeAsync(5000);

afterEach(() => {
  vi.useRealTimers();
});

describe('the offline copy of an account', () => {
  it('is shown until the service has answered, says that it is a copy, and has its own lists', async () => {
    const { accounts, copy, call } = setUp();
    const opening = accounts.openCopy(one);
    const refreshing = accounts.refresh(one);
    copy.answer(copyNamed('As it was'));
    const head = await opening;
    expect(head).toMatchObject({ revision: 1, source: 'copy', receivedAt: 77, name: 'As it was' });
    expect(await rowsOf(accounts, 'one', 1)).toBe('ok');
    call.answer({ result: succeed(accountNamed('As it is')) });
    expect(await refreshing).toMatchObject({
      value: { revision: 2, source: 'service', receivedAt: 1234, name: 'As it is' },
    });
    expect(await rowsOf(accounts, 'one', 1)).toBe('ANSWER_REPLACED');
    expect(await rowsOf(accounts, 'one', 2)).toBe('ok');
  });

  it('read later than an answer of another account gets no higher revision', async () => {
    const other = {} as OtherAccount;
    const { accounts, copy, call } = setUp({
      baselines: {
        ...quietParts.baselines,
        take: (_id, { head }) => Promise.resolve(succeed(head.source === 'copy' ? null : other)),
      },
    });
    vi.useFakeTimers();
    const opening = accounts.openCopy(one);
    const refreshing = accounts.refresh(one);
    call.answer({ result: succeed(accountNamed('Other')) });
    await outlastPatience();
    expect(await refreshing).toEqual(fail('ANOTHER_ACCOUNT'));
    copy.answer(copyNamed('As it was'));
    const shown = await opening;
    const told = accounts.other('one');
    expect(told?.revision).toBeGreaterThan(shown?.revision ?? Infinity);
    const trusted = await accounts.trust(one.id, told?.revision ?? 0);
    expect(trusted).toMatchObject({ value: { name: 'Other', revision: told?.revision } });
  });

  it('stays when the service cannot be reached', async () => {
    const { accounts, copy, call } = setUp();
    const opening = accounts.openCopy(one);
    const refreshing = accounts.refresh(one);
    copy.answer(copyNamed('As it was'));
    await opening;
    call.answer({ result: fail('OFFLINE') });
    expect(await refreshing).toMatchObject({ ok: false });
    expect(await rowsOf(accounts, 'one', 1, 'contracts')).toBe('ok');
  });

  it('is not read if the answer is still in memory, which a reloaded page gets again', async () => {
    const { accounts, call } = setUp({ copies: { open: () => expect.unreachable() } });
    const refreshing = accounts.refresh(one);
    call.answer({ result: succeed(accountNamed('As it is')) });
    await refreshing;
    expect(await accounts.openCopy(one)).toMatchObject({ revision: 1, source: 'service' });
    expect(await rowsOf(accounts, 'one', 1)).toBe('ok');
  });

  it('is not waited for when the disk is slow and an answer has come', async () => {
    vi.useFakeTimers();
    const { accounts, call } = setUp();
    void accounts.openCopy(one);
    const refreshing = accounts.refresh(one);
    call.answer({ result: succeed(accountNamed('As it is')) });
    await outlastPatience();
    await refreshing;
    expect(await accounts.openCopy(one)).toMatchObject({ source: 'service', name: 'As it is' });
  });

  it('is compared before an answer that comes while the copy is being opened', async () => {
    const compared: string[] = [];
    const { accounts, copy, call } = setUp({
      baselines: {
        ...quietParts.baselines,
        take: (_id, { head }) => {
          compared.push(head.source);
          return Promise.resolve(succeed(null));
        },
      },
    });
    const both = [accounts.openCopy(one), accounts.refresh(one)];
    call.answer({ result: succeed(accountNamed('As it is')) });
    await new Promise(setImmediate);
    expect(compared).toEqual([]);
    copy.answer(copyNamed('As it was'));
    await Promise.all(both);
    expect(compared).toEqual(['copy', 'service']);
  });

  it('is dropped if it comes five seconds after the answer', async () => {
    vi.useFakeTimers();
    const { accounts, copy, call } = setUp();
    const opening = accounts.openCopy(one);
    const refreshing = accounts.refresh(one);
    call.answer({ result: succeed(accountNamed('As it is')) });
    await outlastPatience();
    await refreshing;
    copy.answer(copyNamed('As it was'));
    expect(await opening).toBeNull();
    expect(await rowsOf(accounts, 'one', 1)).toBe('ok');
  });

  it('is dropped if it comes after a switch to another profile, or after the profile was forgotten', async () => {
    for (const leave of ['switch', 'forget']) {
      const { accounts, copy } = setUp();
      const opening = accounts.openCopy(one);
      if (leave === 'forget') accounts.forget('one');
      else void accounts.refresh(two);
      copy.answer(copyNamed('As it was'));
      expect(await opening).toBeNull();
      expect(await rowsOf(accounts, 'one', 1)).toBe('BAD_REQUEST');
    }
  });

  it('is opened once, however often it is requested meanwhile', async () => {
    const copy = promised<OpenAnswer<CopySummary> | null>();
    let opened = 0;
    const { accounts } = setUp({
      copies: {
        open: () => {
          opened += 1;
          return copy.promise;
        },
      },
    });
    const openings = Array.from({ length: 100 }, () => accounts.openCopy(one));
    await new Promise(setImmediate);
    copy.answer(copyNamed('As it was'));
    for (const head of await Promise.all(openings)) expect(head).toMatchObject({ revision: 1 });
    expect(opened).toBe(1);
  });

  it('is dropped if the profile was forgotten before it was read, even if it is requested again', async () => {
    const [before, after] = [
      promised<OpenAnswer<CopySummary> | null>(),
      promised<OpenAnswer<CopySummary> | null>(),
    ];
    const files = [before, after].values();
    const { accounts } = setUp({
      copies: { open: () => files.next().value?.promise ?? expect.unreachable() },
    });
    const opening = accounts.openCopy(one);
    await new Promise(setImmediate);
    accounts.forget('one');
    const again = accounts.openCopy({ ...one, baseUrl: 'https://moved.example' });
    before.answer(copyNamed('Of the address before'));
    expect(await opening).toBeNull();
    after.answer(null);
    expect(await again).toBeNull();
    expect(accounts.atHand('one')).toBeNull();
  });

  it('is not read without the keys of the profile', async () => {
    const { accounts } = setUp({
      credentials: {
        ...quietParts.credentials,
        get: () => Promise.resolve(fail('KEYCHAIN_LOCKED_OR_MISSING')),
      },
      copies: { open: () => expect.unreachable() },
    });
    expect(await accounts.openCopy(one)).toBeNull();
  });

  it('is not read once the profile is forgotten or left while the keychain is being read', async () => {
    for (const leave of ['forget', 'openCopy'] as const) {
      const keys = promised<Awaited<ReturnType<typeof quietParts.credentials.get>>>();
      const { accounts } = setUp({
        credentials: { ...quietParts.credentials, get: () => keys.promise },
        copies: { open: (id) => (id === one.id ? expect.unreachable() : Promise.resolve(null)) },
      });
      const copy = accounts.openCopy(one);
      if (leave === 'forget') accounts.forget(one.id);
      else void accounts.openCopy(two);
      keys.answer(await quietParts.credentials.get(one));
      expect(await copy).toBeNull();
    }
  });
});

describe('an accepted answer', () => {
  it('is passed on with its time, and no other answer is', async () => {
    const { accounts, call, kept } = setUp();
    const refreshing = accounts.refresh(one);
    call.answer({ result: succeed(accountNamed('as it is')) });
    await refreshing;
    expect(kept).toEqual(['one 1234 "as it is"']);
    const refused = setUp();
    const second = refused.accounts.refresh(one);
    refused.call.answer({ result: fail('AUTH') });
    await second;
    expect(refused.kept).toEqual([]);
  });

  it('is not passed on if its profile was forgotten meanwhile', async () => {
    const { accounts, call, kept, forgotten } = setUp();
    const refreshing = accounts.refresh(one);
    await Promise.resolve();
    accounts.forget('one');
    call.answer({ result: succeed(accountNamed('late')) });
    await refreshing;
    expect([kept, forgotten]).toEqual([[], ['one']]);
  });
});
