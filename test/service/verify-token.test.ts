import { createPublicKey, sign, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  createSeenNonces,
  type ReceivedRequest,
  verifyRequest,
} from '../../electron/main/demo/verify-token';
import { encodePart, signToken } from './sign-token';
import { usualKeyPair } from '../keys/usual-key-pair';

const { privateKey, publicKey } = usualKeyPair('own');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const other = usualKeyPair('other');
const otherPem = other.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const registry = new Map<string, KeyObject>([
  ['key-1', publicKey],
  ['key-2', createPublicKey(otherPem)],
]);

const iat = 1_790_000_000;
const nowMs = iat * 1000;
const claims = { iat, exp: iat + 30, url: '/v1/account', body: '', nonce: 4711 };
const withoutClaim = (name: keyof typeof claims) =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
const bearer = (payload: unknown, header?: unknown) => `Bearer ${signToken(pem, payload, header)}`;

const request: ReceivedRequest = {
  path: '/v1/account',
  authorization: bearer(claims),
  apiKey: 'key-1',
  body: Buffer.alloc(0),
  nowMs,
};
const verdictOf = (change: Partial<ReceivedRequest>) =>
  verifyRequest({ ...request, ...change }, registry, createSeenNonces());
const accepted = (nonce = 4711) => ({ ok: true, nonce });
const refused = (message: string) => ({ ok: false, status: 401, message });

describe('a request is accepted', () => {
  const body = Buffer.from('{"note":"Zürich"}');
  it.each<[string, Partial<ReceivedRequest>, number?]>([
    ['as the specification has it', {}],
    ['without a body claim', { authorization: bearer(withoutClaim('body')) }],
    [
      'with a body and its base64 as claim',
      { body, authorization: bearer({ ...claims, body: body.toString('base64') }) },
    ],
    ['exactly 30 s old', { nowMs: nowMs + 30_000 }],
    ['to expire after a minute', { authorization: bearer({ ...claims, exp: iat + 60 }) }],
    ['issued exactly 5 s in the future', { nowMs: nowMs - 5_000 }],
    ['with nonce 0', { authorization: bearer({ ...claims, nonce: 0 }) }, 0],
    ['with nonce 99999', { authorization: bearer({ ...claims, nonce: 99_999 }) }, 99_999],
    ['with claims nobody asked for', { authorization: bearer({ ...claims, jti: 'x' }) }],
  ])('%s', (_title, change, nonce) => {
    expect(verdictOf(change)).toEqual(accepted(nonce));
  });
});

describe('a request is refused when a header', () => {
  const token = signToken(pem, claims);
  const form = 'authorization header is not "Bearer" and a token of three base64url parts';
  it.each<[string, Partial<ReceivedRequest>, string]>([
    ['authorization is missing', { authorization: undefined }, 'authorization header is missing'],
    ['x-api-key is missing', { apiKey: undefined }, 'x-api-key header is missing'],
    ['x-api-key is unknown', { apiKey: 'key-3' }, 'api key is unknown'],
    ['x-api-key differs in case', { apiKey: 'KEY-1' }, 'api key is unknown'],
    ['authorization says bearer in lower case', { authorization: `bearer ${token}` }, form],
    ['authorization says Basic', { authorization: `Basic ${token}` }, form],
    ['authorization has two spaces', { authorization: `Bearer  ${token}` }, form],
    ['authorization ends in a space', { authorization: `Bearer ${token} ` }, form],
    ['the token has two parts', { authorization: 'Bearer e30.e30' }, form],
    ['the token has four parts', { authorization: `Bearer ${token}.e30` }, form],
    ['the token is padded base64', { authorization: 'Bearer e30=.e30=.AA==' }, form],
  ])('%s', (_title, change, message) => {
    expect(verdictOf(change)).toEqual(refused(message));
  });
});

