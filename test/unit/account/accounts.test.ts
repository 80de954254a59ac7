import { describe, expect, it } from 'vitest';
import { createAccounts, type AccountsOptions } from '../../../electron/main/account/accounts';
import type { Credentials } from '../../../electron/main/account/client/sign-jwt';
import type { CredentialCache } from '../../../electron/main/account/credentials';
import type { Exchange } from '../../../electron/main/account/client/get-account';
import { fail, succeed, type Result } from '../../../shared/failure';
import { packRows } from '../../../shared/row-columns';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { openInPlace } from '../reader/read-in-place';
import { one, quietParts, rowsOf, two } from './quiet-parts';

const good = (changes: object = {}): Exchange => ({
  result: succeed(openInPlace({ ...smallAccount, ...changes })),
});

interface Call {
  readonly signal: AbortSignal;
  readonly onBytes: (total: number) => void;
  readonly answer: (exchange: Exchange) => void;
}

/** Accounts whose service calls the test answers itself, in any order. */
const setUp = (
  credentials: Partial<CredentialCache> = {},
  changes: Partial<AccountsOptions> = {},
) => {
  const calls: Call[] = [];
  const forgotten: string[] = [];
  const accounts = createAccounts({
    ...quietParts,
    credentials: {
      ...quietParts.credentials,
      forget: (profileId) => forgotten.push(profileId),
      ...credentials,
    },
    callAccount: (_profile, _credentials, signal, onBytes) =>
      new Promise((answer) => calls.push({ signal, onBytes, answer })),
    ...changes,
    now: () => 1234,
  });
  /** Resolves with the call of that number once it has been made. */
  const call = async (index: number) => {
    while (calls.length <= index) await Promise.resolve();
    const made = calls[index];
    if (!made) throw new Error('no such call');
    return made;
  };
  /** Refreshes, and answers the call of that number with the exchange. */
  const refresh = async (index = 0, exchange = good(), profile = one) => {
    const head = accounts.refresh(profile);
    (await call(index)).answer(exchange);
    return head;
  };
  return { accounts, calls, call, refresh, forgotten };
};

const revisionOf = (head: { ok: boolean; value?: { revision: number } }): number =>
  head.value?.revision ?? NaN;

describe('refreshing an account', () => {
  it('returns its head, and serves its lists by revision', async () => {
    const { accounts, refresh } = setUp();
    const head = await refresh();
    const { wallets, smartContracts, ...identity } = smallAccount;
    expect(head).toStrictEqual(
      succeed({
        ...identity,
        revision: 1,
        walletCount: wallets.length,
        contractCount: smartContracts.length,
        source: 'service',
        receivedAt: 1234,
        differences: [],
        clock: { skewSeconds: null, corrected: false },
      }),
    );
    const piece = (text: string) => succeed({ text, next: null });
    const list = await accounts.askAbout('one', 1, 'readRows', { list: 'wallets', from: 0 });
    expect(list).toEqual(piece(packRows('wallets', [smallWallet])));
    const other = await accounts.askAbout('one', 1, 'readRows', { list: 'contracts', from: 0 });
    expect(other).toEqual(piece(packRows('contracts', [smallContract])));
  });

  it('is one call however often it is asked for, until it ends (security D8, G14)', async () => {
    const { accounts, calls, call, refresh } = setUp();
    const all = [accounts.refresh(one), accounts.refresh(one), accounts.refresh(one)];
    (await call(0)).answer(good());
    const heads = await Promise.all(all);
    expect(calls).toHaveLength(1);
    expect(new Set(heads.map(revisionOf))).toEqual(new Set([1]));
    expect(revisionOf(await refresh(1))).toBe(2);
  });

  it('makes no call without credentials', async () => {
    const failure = fail('KEYCHAIN_TIMEOUT');
    const { accounts, calls } = setUp({ get: () => Promise.resolve(failure) });
    expect(await accounts.refresh(one)).toBe(failure);
    expect(await accounts.refresh(one)).toBe(failure);
    expect(calls).toEqual([]);
  });

  it('keeps the last good lists when it fails', async () => {
    const { accounts, refresh } = setUp();
    await refresh();
    await refresh(1, { result: fail('NOT_JSON') });
    expect(await rowsOf(accounts, 'one', 1)).toBe('ok');
  });
});

