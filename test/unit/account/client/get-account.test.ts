import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { fail } from '../../../../shared/failure';
import type { HttpClient, HttpHeaders } from '../../../../electron/main/account/client/http-client';
import { importSigningKey } from '../../../../electron/main/account/client/sign-jwt';
import { createNonceSource } from '../../../../electron/main/account/client/service-calls';
import { startJudge } from '../../../judge/judge';
import { scriptedHttp } from '../../../service/http-doubles';
import { nowMs, startService, stopServices } from '../../../service/test-services';
import { smallAccount } from '../../../service/small-account';
import { call, credentialsFor } from './calling';
import { usualKeyPair } from '../../../keys/usual-key-pair';

const credentials = await credentialsFor({ register: () => undefined });
afterEach(stopServices);

const baseUrl = 'https://api.example.com';
const http = scriptedHttp(() => Response.json({}));
const failing = (): never => {
  throw new Error('CANARY');
};

describe('a call', () => {
  it('returns the account that the service sends', async () => {
    const service = await startService();
    const { result } = await call(service.baseUrl, await credentialsFor(service));
    if (!result.ok) throw new Error(result.error.code);
    const { userId, name, email } = smallAccount;
    expect(result.value.summary).toEqual({
      userId,
      name,
      email,
      walletCount: 1,
      contractCount: 1,
      differences: [],
    });
    expect(Buffer.from(result.value.bytes).toString()).toBe(JSON.stringify(smallAccount));
  });

  it('is one request with both credentials (security G10, G12)', async () => {
    const { sent } = await call(baseUrl, credentials, { http });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).toStrictEqual({
      accept: 'application/json',
      authorization: expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/u) as string,
      'x-api-key': credentials.apiKey,
    });
  });

  it('to an address that is none is refused before anything is signed or sent (security G1)', async () => {
    const source = {
      clock: (): number => expect.unreachable(),
      nonce: (): number => expect.unreachable(),
    };
    const { result, sent } = await call('https://user:CANARY@example.com', credentials, { source });
    expect(result).toMatchObject(fail('BASE_URL_INVALID'));
    expect(JSON.stringify(result)).not.toContain('CANARY');
    expect(sent).toEqual([]);
  });

  it.each([
    ['the network', { http: failing }],
    ['the network, later', { http: () => Promise.reject(new Error('CANARY')) }],
    ['the source of nonces', { source: { clock: () => nowMs, nonce: failing } }],
  ])('never rejects and shows no text of an error of %s (security F5)', async (_whose, options) => {
    const { result } = await call(baseUrl, credentials, options);
    const url = 'https://api.example.com/v1/account';
    expect(result).toEqual(fail('INTERNAL', { host: 'api.example.com', url }));
  });

  it('sends nothing for a caller that has already stopped it', async () => {
    const service = await startService();
    const { result } = await call(service.baseUrl, credentials, {}, AbortSignal.abort());
    expect(result).toMatchObject(fail('ABORTED'));
    expect(service.requests()).toEqual([]);
  });

  it('by a proxy that asks for a login is PROXY_AUTH, and nothing of it is taken for the service (fault 28)', async () => {
    // Electron reports this for a proxy that refuses a tunnel: its headers, and a body that cannot be read.
    const failure = fail('PROXY_AUTH', { netError: 'ERR_TUNNEL_CONNECTION_FAILED' });
    const refusedByProxy: HttpClient = (request) => {
      const headers = { date: 'Thu, 01 Jan 2099 00:00:00 GMT', 'proxy-authenticate': 'Basic' };
      request.onHead?.({ status: 407, headers: new Headers(headers) });
      return Promise.resolve(failure);
    };
    const heard: HttpHeaders[] = [];
    const { result, sent } = await call(baseUrl, credentials, {
      http: refusedByProxy,
      onHeaders: (headers) => heard.push(headers),
    });
    expect(result).toMatchObject(failure);
    expect([sent.length, heard]).toEqual([1, []]);
  });
});

it.each([
  [null, 'ok'],
  ['application/json', 'ok'],
  ['Application/JSON; charset="UTF-8"', 'ok'],
  ['application/json; charset=iso-8859-1', 'BAD_ENCODING'],
  ['application/problem+json', 'NOT_JSON'],
  ['text/plain', 'NOT_JSON'],
])('an answer whose type is %s is %s (security G6; faults 15, 16)', async (type, ending) => {
  const headers = type === null ? {} : { 'content-type': type };
  const body = Buffer.from('{"userId":"user-1"}');
  const answering = scriptedHttp(() => new Response(body, { headers }));
  const { result } = await call(baseUrl, credentials, { http: answering });
  expect(result.ok ? 'ok' : result.error.code).toBe(ending);
});

