import { Buffer } from 'node:buffer';
import { randomBytes, sign, type KeyObject } from 'node:crypto';
import { usualKeyPair } from '../keys/usual-key-pair';

type Json = Readonly<Record<string, unknown>>;

/** Seconds since the epoch: when the tokens are issued. */
export const issuedAt = 1_750_000_000;

/** The API key of the requests. */
export const apiKey = `key-${randomBytes(12).toString('hex')}`;

/** An API key that nobody registers but the test that says so. */
export const otherApiKey = `key-${randomBytes(12).toString('hex')}`;

/** The keys of the API key. */
export const pair = usualKeyPair('own');

/** Keys of somebody else. */
export const otherPair = usualKeyPair('other');

/** The usual header of a token, as text. */
export const goodHeader = JSON.stringify({ alg: 'RS256', typ: 'JWT' });

/** A public key as PEM text. */
export function publicPem(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

/** A text as base64url. */
export function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** A token of any two texts, signed. */
export function signText(
  header: string,
  payload: string,
  key: KeyObject = pair.privateKey,
): string {
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`;
}

/** The claims of a good token, with changes. */
export function claims(changes: Json = {}, without: readonly string[] = []): Json {
  const all: Json = {
    iat: issuedAt,
    exp: issuedAt + 120,
    url: '/v1/account',
    body: '',
    nonce: 1,
    ...changes,
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)));
}

/** A signed token; a good one without arguments. */
export function token(
  payload: Json = claims(),
  header: Json = { alg: 'RS256', typ: 'JWT' },
): string {
  return signText(JSON.stringify(header), JSON.stringify(payload));
}
