import { describe, expect, it } from 'vitest';
import {
  callWithRetries,
  type CallOptions,
} from '../../../../electron/main/account/client/call-with-retries';
import type { HttpRequest } from '../../../../electron/main/account/client/http-client';
import { importSigningKey } from '../../../../electron/main/account/client/sign-jwt';
import { createServerClock } from '../../../../electron/main/account/client/server-clock';
import type { Failure } from '../../../../shared/failure';
import { scriptedHttp } from '../../../service/http-doubles';
import { smallAccount } from '../../../service/small-account';
import { readInPlace } from '../../reader/read-in-place';
import { usualKeyPair } from '../../../keys/usual-key-pair';

const { privateKey } = usualKeyPair('own');
const key = await importSigningKey(privateKey.export({ type: 'pkcs8', format: 'der' }));

const target = {
  baseUrl: 'https://api.example.com',
  signedPath: 'endpoint',
  waitSeconds: 30,
} as const;
const start = Date.UTC(2026, 0, 2, 3, 4, 5);

interface Claims {
  readonly iat: number;
  readonly nonce: number;
}

const claimsOf = ({ headers }: HttpRequest): Claims => {
  const token = headers['authorization']?.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(token, 'base64url').toString()) as Claims;
};

/** What a service answers to a token; null breaks the connection. */
type Answer = (claims: Claims, serverNow: number, call: number) => Response | null;