describe('a token is refused when', () => {
  const signature = 'signature does not match the public key of this api key';
  const algorithm = 'token is not signed with RS256';
  const unsigned = `${encodePart({ alg: 'none' })}.${encodePart(claims)}`;
  const pss = `${encodePart({ alg: 'PS256' })}.${encodePart(claims)}`;
  const [head, , tail] = signToken(pem, claims).split('.');
  it.each([
    ['another key signed it', `Bearer ${signToken(otherPem, claims)}`, signature],
    [
      'its payload was changed',
      `Bearer ${head}.${encodePart({ ...claims, nonce: 1 })}.${tail}`,
      signature,
    ],
    ['its algorithm is none', `Bearer ${unsigned}.AAAA`, algorithm],
    [
      'its algorithm is PS256',
      `Bearer ${pss}.${sign('sha256', Buffer.from(pss), pem).toString('base64url')}`,
      algorithm,
    ],
    ['its algorithm is rs256', bearer(claims, { alg: 'rs256' }), algorithm],
    ['its algorithm is a list', bearer(claims, { alg: ['RS256'] }), algorithm],
    ['its header is not an object', bearer(claims, 'RS256'), algorithm],
    [
      'its header demands an extension',
      bearer(claims, { alg: 'RS256', crit: ['b64'], b64: false }),
      'token header demands an unknown extension',
    ],
    ['its payload is a list', bearer([claims]), 'token payload is not a JSON object'],
    ['its payload is null', bearer(null), 'token payload is not a JSON object'],
  ])('%s', (_title, authorization, message) => {
    expect(verdictOf({ authorization })).toEqual(refused(message));
  });
});

describe('claims are refused when', () => {
  const url = 'url claim does not match the requested path';
  const body = 'body claim does not match the request body';
  const nonce = 'nonce claim is not an integer from 0 to 99999';
  const old = 'token was issued more than 30 seconds ago';
  const sent = Buffer.from('{"a":1}');
  it.each<[string, unknown, string, Partial<ReceivedRequest>?]>([
    ['url is another path', { ...claims, url: '/v1/accounts' }, url],
    ['the path is another one', claims, url, { path: '/v1/other' }],
    ['body is claimed but none sent', { ...claims, body: 'e30=' }, body],
    ['body is null', { ...claims, body: null }, body],
    ['a body is sent but none claimed', claims, body, { body: sent }],
    ['the body claim is the bare body', { ...claims, body: '{"a":1}' }, body, { body: sent }],
    ['iat is missing', withoutClaim('iat'), 'iat claim is not an integer'],
    ['iat has a fraction', { ...claims, iat: iat + 0.5 }, 'iat claim is not an integer'],
    ['iat is in milliseconds', { ...claims, iat: nowMs }, 'token was issued in the future'],
    ['it is 30.001 s old', { ...claims, exp: iat + 60 }, old, { nowMs: nowMs + 30_001 }],
    [
      'it is from 5.001 s in the future',
      claims,
      'token was issued in the future',
      { nowMs: nowMs - 5_001 },
    ],
    ['exp is missing', withoutClaim('exp'), 'exp claim is not a number'],
    [
      'exp passed 1 ms ago',
      { ...claims, exp: iat + 10 },
      'token expired',
      { nowMs: nowMs + 10_001 },
    ],
    ['nonce is missing', withoutClaim('nonce'), nonce],
    ['nonce is -1', { ...claims, nonce: -1 }, nonce],
    ['nonce is 100000', { ...claims, nonce: 100_000 }, nonce],
    ['nonce has a fraction', { ...claims, nonce: 1.5 }, nonce],
  ])('%s', (_title, payload, message, change = {}) => {
    expect(verdictOf({ authorization: bearer(payload), ...change })).toEqual(refused(message));
  });
});

describe('a nonce', () => {
  const seenAt = (apiKey: string, seenAtMs: number) => {
    const seen = createSeenNonces();
    seen.add(apiKey, 4711, seenAtMs);
    return seen;
  };
  it.each([
    ['now', nowMs],
    ['59.999 s ago', nowMs - 59_999],
    ['later, by a clock set back since', nowMs + 3_000],
  ])('is refused when this API key used it %s', (_title, seenAtMs) => {
    const verdict = verifyRequest(request, registry, seenAt('key-1', seenAtMs));
    expect(verdict).toEqual(refused('nonce was already used'));
  });

  it('is accepted again after 60 s', () => {
    const verdict = verifyRequest(request, registry, seenAt('key-1', nowMs - 60_000));
    expect(verdict).toEqual(accepted());
  });

  it('is accepted when only another API key used it', () => {
    expect(verifyRequest(request, registry, seenAt('key-2', nowMs))).toEqual(accepted());
  });

  it('is remembered for 60 s, however many others are used', () => {
    const seen = createSeenNonces();
    for (let step = 0; step < 200; step += 1) seen.add('key-1', step, step * 1_000);
    const remembered = Array.from({ length: 200 }, (_, nonce) => nonce).filter((nonce) =>
      seen.has('key-1', nonce, 199_000),
    );
    expect(remembered).toEqual(Array.from({ length: 60 }, (_, index) => 140 + index));
  });
});
