import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { accountPath } from '../../../../shared/base-url';
import { fail } from '../../../../shared/failure';
import type { HttpClient, HttpHeaders } from '../../../../electron/main/account/client/http-client';
import { importSigningKey } from '../../../../electron/main/account/client/sign-jwt';
import { createNonceSource } from '../../../../electron/main/account/client/service-calls';
import { startJudge } from '../../../judge/judge';
import { scriptedHttp } from '../../../service/http-doubles';
import { nowMs, startService, stopServices } from '../../../service/meet-fault';
import { smallAccount } from '../../../service/small-account';
import { call, credentialsFor } from './calling';
import { usualKeyPair } from '../../../keys/usual-key-pair';

const credentials = await credentialsFor({ register: () => undefined });
afterEach(stopServices);

const json = (value: unknown): HttpClient => scriptedHttp(() => Response.json(value));

describe('a call', () => {
  it('gives the account that the service sends', async () => {
    const service = await startService();
    const known = await credentialsFor(service);
    const { userId, name, email } = smallAccount;
    const holder = { userId, name, email };
    const { result } = await call(service.baseUrl, known);
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.summary).toEqual({
      ...holder,
      walletCount: 1,
      contractCount: 1,
      differences: [],
    });
    expect(Buffer.from(result.value.bytes).toString()).toBe(JSON.stringify(smallAccount));
  });

  it('is one request with both credentials (security G10, G12)', async () => {
    const { sent } = await call('https://api.example.com/', credentials, { http: json({}) });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).toStrictEqual({
      accept: 'application/json',
      authorization: expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/u) as string,
      'x-api-key': credentials.apiKey,
    });
  });

  it('goes below the path of the base URL, and signs the endpoint’s path (security F3)', async () => {
    const urls: string[] = [];
    const { sent } = await call('https://api.example.com/tenant/', credentials, {
      http: (request) => {
        urls.push(request.url);
        return json({})(request);
      },
    });
    expect(urls).toEqual(['https://api.example.com/tenant/v1/account']);
    const { authorization = '' } = sent[0]?.headers ?? {};
    const claims = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(claims)).toMatchObject({ url: accountPath, iat: nowMs / 1000, nonce: 1 });
  });

  it.each([
    'http://example.com',
    'https://user:CANARY@example.com',
    'https://example.com?x',
    'file:///etc/passwd',
    '',
  ])('to %j is refused before anything is signed or sent (security G1)', async (baseUrl) => {
    const source = {
      clock: (): number => expect.unreachable(),
      nonce: (): number => expect.unreachable(),
    };
    const { result, sent } = await call(baseUrl, credentials, { source });
    expect(result).toMatchObject({ ok: false, error: { code: 'BASE_URL_INVALID' } });
    expect(JSON.stringify(result)).not.toContain('CANARY');
    expect(sent).toEqual([]);
  });

  it.each<[string, HttpClient]>(
    Object.entries<HttpClient>({
      'a sentence': () => Promise.reject(new Error('CANARY')),
      'a text': () => Promise.reject(Object('CANARY') as Error),
      'a header': () =>
        Promise.reject(new TypeError("Invalid value for header 'x-api-key': CANARY")),
      'a throw at once': () => {
        throw new Error('CANARY');
      },
    }),
  )('never rejects and shows no text of %s (security F5)', async (_name, http) => {
    expect(await call('https://api.example.com', credentials, { http })).toMatchObject({
      result: {
        ok: false,
        error: {
          code: 'INTERNAL',
          host: 'api.example.com',
          url: 'https://api.example.com/v1/account',
        },
      },
    });
  });

  it('ends in a failure when no nonce is free', async () => {
    const source = {
      clock: () => nowMs,
      nonce: (): number => {
        throw new Error('CANARY');
      },
    };
    const { result, sent } = await call('https://api.example.com', credentials, { source });
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result)).not.toContain('CANARY');
    expect(sent).toEqual([]);
  });

  it('ends in UNREACHABLE where nothing listens (fault 2)', async () => {
    const { baseUrl, close } = await startService();
    await close();
    expect((await call(baseUrl, credentials)).result).toMatchObject({
      error: { code: 'UNREACHABLE', netError: 'ERR_CONNECTION_REFUSED' },
    });
  });
});

