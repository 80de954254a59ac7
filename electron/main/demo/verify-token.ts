import { createHash, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import { parseJson } from '../../../shared/parse-json';

/** How long a nonce stays taken for its API key, in ms; longer than any token is valid. */
const nonceMemoryMs = 60_000;

/**
 * The nonces that each API key used recently; all times in ms since the epoch. `add` deletes old nonces, so at most one
 * minute of nonces is kept per key.
 */
export const createSeenNonces = () => {
  const byApiKey = new Map<string, Map<number, number>>();
  return {
    has: (apiKey: string, nonce: number, nowMs: number): boolean => {
      const seenAtMs = byApiKey.get(apiKey)?.get(nonce);
      return seenAtMs !== undefined && nowMs - seenAtMs < nonceMemoryMs;
    },
    add: (apiKey: string, nonce: number, nowMs: number): void => {
      const seen = byApiKey.get(apiKey) ?? new Map<number, number>();
      for (const [old, seenAtMs] of seen) {
        if (nowMs - seenAtMs < nonceMemoryMs) break;
        seen.delete(old);
      }
      seen.delete(nonce);
      seen.set(nonce, nowMs);
      byApiKey.set(apiKey, seen);
    },
  };
};

/** Specification section 5 rule 3 and section 8: greatest age of a token at receipt, in ms. */
const greatestTokenAgeMs = 30_000;

/** How far ahead of the service a client's clock may run, in ms. */
const greatestClockLeadMs = 5_000;

/** Specification section 8: nonces are integers from 0 to this, inclusive. */
const greatestNonce = 99_999;

/** A request as it reached the service; `path` without query, `nowMs` the time of receipt. */
export interface ReceivedRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly apiKey: string | undefined;
  readonly body: Uint8Array;
  readonly nowMs: number;
}

const isInteger = (value: unknown): value is number => Number.isInteger(value);

const isBodyClaimOf = (claim: unknown, body: Uint8Array): boolean =>
  body.length === 0
    ? claim === undefined || claim === ''
    : claim === Buffer.from(body).toString('base64');

/** Returns the nonce of a valid token, or the first broken rule of the specification's section 5 in words. */
const checkClaims = (
  { iat, exp, url, body: bodyClaim, nonce }: Readonly<Record<string, unknown>>,
  { path, body, nowMs }: Pick<ReceivedRequest, 'path' | 'body' | 'nowMs'>,
): { readonly nonce: number } | { readonly fault: string } => {
  if (url !== path) return { fault: 'url claim does not match the requested path' };
  if (!isBodyClaimOf(bodyClaim, body)) {
    return { fault: 'body claim does not match the request body' };
  }
  if (!isInteger(iat)) return { fault: 'iat claim is not an integer' };
  // The 30-second rule holds whatever exp says (section 5 rule 4), hence before it.
  if (nowMs - iat * 1000 > greatestTokenAgeMs) {
    return { fault: 'token was issued more than 30 seconds ago' };
  }
  if (iat * 1000 - nowMs > greatestClockLeadMs) {
    return { fault: 'token was issued in the future' };
  }
  if (typeof exp !== 'number') return { fault: 'exp claim is not a number' };
  if (nowMs > exp * 1000) return { fault: 'token expired' };
  if (!isInteger(nonce) || nonce < 0 || nonce > greatestNonce) {
    return { fault: 'nonce claim is not an integer from 0 to 99999' };
  }
  return { nonce };
};

/** `nonce` is the one to remember; `message` names the broken rule in words, without any secret. */
type TokenCheck =
  | { readonly ok: true; readonly nonce: number }
  | { readonly ok: false; readonly status: 401; readonly message: string };

const refuse = (message: string): TokenCheck => ({ ok: false, status: 401, message });

/** API key -> RSA public key registered for it. */
type KeyRegistry = ReadonlyMap<string, KeyObject>;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests of one length and checks every entry, so the duration reveals nothing about a key. */
const findKey = (apiKey: string, registry: KeyRegistry): KeyObject | undefined => {
  const wanted = sha256(apiKey);
  let found: KeyObject | undefined;
  for (const [registered, publicKey] of registry) {
    if (timingSafeEqual(sha256(registered), wanted)) found = publicKey;
  }
  return found;
};

const decodeObject = (part: string): Readonly<Record<string, unknown>> | undefined => {
  const value = parseJson(Buffer.from(part, 'base64url').toString('utf8'));
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : undefined;
};

/** Applies section 5 of the specification. Stores nothing: the caller adds the nonce. */
export const verifyRequest = (
  request: ReceivedRequest,
  registry: KeyRegistry,
  seenNonces: Pick<ReturnType<typeof createSeenNonces>, 'has'>,
): TokenCheck => {
  if (!request.authorization) return refuse('authorization header is missing');
  if (!request.apiKey) return refuse('x-api-key header is missing');
  const token = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(request.authorization);
  const [, header, payload, signature] = token ?? [];
  if (!header || !payload || !signature) {
    return refuse('authorization header is not "Bearer" and a token of three base64url parts');
  }
  const headerFields = decodeObject(header);
  if (headerFields?.['alg'] !== 'RS256') return refuse('token is not signed with RS256');
  // RFC 7515 section 4.1.11: an unknown extension must not be ignored.
  if ('crit' in headerFields) return refuse('token header demands an unknown extension');

  const publicKey = findKey(request.apiKey, registry);
  if (!publicKey) return refuse('api key is unknown');
  const signed = Buffer.from(`${header}.${payload}`);
  if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))) {
    return refuse('signature does not match the public key of this api key');
  }
  const claims = decodeObject(payload);
  if (!claims) return refuse('token payload is not a JSON object');
  const checked = checkClaims(claims, request);
  if ('fault' in checked) return refuse(checked.fault);
  if (seenNonces.has(request.apiKey, checked.nonce, request.nowMs)) {
    return refuse('nonce was already used');
  }
  return { ok: true, nonce: checked.nonce };
};
