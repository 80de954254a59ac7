import { describe, expect, it } from 'vitest';
import { createAccounts, type AccountsOptions } from '../../../electron/main/account/accounts';
import type { CredentialCache } from '../../../electron/main/account/credentials';
import type { Exchange } from '../../../electron/main/account/client/get-account';
import type { Credentials } from '../../../electron/main/account/client/signed-request';
import { fail, succeed } from '../../../shared/failure';
import { packRows } from '../../../shared/row-columns';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { openInPlace } from '../reader/read-in-place';
import { profileWith } from '../profiles/fake-settings';

const secrets = 'keychain' as const;
const one = { ...profileWith({ id: 'one', baseUrl: 'https://one.example' }), secrets };
const two = { ...profileWith({ id: 'two', baseUrl: 'https://two.example' }), secrets };
const good = (changes: object = {}): Exchange => ({
  result: succeed(openInPlace({ ...smallAccount, ...changes })),
});
const replaced = { ok: false, error: { code: 'ANSWER_REPLACED' } };
const badRequest = { ok: false, error: { code: 'BAD_REQUEST' } };

/** Accounts whose calls are answered by hand, in any order. */
const setUp = (
  credentials: Partial<CredentialCache> = {},
  changes: Partial<AccountsOptions> = {},
) => {
  const calls: { baseUrl: string; signal: AbortSignal; answer: (exchange: Exchange) => void }[] =
    [];
  const forgotten: string[] = [];
  const accepted: string[] = [];
  const accounts = createAccounts({
    credentials: {
      get: () => Promise.resolve(succeed({ apiKey: 'key' } as Credentials)),
      forget: (profileId) => forgotten.push(profileId),
      forgetAll: () => undefined,
      ...credentials,
    },
    callAccount: ({ baseUrl }, _credentials, signal) =>
      new Promise((answer) => calls.push({ baseUrl, signal, answer })),
    readCopy: () => Promise.resolve(null),
    onAnswer: () => undefined,
    compare: () => Promise.resolve(succeed(null)),
    trust: () => Promise.resolve(succeed(null)),
    onShown: () => undefined,
    onWait: () => undefined,
    onForget: () => undefined,
    ...changes,
    onOutcome: (profile, result) => {
      if (result.ok) accepted.push(profile.id);
      return Promise.resolve();
    },
    now: () => 1234,
  });
  /** The call of that number, once it has been made. */
  const call = async (index: number) => {
    while (calls.length <= index) await Promise.resolve();
    const made = calls[index];
    if (!made) throw new Error('no such call');
    return made;
  };
  return { accounts, calls, call, forgotten, accepted };
};

const revisionOf = (head: { ok: boolean; value?: { revision: number } }): number =>
  head.value?.revision ?? NaN;

describe('refreshing an account', () => {
  it('gives its head, and its lists as text by its revision', async () => {
    const { accounts, call } = setUp();
    const refresh = accounts.refresh(one);
    (await call(0)).answer(good());
    const head = await refresh;
    const { wallets, smartContracts, ...identity } = smallAccount;
    expect(head).toStrictEqual({
      ok: true,
      value: {
        ...identity,
        revision: 1,
        walletCount: wallets.length,
        contractCount: smartContracts.length,
        source: 'service',
        receivedAt: 1234,
        differences: [],
        clock: { skewSeconds: null, corrected: false },
      },
    });
    const piece = (text: string) => succeed({ text, next: null });
    const list = await accounts.list('one', 1, 'wallets', 0);
    expect(list).toEqual(piece(packRows('wallets', [smallWallet])));
    const other = await accounts.list('one', 1, 'contracts', 0);
    expect(other).toEqual(piece(packRows('contracts', [smallContract])));
  });

  it('is one call however often it is asked for, until it ends (security D8, G14)', async () => {
    const { accounts, calls, call } = setUp();
    const all = [accounts.refresh(one), accounts.refresh(one), accounts.refresh(one)];
    (await call(0)).answer(good());
    const heads = await Promise.all(all);
    expect(calls).toHaveLength(1);
    expect(new Set(heads.map(revisionOf))).toEqual(new Set([1]));
    const again = accounts.refresh(one);
    (await call(1)).answer(good());
    expect(revisionOf(await again)).toBe(2);
  });

  it('of two profiles is two calls', async () => {
    const { accounts, call } = setUp();
    const both = [accounts.refresh(one), accounts.refresh(two)];
    expect([(await call(0)).baseUrl, (await call(1)).baseUrl]).toEqual([one.baseUrl, two.baseUrl]);
    (await call(0)).answer(good());
    (await call(1)).answer(good());
    expect((await Promise.all(both)).every(({ ok }) => ok)).toBe(true);
  });

  it('tells of every accepted answer, and of no other', async () => {
    const { accounts, call, accepted } = setUp();
    const refused = accounts.refresh(one);
    (await call(0)).answer({ result: fail('AUTH') });
    await refused;
    expect(accepted).toEqual([]);
    const refresh = accounts.refresh(one);
    (await call(1)).answer(good());
    await refresh;
    expect(accepted).toEqual(['one']);
  });

  it('makes no call without credentials', async () => {
    const failure = fail('KEYCHAIN_TIMEOUT');
    const { accounts, calls } = setUp({ get: () => Promise.resolve(failure) });
    expect(await accounts.refresh(one)).toBe(failure);
    expect(await accounts.refresh(one)).toBe(failure);
    expect(calls).toEqual([]);
  });

  it('that is refused tells which public key to register', async () => {
    const { accounts, call } = setUp();
    const refresh = accounts.refresh(one);
    (await call(0)).answer({ result: fail('AUTH', { status: 401, serverText: 'no' }) });
    expect(await refresh).toEqual(
      fail('AUTH', { status: 401, serverText: 'no', fingerprint: 'SHA256:x' }),
    );
  });

  it.each(['FORBIDDEN', 'TIMEOUT', 'NOT_JSON'] as const)(
    'that ends in %s has no fingerprint',
    async (code) => {
      const { accounts, call } = setUp();
      const refresh = accounts.refresh(one);
      (await call(0)).answer({ result: fail(code) });
      expect(await refresh).toStrictEqual(fail(code));
    },
  );

  it('that fails keeps the last good lists, and the answer for whoever asks', async () => {
    const { accounts, call } = setUp();
    const first = accounts.refresh(one);
    (await call(0)).answer(good());
    await first;
    const second = accounts.refresh(one);
    (await call(1)).answer({ result: fail('NOT_JSON'), answerText: '<html>' });
    await second;
    expect(await accounts.list('one', 1, 'wallets', 0)).toMatchObject({ ok: true });
    expect(accounts.answerText('one')).toBe('<html>');
    const third = accounts.refresh(one);
    (await call(2)).answer(good());
    await third;
    expect(accounts.answerText('one')).toBe('');
  });
});