/** A world whose time moves only when something waits or a call is made. */
const world = (
  answer: Answer,
  options: { offset?: number; correct?: boolean; date?: boolean } = {},
) => {
  const { offset = 0, correct = true, date = true } = options;
  let time = 0;
  let nonce = 0;
  const tokens: Claims[] = [];
  const waits: number[] = [];
  const clocks = { wall: () => start + time, monotonic: () => time };
  const call: CallOptions = {
    http: scriptedHttp((request) => {
      time += 100;
      const claims = claimsOf(request);
      tokens.push(claims);
      const serverNow = start + time + offset;
      const response = answer(claims, serverNow, tokens.length);
      if (date) response?.headers.set('date', new Date(serverNow).toUTCString());
      return response;
    }),
    nonce: () => (nonce += 1),
    now: clocks.wall,
    monotonic: clocks.monotonic,
    read: (body) => Promise.resolve(readInPlace(body)),
    clock: createServerClock(clocks),
    clockOptions: () => ({ correct, acceptedLargeOffset: false }),
    wait: (ms) => {
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
    random: () => 0.5,
  };
  return { call, tokens, waits };
};

const good = (): Response => Response.json(smallAccount);
const refusal = (words: string): Response => Response.json({ error: words }, { status: 401 });
const strict: Answer = ({ iat }, serverNow) =>
  iat * 1000 > serverNow + 1000 || serverNow - iat * 1000 > 30_000 ? refusal('no') : good();

const run = async ({ call }: ReturnType<typeof world>): Promise<Failure | 'ok'> => {
  const credentials = { apiKey: 'an-api-key-4f1c', key };
  const { result } = await callWithRetries(target, credentials, call, new AbortController().signal);
  return result.ok ? 'ok' : result.error;
};

describe('a call to a service with another clock (security G13; fault 23)', () => {
  it.each([-95_000, -31_000, 31_000, 95_000, 540_000])(
    'is signed again with its time, %i ms off',
    async (offset) => {
      const it = world(strict, { offset });
      expect(await run(it)).toBe('ok');
      expect(it.tokens).toHaveLength(2);
      expect(await run(it)).toBe('ok');
      expect(it.tokens).toHaveLength(3);
    },
  );

  it('is not sent again when it is more than 10 minutes off, but asked about', async () => {
    const it = world(strict, { offset: -3_600_000 });
    expect(await run(it)).toMatchObject({
      code: 'CLOCK_SKEW',
      skewSeconds: 3600,
      canCorrect: true,
    });
    expect(await run(it)).toMatchObject({ code: 'CLOCK_SKEW', canCorrect: true });
    expect(it.tokens).toHaveLength(1);
  });

  it('names the clock and signs nothing again when correcting is off', async () => {
    const it = world(strict, { offset: 95_000, correct: false });
    expect(await run(it)).toMatchObject({ code: 'CLOCK_SKEW', skewSeconds: -95 });
    expect(it.tokens).toHaveLength(1);
  });
});

describe('a refusal without a Date that speaks of what expires, or is issued', () => {
  it.each([
    'API key expired',
    'This API key was not issued for this host',
    'Your subscription has expired',
    'The key was issued to another account',
  ])('is none of the clock: %s', async (text) => {
    const it = world(() => refusal(text), { date: false });
    expect(await run(it)).toMatchObject({ code: 'AUTH', serverText: text });
  });

  it.each([
    'token expired',
    'The token of this key has expired',
    'JWT issued in the future',
    'expired',
  ])('is of the clock: %s', async (text) => {
    const it = world(() => refusal(text), { date: false });
    expect(await run(it)).toMatchObject({ code: 'CLOCK_SKEW', canCorrect: false });
    expect(it.tokens).toHaveLength(1);
  });
});

describe('a call that is refused although the clocks agree', () => {
  it('is not tried again (fault 22)', async () => {
    const it = world(() => refusal('unknown key'));
    expect(await run(it)).toMatchObject({ code: 'AUTH', serverText: 'unknown key' });
    expect(it.tokens).toHaveLength(1);
  });

  it('is refused for good when the corrected time does not help', async () => {
    const it = world(() => refusal('unknown key'), { offset: 95_000 });
    expect(await run(it)).toMatchObject({ code: 'AUTH' });
    expect(it.tokens).toHaveLength(2);
  });

  it('is signed again once for a nonce, with another nonce (fault 24)', async () => {
    const it = world((_claims, _now, call) => (call === 1 ? refusal('nonce reused') : good()));
    expect(await run(it)).toBe('ok');
    expect(it.tokens[0]?.nonce).not.toBe(it.tokens[1]?.nonce);
  });
});

describe('a call that fails in passing', () => {
  it('is tried once more after a broken connection, with a token of its own (security F1, G11; fault 2)', async () => {
    const it = world((_claims, _now, call) => (call === 1 ? null : good()));
    expect(await run(it)).toBe('ok');
    expect(it.waits).toEqual([500]);
    expect(it.tokens[0]?.nonce).not.toBe(it.tokens[1]?.nonce);
  });

  it('gives up after the second broken connection (security G11; fault 2)', async () => {
    const it = world(() => null);
    expect(await run(it)).toMatchObject({ code: 'UNREACHABLE', netError: 'ERR_CONNECTION_RESET' });
    expect(it.tokens).toHaveLength(2);
  });

  it('gives up after the third 503, within 45 s (security G11; fault 27)', async () => {
    const headers = { 'retry-after': '10' };
    const it = world(() => new Response('busy', { status: 503, headers }));
    expect(await run(it)).toMatchObject({ code: 'SERVER_ERROR', status: 503, seconds: 10 });
    expect(it.waits).toEqual([10_000, 10_000]);
  });

  it('tells of a longer pause at once, for the window to count it down (security G11)', async () => {
    const headers = { 'retry-after': '20' };
    const it = world(() => new Response('busy', { status: 503, headers }));
    expect(await run(it)).toMatchObject({ code: 'SERVER_ERROR', status: 503, seconds: 20 });
    expect([it.waits, it.tokens.length]).toEqual([[], 1]);
  });

  it('says that nothing has come yet while it waits for the next attempt', async () => {
    const it = world((_claims, _now, call) =>
      call === 1 ? new Response('busy', { status: 503 }) : good(),
    );
    const bytes: number[] = [];
    const call = { ...it.call, onBytes: (total: number) => void bytes.push(total) };
    expect(await run({ ...it, call })).toBe('ok');
    // The network of these tests tells of no bytes.
    expect(bytes).toEqual([0]);
  });

  it('stops waiting when the person stops it', async () => {
    const it = world(() => new Response('busy', { status: 503 }));
    const controller = new AbortController();
    const stopped: CallOptions = {
      ...it.call,
      wait: () => {
        controller.abort();
        return Promise.resolve();
      },
    };
    const credentials = { apiKey: 'an-api-key-4f1c', key };
    const { result } = await callWithRetries(target, credentials, stopped, controller.signal);
    expect(result).toMatchObject({ ok: false, error: { code: 'ABORTED' } });
    expect(it.tokens).toHaveLength(1);
  });
});
