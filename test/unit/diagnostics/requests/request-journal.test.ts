import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { fail, succeed, type Result } from '../../../../shared/failure';
import { apiKey, makeCall, quietJournal, signed, signedAt, signer, subject, url } from './requests';

const journalAt = () => quietJournal(() => signedAt);
const accepted = { result: succeed(null) };
const lastOf = (journal: ReturnType<typeof journalAt>) => journal.requests(signer.id)[0];
/** The claims of a token, decoded here by hand. */
const claimsOf = ({ token }: { readonly token: string }): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
const refused = { result: fail('AUTH', { status: 401 }) };

/** Makes one call that ends when the test resolves it. */
const startCall = async (journal: ReturnType<typeof journalAt>) => {
  const request = await signed();
  let resolve: (answer: { result: Result<unknown> }) => void = () => undefined;
  const answered = new Promise<{ result: Result<unknown> }>((done) => {
    resolve = done;
  });
  const call = journal.watch(subject, ({ onSigned }) => {
    onSigned(request, url);
    return answered;
  });
  return {
    request,
    answer: async (answer: { result: Result<unknown> }) => {
      resolve(answer);
      return call;
    },
  };
};

describe('the journal of requests', () => {
  it('notes a request as sent, then its outcome, and passes the answer through', async () => {
    const journal = journalAt();
    const { answer } = await startCall(journal);
    expect(lastOf(journal)?.outcome).toBe('sent');
    expect(await answer(accepted)).toBe(accepted);
    expect(lastOf(journal)).toMatchObject({
      outcome: 'accepted',
      parts: {
        header: { alg: 'RS256', typ: 'JWT' },
        claims: { iat: 1_750_000_000, exp: 1_750_000_030, url: '/v1/account', body: '' },
        url,
        signedAt,
        fingerprint: signer.publicKey.fingerprint,
        isVerified: true,
      },
    });
    expect(journal.lastAccepted(signer.id)).toBe(lastOf(journal)?.parts);
  });

  it('keeps the last accepted request beside a refused one', async () => {
    const journal = journalAt();
    const first = await startCall(journal);
    await first.answer(accepted);
    const second = await startCall(journal);
    await second.answer(refused);
    const [last, lastAccepted] = [lastOf(journal), journal.lastAccepted(signer.id)];
    expect(last).toMatchObject({ outcome: 'AUTH', parts: { claims: claimsOf(second.request) } });
    expect(lastAccepted?.claims).toEqual(claimsOf(first.request));
  });

  it('notes each attempt of a call, with its outcome', async () => {
    const journal = journalAt();
    const busy = fail('SERVER_ERROR', { status: 503 });
    await makeCall(journal, [
      { result: busy, status: 503, bytes: 4, text: 'busy' },
      { result: busy, status: 503 },
      { result: succeed(null), status: 200, bytes: 18_400 },
    ]);
    expect(journal.requests(signer.id)).toMatchObject([
      { attempt: 3, outcome: 'accepted', status: 200, bytes: 18_400, answerText: '' },
      { attempt: 2, outcome: 'SERVER_ERROR', status: 503 },
      { attempt: 1, outcome: 'SERVER_ERROR', status: 503, bytes: 4, answerText: 'busy' },
    ]);
    const [first, , last] = journal.requests(signer.id);
    expect(first?.call).toBe(last?.call);
    expect(first?.call).toMatchObject({ purpose: 'account', attempts: 3 });
  });

  it.each([
    ['says that it was the clock, once the call knows', refused.result, 'CLOCK_SKEW', 'CLOCK_SKEW'],
    [
      'stays when the wait for the next is stopped',
      fail('SERVER_ERROR'),
      'ABORTED',
      'SERVER_ERROR',
    ],
  ] as const)('the outcome of the last attempt %s', async (_what, result, code, outcome) => {
    const journal = journalAt();
    await journal.watch(subject, async ({ onSigned, onEnded }) => {
      onSigned(await signed(), url);
      onEnded({ result, status: 401, headers: [], bytes: 0, text: '' });
      return { result: fail(code) };
    });
    expect(journal.requests(signer.id)).toMatchObject([{ outcome, status: 401 }]);
  });

  it('assigns a late outcome to its own request only', async () => {
    const journal = journalAt();
    const slow = await startCall(journal);
    const dry = await signed();
    journal.noteUnsent(signer, dry, url);
    await slow.answer(accepted);
    expect(journal.requests(signer.id)).toMatchObject([
      { outcome: 'unsent', parts: { claims: claimsOf(dry) } },
      { outcome: 'accepted', parts: { claims: claimsOf(slow.request) } },
    ]);
    expect(journal.lastAccepted(signer.id)).toBeDefined();
  });

  it('leaves the last request as it is when a call fails before it signs', async () => {
    const journal = journalAt();
    await (await startCall(journal)).answer(accepted);
    await journal.watch(subject, () => Promise.resolve({ result: fail('CLOCK_SKEW') }));
    expect(lastOf(journal)?.outcome).toBe('accepted');
  });

  it('notes a call that throws, and rethrows', async () => {
    const journal = journalAt();
    const request = await signed();
    const call = journal.watch(subject, ({ onSigned }) => {
      onSigned(request, url);
      return Promise.reject(new Error('bug'));
    });
    await expect(call).rejects.toThrow('bug');
    expect(lastOf(journal)?.outcome).toBe('INTERNAL');
  });

  it('forgets a profile for good, even one with a running call', async () => {
    const known = { is: true };
    const journal = quietJournal(() => signedAt, { isKnown: () => known.is });
    await makeCall(journal, [accepted]);
    const { answer } = await startCall(journal);
    journal.forget(signer.id);
    known.is = false;
    await answer(accepted);
    journal.noteUnsent(signer, await signed(), url);
    expect(lastOf(journal)).toBeUndefined();
    expect(journal.lastAccepted(signer.id)).toBeUndefined();
  });

  it('notes the requests of a profile that could not be removed', async () => {
    const journal = journalAt();
    journal.forget(signer.id);
    const { answer } = await startCall(journal);
    await answer(accepted);
    expect(lastOf(journal)?.outcome).toBe('accepted');
    expect(journal.lastAccepted(signer.id)).toBeDefined();
  });

  it('never holds the API key or a signature (M6)', async () => {
    const journal = journalAt();
    const { request, answer } = await startCall(journal);
    const sent = lastOf(journal);
    await answer(accepted);
    const kept = [sent, lastOf(journal), journal.lastAccepted(signer.id)];
    for (const secret of [apiKey, request.token, request.token.split('.')[2]]) {
      expect(inspect(kept, { depth: null, maxStringLength: null })).not.toContain(secret);
    }
  });

  it.each(['', 'x', 'a.b.c', 'e30.e30.e30'])(
    'does not disturb a call whose token it cannot read: "%s"',
    async (token) => {
      const journal = journalAt();
      const request = { ...(await signed()), token };
      const call = journal.watch(subject, ({ onSigned }) => {
        onSigned(request, url);
        return Promise.resolve(accepted);
      });
      expect(await call).toBe(accepted);
      expect(lastOf(journal)).toBeUndefined();
    },
  );

  it('keeps the last 20 outcomes of each service, oldest first, from all profiles', async () => {
    let time = 0;
    const journal = quietJournal(() => (time += 0.5));
    const make = (baseUrl: string, answer: { result: Result<unknown> }) =>
      journal.watch({ baseUrl, owner: null }, () => Promise.resolve(answer));
    await make('https://b.example', accepted);
    for (let i = 0; i < 25; i += 1) await make('https://a.example', refused);
    expect(journal.outcomesAt('https://a.example').map(({ code }) => code)).toEqual(
      Array.from({ length: 20 }, () => 'AUTH'),
    );
    const times = journal.outcomesAt('https://a.example').map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(journal.outcomesAt('https://b.example')).toMatchObject([{ at: 1, code: 'ok' }]);
    expect(journal.outcomesAt('https://c.example')).toEqual([]);
  });

  it.each([
    [accepted, { code: 'ok', status: undefined, milliseconds: 12 }],
    [
      { result: fail('AUTH', { status: 401, host: 'api.example.com', serverText: 'text' }) },
      { code: 'AUTH', status: 401, milliseconds: 12 },
    ],
  ])('logs the outcome and the duration of a request', async (answer, fields) => {
    const noted: unknown[] = [];
    let time = 0;
    const journal = quietJournal(() => 0, {
      log: (event, said) => void noted.push([event, said]),
      monotonic: () => (time += 12.4),
    });
    await journal.watch(subject, () => Promise.resolve(answer));
    expect(noted).toEqual([['call', fields]]);
  });

  it('keeps no token of a request that belongs to no profile', async () => {
    const journal = journalAt();
    const request = await signed();
    await journal.watch({ ...subject, owner: null }, ({ onSigned }) => {
      onSigned(request, url);
      return Promise.resolve(accepted);
    });
    expect(lastOf(journal)).toBeUndefined();
  });

  it('passes a failure on with the number of its request', async () => {
    const journal = journalAt();
    const { result } = await makeCall(journal, [refused]);
    expect(result).toEqual(fail('AUTH', { status: 401, request: lastOf(journal)?.id ?? 0 }));
  });

  it('reports the start and the end of a request', async () => {
    const noted: string[] = [];
    const journal = quietJournal(() => 0, {
      onNoted: (profileId) => void noted.push(profileId),
    });
    await makeCall(journal, [refused]);
    await journal.watch({ ...subject, owner: null }, () => Promise.resolve(refused));
    expect(noted).toEqual([signer.id, signer.id]);
  });
});