describe('a list', () => {
  it('of an old, a future or nobody’s revision is refused', async () => {
    const { accounts, call } = setUp();
    for (const index of [0, 1]) {
      const refresh = accounts.refresh(one);
      (await call(index)).answer(good());
      await refresh;
    }
    expect(await accounts.list('one', 2, 'wallets', 0)).toMatchObject({ ok: true });
    expect(await accounts.list('one', 1, 'wallets', 0)).toEqual(replaced);
    expect(await accounts.list('one', 3, 'wallets', 0)).toEqual(badRequest);
    expect(accounts.snapshot('one', 1)).toEqual(replaced);
    expect(accounts.snapshot('two', 2)).toEqual(badRequest);
    expect(await accounts.list('two', 2, 'wallets', 0)).toEqual(badRequest);
  });

  it('of the account on screen survives a late answer for the one before (security G14)', async () => {
    const { accounts, call } = setUp();
    const before = accounts.refresh(one);
    const onScreen = accounts.refresh(two);
    (await call(1)).answer(good());
    const head = await onScreen;
    (await call(0)).answer(good());
    expect((await before).ok).toBe(true);
    expect(await accounts.list('two', revisionOf(head), 'wallets', 0)).toMatchObject({ ok: true });
  });

  it('of the account before is let go', async () => {
    const { accounts, call } = setUp();
    const first = accounts.refresh(one);
    (await call(0)).answer(good());
    await first;
    const second = accounts.refresh(two);
    (await call(1)).answer(good());
    await second;
    expect(await accounts.list('one', 1, 'wallets', 0)).toEqual(badRequest);
  });
});

describe('forgetting an account', () => {
  it('drops its lists, its answer and its credentials', async () => {
    const { accounts, call, forgotten } = setUp();
    const refresh = accounts.refresh(one);
    (await call(0)).answer({ ...good(), answerText: 'text' });
    await refresh;
    accounts.forget('one');
    expect(await accounts.list('one', 1, 'wallets', 0)).toEqual(badRequest);
    expect(accounts.answerText('one')).toBe('');
    expect(forgotten).toEqual(['one']);
  });

  it('while it is being read keeps nothing of what comes', async () => {
    const { accounts, call } = setUp();
    const refresh = accounts.refresh(one);
    const made = await call(0);
    accounts.forget('one');
    made.answer(good());
    expect(await accounts.list('one', revisionOf(await refresh), 'wallets', 0)).toEqual(badRequest);
  });
});

describe('stopping', () => {
  it('gives up every call under way (security I11; fault 52)', async () => {
    const { accounts, call } = setUp();
    void accounts.refresh(one);
    void accounts.refresh(two);
    const signals = [(await call(0)).signal, (await call(1)).signal];
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    accounts.stopAll();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

describe('what a refresh waits for', () => {
  const waiting = () => {
    const waits: unknown[] = [];
    const bytes: ((total: number) => void)[] = [];
    const parts = setUp(
      {},
      {
        onWait: (profileId, wait) => void waits.push([profileId, wait]),
        callAccount: (_profile, _credentials, signal, onBytes) => {
          bytes.push(onBytes);
          return new Promise((answer) => {
            signal.addEventListener('abort', () => {
              answer({ result: fail('ABORTED') });
            });
            answers.push(answer);
          });
        },
      },
    );
    const answers: ((exchange: Exchange) => void)[] = [];
    const started = async (count: number): Promise<void> => {
      while (bytes.length < count) await Promise.resolve();
    };
    return { ...parts, waits, bytes, answers, started };
  };
  const service = (bytes: number) => ['one', { for: 'service', bytes }];

  it('is told from its start to its end, with the bytes that have come', async () => {
    const { accounts, waits, bytes, answers, started } = waiting();
    const refresh = accounts.refresh(one);
    await started(1);
    bytes[0]?.(5000);
    answers[0]?.(good());
    await refresh;
    bytes[0]?.(6000);
    expect(waits).toEqual([
      ['one', { for: 'keychain', bytes: 0 }],
      service(0),
      service(5000),
      ['one', null],
    ]);
  });

  it('ends when it is given up, and says nothing more into the next one', async () => {
    const { accounts, waits, bytes, started } = waiting();
    const first = accounts.refresh(one);
    await started(1);
    accounts.stop('one');
    expect(waits.at(-1)).toEqual(['one', null]);
    const before = waits.length;
    bytes[0]?.(9000);
    expect(waits).toHaveLength(before);
    void accounts.refresh(one);
    await started(2);
    await first;
    expect(waits.at(-1)).toEqual(service(0));
  });
});
