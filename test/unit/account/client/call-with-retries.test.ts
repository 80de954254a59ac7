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

const nonceOf = ({ headers }: HttpRequest): number => {
  const claims = headers['authorization']?.split('.')[1] ?? '';
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { nonce: number }).nonce;
};

/**
 * A service that gives `answer` for the call of each number (null breaks the connection), and clocks that move only
 * when something waits or a call is made. The service's clock is `ahead` milliseconds ahead; without `ahead`, responses
 * have no Date.
 */
const world = (answer: (call: number) => Response | null, ahead?: number, correct = true) => {
  let time = 0;
  let drawn = 0;
  const nonces: number[] = [];
  const waits: number[] = [];
  const clocks = { wall: () => start + time, monotonic: () => time };
  const call: CallOptions = {
    http: scriptedHttp((request) => {
      time += 100;
      nonces.push(nonceOf(request));
      const response = answer(nonces.length);
      if (ahead !== undefined) {
        response?.headers.set('date', new Date(start + time + ahead).toUTCString());
      }
      return response;
    }),
    nonce: () => (drawn += 1),
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
  const run = async (
    changes: Partial<CallOptions> = {},
    signal = new AbortController().signal,
  ): Promise<Failure | 'ok'> => {
    const credentials = { apiKey: 'an-api-key-4f1c', key };
    const { result } = await callWithRetries(target, credentials, { ...call, ...changes }, signal);
    return result.ok ? 'ok' : result.error;
  };
  return { run, nonces, waits };
};

const good = (): Response => Response.json(smallAccount);
const refused = (body: object): Response => Response.json(body, { status: 401 });
const refusal = (words: string): Response => refused({ error: words });
const busy = (headers = {}): Response => new Response('busy', { status: 503, headers });

describe('a call that is refused by a service with another clock (security G13; fault 23)', () => {
  it('reports the difference, which the user may agree to correct, if it is more than 10 minutes', async () => {
    const { run, nonces } = world(() => refusal('no'), -3_600_000);
    const skew = { code: 'CLOCK_SKEW', skewSeconds: 3600, canCorrect: true };
    expect([await run(), await run()]).toEqual([skew, skew]);
    expect(nonces).toHaveLength(1);
  });

  it('reports the difference, and is not signed again, if correction is off', async () => {
    const { run, nonces } = world(() => refusal('no'), 95_000, false);
    expect(await run()).toMatchObject({ code: 'CLOCK_SKEW', skewSeconds: -95, canCorrect: true });
    expect(nonces).toHaveLength(1);
  });
});

describe('a refusal without Date whose words mention expiry or issue', () => {
  it.each([
    'API key expired',
    'This API key was not issued for this host',
    'Your subscription has expired',
    'API_KEY_EXPIRED',
    'APIKeyExpired',
  ])('is not blamed on the clock: %s', async (text) => {
    const { run } = world(() => refusal(text));
    expect(await run()).toMatchObject({ code: 'AUTH', serverText: text });
  });

  it.each([
    'token expired',
    'The token of this key has expired',
    'JWT issued in the future',
    'expired',
    'TOKEN_EXPIRED',
  ])('is blamed on the clock: %s', async (text) => {
    const { run, nonces } = world(() => refusal(text));
    expect(await run()).toMatchObject({ code: 'CLOCK_SKEW', canCorrect: false });
    expect(nonces).toHaveLength(1);
  });
});

it('a call that is refused for its nonce is signed again once, with another (fault 24)', async () => {
  const { run, nonces } = world((call) => (call === 1 ? refusal('nonce reused') : good()));
  expect(await run()).toBe('ok');
  expect(nonces).toEqual([1, 2]);
});

it('the reason of a refusal may be in its error name alone', async () => {
  const message = 'Unauthorized';
  const late = world(() => refused({ message, error: 'tokenExpired' }));
  expect(await late.run()).toMatchObject({ code: 'CLOCK_SKEW', serverText: message });
  const twice = world((call) => (call === 1 ? refused({ message, code: 'NONCE_REUSED' }) : good()));
  expect(await twice.run()).toBe('ok');
});

it.each([
  // RFC 6750 uses this name for any refusal.
  [{ error: 'invalid_token', error_description: 'The API key has expired' }, 'AUTH'],
  [{ error: 'api_key', message: 'Expired' }, 'AUTH'],
  [{ error: 'invalid_token', error_description: 'Expired' }, 'CLOCK_SKEW'],
  [{ error: 'TOKEN_EXPIRED', message: 'No access to this account' }, 'CLOCK_SKEW'],
  [{ error: 'Unauthorized', code: 'JWTExpired' }, 'CLOCK_SKEW'],
])('the message of a refusal decides before its error name: %o', async (said, code) => {
  expect(await world(() => refused(said)).run()).toMatchObject({ code });
});

describe('a call that fails in passing', () => {
  it('is tried once more after a broken connection, with a token of its own (security F1, G11; fault 2)', async () => {
    const { run, nonces, waits } = world((call) => (call === 1 ? null : good()));
    expect(await run()).toBe('ok');
    expect([waits, nonces]).toEqual([[500], [1, 2]]);
  });

  it('gives up after the second broken connection (security G11; fault 2)', async () => {
    const { run, nonces } = world(() => null);
    expect(await run()).toMatchObject({ code: 'UNREACHABLE', netError: 'ERR_CONNECTION_RESET' });
    expect(nonces).toHaveLength(2);
  });

  it('gives up after the third 503, within 45 s (security G11; fault 27)', async () => {
    const { run, waits } = world(() => busy({ 'retry-after': '10' }));
    expect(await run()).toMatchObject({ code: 'SERVER_ERROR', status: 503, seconds: 10 });
    expect(waits).toEqual([10_000, 10_000]);
  });

  it.each([
    ['while it waits for the next attempt', () => busy()],
    ['where it is signed anew', () => refusal('Nonce already used')],
  ])('reports no received bytes %s', async (_when, failed) => {
    const bytes: number[] = [];
    const { run } = world((call) => (call === 1 ? failed() : good()));
    expect(await run({ onBytes: (total) => void bytes.push(total) })).toBe('ok');
    // The network of these tests reports no bytes.
    expect(bytes).toEqual([0]);
  });

  it('stops waiting when the user stops the call', async () => {
    const { run, nonces } = world(() => busy());
    const controller = new AbortController();
    const wait = (): Promise<void> => {
      controller.abort();
      return Promise.resolve();
    };
    expect(await run({ wait }, controller.signal)).toEqual({ code: 'ABORTED' });
    expect(nonces).toHaveLength(1);
  });
});