describe('a list', () => {
  it('of an old, a future or another profile’s revision is refused', async () => {
    const { accounts, refresh } = setUp();
    for (const index of [0, 1]) await refresh(index);
    expect(await rowsOf(accounts, 'one', 2)).toBe('ok');
    expect(await rowsOf(accounts, 'one', 1)).toBe('ANSWER_REPLACED');
    expect(await rowsOf(accounts, 'one', 3)).toBe('BAD_REQUEST');
    expect(await rowsOf(accounts, 'two', 2)).toBe('BAD_REQUEST');
    expect(accounts.snapshot('one', 1)).toEqual(fail('ANSWER_REPLACED'));
    expect(accounts.snapshot('two', 2)).toEqual(fail('BAD_REQUEST'));
  });

  it('of the account on screen survives a late answer for the one before, whose lists are let go (security G14)', async () => {
    const compared: string[] = [];
    const take = (profileId: string) => {
      compared.push(profileId);
      return Promise.resolve(succeed(null));
    };
    const { accounts, call, refresh } = setUp({}, { baselines: { ...quietParts.baselines, take } });
    const before = accounts.refresh(one);
    const [late, shown] = [openInPlace(smallAccount), openInPlace(smallAccount)];
    const head = await refresh(1, { result: succeed(shown) }, two);
    (await call(0)).answer({ result: succeed(late) });
    expect((await before).ok).toBe(true);
    expect(await rowsOf(accounts, 'one', revisionOf(await before))).toBe('BAD_REQUEST');
    expect(await rowsOf(accounts, 'two', revisionOf(head))).toBe('ok');
    expect([late.session.isOpen(), shown.session.isOpen()]).toEqual([false, true]);
    // The late answer may be another account's, so it is not compared.
    expect(compared).toEqual(['two']);
    await refresh(2);
    expect(await rowsOf(accounts, 'two', revisionOf(head))).toBe('BAD_REQUEST');
    expect(shown.session.isOpen()).toBe(false);
  });
});

describe('forgetting an account', () => {
  it('drops its lists and its credentials', async () => {
    const { accounts, forgotten, refresh } = setUp();
    const shown = openInPlace(smallAccount);
    await refresh(0, { result: succeed(shown) });
    accounts.forget('two');
    expect(shown.session.isOpen()).toBe(true);
    accounts.forget('one');
    expect(await rowsOf(accounts, 'one', 1)).toBe('BAD_REQUEST');
    expect([forgotten, shown.session.isOpen()]).toEqual([['two', 'one'], false]);
  });

  it('during a refresh keeps nothing of the answer', async () => {
    const { accounts, call } = setUp();
    const refresh = accounts.refresh(one);
    const made = await call(0);
    accounts.forget('one');
    made.answer(good());
    expect(await rowsOf(accounts, 'one', revisionOf(await refresh))).toBe('BAD_REQUEST');
  });
});

it('stopping gives up every call under way (security I11; fault 52)', async () => {
  const { accounts, call } = setUp();
  void accounts.refresh(one);
  void accounts.refresh(two);
  const signals = [(await call(0)).signal, (await call(1)).signal];
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  accounts.stopAll();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

it('a refresh that waits for the keychain ends on stop or sleep, and the next refresh starts', async () => {
  const answers: ((credentials: Result<Credentials>) => void)[] = [];
  const { accounts, calls, call } = setUp({
    get: () => new Promise((resolve) => answers.push(resolve)),
  });
  const slept = accounts.refresh(one);
  accounts.stopAll('sleep');
  expect(await slept).toEqual(fail('ABORTED', { endedBy: 'sleep' }));
  const stopped = accounts.refresh(one);
  accounts.stop(one.id);
  expect(await stopped).toEqual(fail('ABORTED'));
  const next = accounts.refresh(one);
  expect(answers).toHaveLength(3);
  for (const answer of answers) answer(succeed({ apiKey: 'key' } as Credentials));
  (await call(0)).answer({ result: fail('OFFLINE') });
  expect(await next).toEqual(fail('OFFLINE'));
  // Responses of the keychain after the stop led to no call.
  expect(calls).toHaveLength(1);
});

describe('the wait of a refresh', () => {
  const waiting = () => {
    const waits: unknown[] = [];
    return { ...setUp({}, { onWait: (id, wait) => void waits.push([id, wait]) }), waits };
  };
  const service = (bytes: number) => ['one', { for: 'service', bytes }];

  it('is reported from its start to its end, with the bytes received', async () => {
    const { accounts, waits, call } = waiting();
    const refresh = accounts.refresh(one);
    const { answer, onBytes } = await call(0);
    onBytes(5000);
    answer(good());
    await refresh;
    onBytes(6000);
    expect(waits).toEqual([
      ['one', { for: 'keychain', bytes: 0 }],
      service(0),
      service(5000),
      ['one', null],
    ]);
  });

  it('ends when the refresh is stopped, and reports nothing later during the next refresh', async () => {
    const { accounts, waits, call } = waiting();
    const first = accounts.refresh(one);
    const { answer, onBytes } = await call(0);
    accounts.stop('one');
    expect(waits.at(-1)).toEqual(['one', null]);
    const before = waits.length;
    onBytes(9000);
    expect(waits).toHaveLength(before);
    void accounts.refresh(one);
    await call(1);
    answer({ result: fail('ABORTED') });
    await first;
    expect(waits.at(-1)).toEqual(service(0));
  });
});
