import { createHmac, sign, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usualKeyPair } from '../keys/usual-key-pair';
import { reasonsAgainst, type Received } from './reasons';

const issuedAt = 1_750_000_000;
const pair = usualKeyPair('own');
const other = usualKeyPair('other');
const keys = new Map([
  ['own', pair.publicKey],
  ['second', pair.publicKey],
  ['other', other.publicKey],
]);

const encode = (text: string): string => Buffer.from(text).toString('base64url');
const signed = (header: string, payload: string, key: KeyObject = pair.privateKey): string => {
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`;
};
const goodHeader = '{"alg":"RS256","typ":"JWT"}';
const good = { iat: issuedAt, exp: issuedAt + 120, url: '/v1/account', body: '', nonce: 1 };
/** A token with the good claims and these changes; undefined removes a claim. */
const token = (changes: object = {}, header: unknown = JSON.parse(goodHeader)): string =>
  signed(JSON.stringify(header), JSON.stringify({ ...good, ...changes }));
const goodText = JSON.stringify(good);
const badSignature = 'signature is not valid';

/** A good request, except for this token, these headers and these other fields. */
const request = (
  jwt = token(),
  headers: Received['headersDistinct'] = {},
  more: Partial<Received> = {},
): Received => ({
  method: 'GET',
  url: '/v1/account',
  headersDistinct: {
    accept: ['application/json'],
    authorization: [`Bearer ${jwt}`],
    'x-api-key': ['own'],
    ...headers,
  },
  ...more,
});
const judged = (received: Received, after = 0, used = new Map<string, number>()) =>
  reasonsAgainst(received, issuedAt * 1000 + after, keys, used);

describe('accepts a request', () => {
  it.each([
    ['that is as specified', {}],
    ['without a body claim', { body: undefined }],
    ['with nonce 0', { nonce: 0 }],
    ['with nonce 99999', { nonce: 99_999 }],
  ])('%s', (_what, changes) => {
    expect(judged(request(token(changes)))).toEqual([]);
  });

  it.each([
    ['issued 30 s ago', 30_000],
    ['issued 1 s in the future', -1000],
    ['1 ms before it expires', 9999, { exp: issuedAt + 10 }],
  ])('%s', (_what, after, changes: object = {}) => {
    expect(judged(request(token(changes)), after)).toEqual([]);
  });

  it('whose token has no typ, and with a Content-Length of 0', () => {
    const jwt = token({}, { alg: 'RS256' });
    expect(judged(request(jwt, { 'content-length': ['0'] }))).toEqual([]);
  });
});

const otherPath = 'path is not exactly /v1/account';
const noBody = 'there is a body';
const unknown = 'x-api-key is not registered';
const noToken = 'Authorization is not "Bearer" and a compact JWS';
const bearer = `Bearer ${token()}`;

describe('refuses a request', () => {
  it.each([
    ['by POST', { method: 'POST' }, 'method is not GET'],
    ['of a longer path', { url: '/v1/account/' }, otherPath],
    ['with a query', { url: '/v1/account?a=1' }, otherPath],
  ])('%s', (_what, more, reason) => {
    expect(judged(request(token(), {}, more))).toEqual([reason]);
  });

  it.each<readonly [string, Received['headersDistinct'], string]>([
    ['that accepts anything', { accept: ['*/*'] }, 'Accept is another'],
    ['with a body', { 'content-length': ['1'] }, noBody],
    ['with chunks', { 'transfer-encoding': ['chunked'] }, noBody],
    ['with a private key', { x: ['-----BEGIN PRIVATE KEY-----'] }, 'a private key is sent'],
    ['with a cookie', { cookie: [''] }, 'cookie is sent'],
    ['with an origin', { origin: [''] }, 'origin is sent'],
    ['with a referer', { referer: [''] }, 'referer is sent'],
    ['without x-api-key', { 'x-api-key': undefined }, unknown],
    ['with an unknown x-api-key', { 'x-api-key': ['OWN'] }, unknown],
    ['with two of them', { 'x-api-key': ['own', 'own'] }, unknown],
    ['signed by the key of another x-api-key', { 'x-api-key': ['other'] }, badSignature],
    ['without Authorization', { authorization: undefined }, noToken],
    ['with two of it', { authorization: [bearer, bearer] }, noToken],
    ['of another scheme', { authorization: [bearer.toLowerCase()] }, noToken],
  ])('%s', (_what, headers, reason) => {
    expect(judged(request(token(), headers))).toEqual([reason]);
  });
});

const badHeader = 'token header is not of RS256 and JWT alone';
const noClaims = 'claims are no JSON object';
const [header = '', payload = '', signature = ''] = token().split('.');
const hs256 = `${encode('{"alg":"HS256"}')}.${payload}`;
const publicPem = pair.publicKey.export({ type: 'spki', format: 'pem' });
const mac = createHmac('sha256', publicPem).update(hs256).digest('base64url');
const sha512 = sign('sha512', Buffer.from(`${header}.${payload}`), pair.privateKey);
const otherText = encode(JSON.stringify({ ...good, nonce: 2 }));

describe('refuses a token', () => {
  it.each([
    ['with more behind it', `${token()} x`, noToken],
    ['of two parts', `${header}.${payload}`, noToken],
    ['of four parts', `${token()}.e30`, noToken],
    ['without a signature', `${header}.${payload}.`, noToken],
    ['with padding', `${token()}==`, noToken],
    ['whose header has more members', token({}, { alg: 'RS256', kid: '1' }), badHeader],
    ['of another typ', token({}, { alg: 'RS256', typ: 'JWS' }), badHeader],
    ['whose header is a list', token({}, ['RS256']), badHeader],
    ['whose header repeats one', signed('{"alg":"none","alg":"RS256"}', goodText), badHeader],
    ['whose claims repeat one', signed(goodHeader, `{"nonce":3,${goodText.slice(1)}`), noClaims],
    ['whose claims are a list', signed(goodHeader, '[]'), noClaims],
    ['signed by another key', signed(goodHeader, goodText, other.privateKey), badSignature],
    [
      'signed by another hash',
      `${header}.${payload}.${sha512.toString('base64url')}`,
      badSignature,
    ],
    ['signed over another text', `${header}.${otherText}.${signature}`, badSignature],
    ['with an HMAC of the public key', `${hs256}.${mac}`, badHeader, badSignature],
  ])('%s', (_what, jwt, ...reasons) => {
    expect(judged(request(jwt))).toEqual(reasons);
  });

  const noIat = 'iat is not a whole number';
  const noExp = 'exp is not a whole number';
  const noUrl = 'url is not the path';
  const badNonce = 'nonce is not from 0 to 99999';
  const ahead = 'issued more than 1 s in the future';
  it.each([
    ['with another claim', { sub: 'own' }, 'there are other claims: sub'],
    ['of the whole address', { url: 'http://a/v1/account' }, noUrl],
    ['without url', { url: undefined }, noUrl],
    ['of a body', { body: 'e30=' }, 'body is not empty'],
    ['whose body is null', { body: null }, 'body is not empty'],
    ['without iat', { iat: undefined }, noIat],
    ['whose iat has a fraction', { iat: issuedAt + 0.5 }, noIat],
    ['in milliseconds', { iat: issuedAt * 1000, exp: issuedAt * 1000 + 30 }, ahead],
    ['without exp', { exp: undefined }, noExp],
    ['with nonce -1', { nonce: -1 }, badNonce],
    ['with nonce 100000', { nonce: 100_000 }, badNonce],
    ['whose nonce has a fraction', { nonce: 0.5 }, badNonce],
    ['whose nonce is a text', { nonce: '1' }, badNonce],
    ['without a nonce', { nonce: undefined }, badNonce],
  ])('%s', (_what, changes, reason) => {
    expect(judged(request(token(changes)))).toEqual([reason]);
  });

  it.each([
    ['issued 30 s and 1 ms ago', 30_001, {}, 'issued more than 30 s ago'],
    ['issued 1 s and 1 ms in the future', -1001, {}, ahead],
    ['that expires as it is issued', -1, { exp: issuedAt }, 'exp is not later than iat'],
    ['when it expires', 10_000, { exp: issuedAt + 10 }, 'exp has passed'],
  ])('%s', (_what, after, changes, reason) => {
    expect(judged(request(token(changes)), after)).toEqual([reason]);
  });
});

it('refuses a nonce that was used within 60 s by the same API key in a signed request', () => {
  const used = new Map<string, number>();
  const later = (seconds: number, apiKey = 'own'): readonly string[] => {
    const jwt = token({ iat: issuedAt + seconds, exp: issuedAt + seconds + 30 });
    return judged(request(jwt, { 'x-api-key': [apiKey] }), seconds * 1000, used);
  };
  const forged = request(signed(goodHeader, goodText, other.privateKey));
  expect(judged(forged, 0, used)).toEqual([badSignature]);
  expect(judged(request(token(), { accept: [] }), 0, used)).toEqual(['Accept is another']);
  expect(later(60)).toEqual(['nonce was used within 60 s']);
  expect(later(60, 'second')).toEqual([]);
  expect(later(121)).toEqual([]);
});