it.each([
  ['{}', 'content-type'],
  ['', 'empty'],
] as const)('%j of another type is no account because of: %s', async (body, answer) => {
  const headers = { 'content-type': 'text/plain' };
  const answering = scriptedHttp(() => new Response(body, { headers }));
  const { result } = await call(baseUrl, credentials, { http: answering });
  expect(result).toMatchObject({ error: { code: 'NOT_JSON', answer } });
});

it.each([
  [204, 'UNEXPECTED_STATUS', '', 'empty'],
  [404, 'NOT_FOUND', '', 'empty'],
  [404, 'NOT_FOUND', 'no such page', undefined],
] as const)('status %i is %s, and with the body %j it is told as %s', async (...row) => {
  const [status, code, body, answer] = row;
  const answering = scriptedHttp(() => new Response(body === '' ? null : body, { status }));
  const { result } = await call(baseUrl, credentials, { http: answering });
  expect(result).toMatchObject({ error: { code, status } });
  expect(result.ok ? null : result.error.answer).toBe(answer);
});

it('a response typed as HTML is a web page, and its text is decoded by its charset', async () => {
  const answering = (status: number, type: string, body: Buffer<ArrayBuffer>) =>
    call(baseUrl, credentials, {
      http: scriptedHttp(() => new Response(body, { status, headers: { 'content-type': type } })),
    });
  const page = Buffer.from('<script>location="/anmelden?grund=Gäste"</script>', 'latin1');
  const portal = await answering(200, 'text/html; charset=iso-8859-1', page);
  expect(portal.result).toMatchObject({ error: { code: 'NOT_JSON', title: '' } });
  expect(portal.answerText).toContain('Gäste');
  const refused = await answering(403, 'text/plain; charset=latin1', Buffer.from('für', 'latin1'));
  expect(refused.result).toMatchObject({ error: { code: 'FORBIDDEN', serverText: 'für' } });
});

it.each([
  ['/tenant', 'full', '/tenant/v1/account', '/tenant/v1/account'],
  ['/tenant/', 'endpoint', '/v1/account', '/tenant/v1/account'],
  ['', 'full', '/v1/account', '/v1/account'],
  ['/a%20b/Ä', 'full', '/a%20b/%C3%84/v1/account', '/a%20b/%C3%84/v1/account'],
] as const)(
  'the call below %j, %s, signs %s (security F3)',
  async (folder, signedPath, signed, called) => {
    const target = { baseUrl: baseUrl + folder, signedPath, waitSeconds: 30 } as const;
    const { sent } = await call(target, credentials, { http });
    expect(sent[0]?.url).toBe(baseUrl + called);
    const { authorization = '' } = sent[0]?.headers ?? {};
    const claims = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(claims)).toMatchObject({ url: signed, iat: nowMs / 1000, nonce: 1 });
  },
);

it.each([
  [30, { headers: 30_000, silence: 20_000 }],
  [120, { headers: 120_000, silence: 80_000 }],
] as const)(
  'the limits of a call are of silence, for a profile that waits %i s (security G4)',
  async (waitSeconds, limits) => {
    const target = { baseUrl, signedPath: 'endpoint', waitSeconds } as const;
    const { sent } = await call(target, credentials, { http });
    expect(sent[0]?.limits).toEqual(limits);
  },
);

it('a strict service accepts every one of 50 calls that share a source of nonces (security F1, F2)', async () => {
  const { publicKey, privateKey } = usualKeyPair('own');
  const judge = await startJudge(smallAccount);
  judge.register('judged', publicKey.export({ type: 'spki', format: 'pem' }).toString());
  const key = await importSigningKey(privateKey.export({ type: 'pkcs8', format: 'der' }));
  const source = {
    clock: () => Date.now(),
    nonce: createNonceSource(randomInt, () => performance.now()),
  };
  const options = { source, now: () => Date.now() };
  for (let batch = 0; batch < 5; batch += 1) {
    const calls = Array.from({ length: 10 }, () =>
      call(judge.baseUrl, { apiKey: 'judged', key }, options),
    );
    expect((await Promise.all(calls)).every(({ result }) => result.ok)).toBe(true);
  }
  const verdicts = judge.verdicts();
  await judge.close();
  expect(verdicts).toEqual(Array(50).fill({ status: 200, reasons: [] }));
});