/** What Electron gives for a proxy that refuses to open a tunnel: its headers, and a body that nobody may read. */
const refusedByProxy: HttpClient = (request) => {
  const headers = { date: 'Thu, 01 Jan 2099 00:00:00 GMT', 'proxy-authenticate': 'Basic' };
  request.onHead?.({ status: 407, headers: new Headers(headers) });
  return Promise.resolve(fail('PROXY_AUTH', { netError: 'ERR_TUNNEL_CONNECTION_FAILED' }));
};

describe('a proxy that asks for a login', () => {
  it('ends a call in PROXY_AUTH (fault 28)', async () => {
    const { result } = await call('https://api.example.com', credentials, {
      http: refusedByProxy,
    });
    expect(result).toMatchObject({
      error: { code: 'PROXY_AUTH', netError: 'ERR_TUNNEL_CONNECTION_FAILED' },
    });
  });

  it('is not heard about the time, nor taken for the service', async () => {
    const heard: HttpHeaders[] = [];
    const { sent } = await call('https://api.example.com', credentials, {
      http: refusedByProxy,
      onHeaders: (headers) => heard.push(headers),
    });
    expect(sent).toHaveLength(1);
    expect(heard).toEqual([]);
  });
});

it.each([
  ['https://api.example.com/tenant', 'full', '/tenant/v1/account'],
  ['https://api.example.com/tenant', 'endpoint', '/v1/account'],
  ['https://api.example.com', 'full', '/v1/account'],
  ['https://api.example.com/a%20b/Ä', 'full', '/a%20b/%C3%84/v1/account'],
] as const)('the signed path of %s, %s, is %s (security F3)', async (baseUrl, signedPath, path) => {
  const target = { baseUrl, signedPath, waitSeconds: 30 } as const;
  const { sent } = await call(target, credentials, { http: json({}) });
  const { authorization = '' } = sent[0]?.headers ?? {};
  const claims = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
  expect(JSON.parse(claims)).toMatchObject({ url: path });
});

it.each([
  [30, { headers: 30_000, silence: 20_000 }],
  [60, { headers: 60_000, silence: 40_000 }],
  [120, { headers: 120_000, silence: 80_000 }],
] as const)(
  'the limits of a call are of silence, for a profile that waits %i s (security G4)',
  async (wait, limits) => {
    const target = { baseUrl: 'https://api.example.com', signedPath: 'endpoint' } as const;
    const { sent } = await call({ ...target, waitSeconds: wait }, credentials, {
      http: json({}),
    });
    expect(sent[0]?.limits).toEqual(limits);
  },
);

describe('a caller that gives up', () => {
  it('before the call sends nothing', async () => {
    const service = await startService();
    const { result } = await call(service.baseUrl, credentials, {}, AbortSignal.abort());
    expect(result).toMatchObject({ ok: false, error: { code: 'ABORTED' } });
    expect(service.requests()).toEqual([]);
  });

  it.each(['before the headers', 'within the body'])('%s ends it in ABORTED', async (when) => {
    const caller = new AbortController();
    const service = await startService({
      intercept: ({ response }) => {
        if (when === 'within the body') response.writeHead(200).write('{');
        setImmediate(() => {
          caller.abort(new Error('CANARY'));
        });
        return 'handled';
      },
    });
    const { result } = await call(service.baseUrl, credentials, {}, caller.signal);
    expect(result).toMatchObject({ ok: false, error: { code: 'ABORTED' } });
    expect(JSON.stringify(result)).not.toContain('CANARY');
  });
});

it('a strict service accepts every one of 50 calls that share a source of nonces (security F1, F2)', async () => {
  const { publicKey, privateKey } = usualKeyPair('own');
  const judge = await startJudge({ account: smallAccount });
  judge.register('judged', publicKey.export({ type: 'spki', format: 'pem' }).toString());
  const key = await importSigningKey(privateKey.export({ type: 'pkcs8', format: 'der' }));
  const source = {
    clock: () => Date.now(),
    nonce: createNonceSource(randomInt, () => performance.now()),
  };
  const results = [];
  for (let batch = 0; batch < 5; batch += 1) {
    const calls = Array.from({ length: 10 }, () =>
      call(judge.baseUrl, { apiKey: 'judged', key }, { source, now: () => Date.now() }),
    );
    results.push(...(await Promise.all(calls)));
  }
  const verdicts = judge.verdicts();
  await judge.close();
  expect(verdicts).toEqual(Array(50).fill({ status: 200, reasons: [] }));
  expect(results.map(({ result }) => result.ok)).toEqual(Array(50).fill(true));
});
