import { createHash, type KeyObject, timingSafeEqual, verify } from 'node:crypto';

/** How long a nonce stays taken for its API key, in ms; longer than any token is valid. */
const NONCE_MEMORY_MS = 60_000;

/** The nonces each API key used lately; all times in ms since the epoch. */
interface SeenNonces {
  readonly has: (apiKey: string, nonce: number, nowMs: number) => boolean;
  readonly add: (apiKey: string, nonce: number, nowMs: number) => void;
}

/** An empty memory; it forgets as it grows, so it holds at most one minute of nonces per key. */
export function createSeenNonces(): SeenNonces {
  const byApiKey = new Map<string, Map<number, number>>();
  return {
    has(apiKey, nonce, nowMs) {
      const seenAtMs = byApiKey.get(apiKey)?.get(nonce);
      return seenAtMs !== undefined && nowMs - seenAtMs < NONCE_MEMORY_MS;
    },
    add(apiKey, nonce, nowMs) {
      const seen = byApiKey.get(apiKey) ?? new Map<number, number>();
      for (const [old, seenAtMs] of seen) {
        if (nowMs - seenAtMs < NONCE_MEMORY_MS) break;
        seen.delete(old);
      }
      seen.delete(nonce);
      seen.set(nonce, nowMs);
      byApiKey.set(apiKey, seen);
    },
  };
}

/** Specification section 5 rule 3 and section 8: greatest age of a token at receipt, in ms. */
const MAX_TOKEN_AGE_MS = 30_000;

/** How far ahead of the service a client's clock may run, in ms. */
const MAX_CLOCK_LEAD_MS = 5_000;

/** Specification section 8: nonces are integers from 0 to this, inclusive. */
const MAX_NONCE = 99_999;

/** What the claims of a token are compared with; `path` without query, `nowMs` time of receipt. */
interface ClaimContext {
  readonly path: string;
  readonly body: Uint8Array;
  readonly nowMs: number;
}

/** The valid token's nonce, or the first broken rule of the specification's section 5 in words. */
function claimFault(
  claims: Readonly<Record<string, unknown>>,
  { path, body, nowMs }: ClaimContext,
): { readonly nonce: number } | { readonly fault: string } {
  const { iat, exp, url, nonce } = claims;
  if (url !== path) return { fault: 'url claim does not match the requested path' };
  if (!isBodyClaimOf(claims.body, body)) {
    return { fault: 'body claim does not match the request body' };
  }
  if (!isInteger(iat)) return { fault: 'iat claim is not an integer' };
  // The 30-second rule holds whatever exp says (section 5 rule 4), hence before it.
  if (nowMs - iat * 1000 > MAX_TOKEN_AGE_MS) {
    return { fault: 'token was issued more than 30 seconds ago' };
  }
  if (iat * 1000 - nowMs > MAX_CLOCK_LEAD_MS) return { fault: 'token was issued in the future' };
  if (typeof exp !== 'number') return { fault: 'exp claim is not a number' };
  if (nowMs > exp * 1000) return { fault: 'token expired' };
  if (!isInteger(nonce) || nonce < 0 || nonce > MAX_NONCE) {
    return { fault: 'nonce claim is not an integer from 0 to 99999' };
  }
  return { nonce };
}

function isBodyClaimOf(claim: unknown, body: Uint8Array): boolean {
  if (body.length === 0) return claim === undefined || claim === '';
  return claim === Buffer.from(body).toString('base64');
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/** A request as it reached the service; `path` without query, `nowMs` the time of receipt. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly apiKey: string | undefined;
  readonly body: Uint8Array;
  readonly nowMs: number;
}

/** `nonce` is the one to remember; `message` names the broken rule in words, without any secret. */
export type Verdict =
  | { readonly ok: true; readonly nonce: number }
  | { readonly ok: false; readonly status: 401; readonly message: string };

/** API key -> RSA public key registered for it. */
export type KeyRegistry = ReadonlyMap<string, KeyObject>;

/** Applies section 5 of the specification; remembers nothing, so the caller adds the nonce. */
export function verifyRequest(
  request: ReceivedRequest,
  registry: KeyRegistry,
  seenNonces: SeenNonces,
): Verdict {
  if (!request.authorization) return refuse('authorization header is missing');
  if (!request.apiKey) return refuse('x-api-key header is missing');
  const token = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(request.authorization);
  const [, header, payload, signature] = token ?? [];
  if (!header || !payload || !signature) {
    return refuse('authorization header is not "Bearer" and a token of three base64url parts');
  }
  const headerFields = decodeObject(header);
  if (headerFields?.alg !== 'RS256') return refuse('token is not signed with RS256');
  // RFC 7515 section 4.1.11: an extension nobody here understands must not be ignored.
  if ('crit' in headerFields) return refuse('token header demands an unknown extension');

  const publicKey = findKey(request.apiKey, registry);
  if (!publicKey) return refuse('api key is unknown');
  const signed = Buffer.from(`${header}.${payload}`);
  if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))) {
    return refuse('signature does not match the public key of this api key');
  }
  const claims = decodeObject(payload);
  if (!claims) return refuse('token payload is not a JSON object');
  const checked = claimFault(claims, request);
  if ('fault' in checked) return refuse(checked.fault);
  if (seenNonces.has(request.apiKey, checked.nonce, request.nowMs)) {
    return refuse('nonce was already used');
  }
  return { ok: true, nonce: checked.nonce };
}

function refuse(message: string): Verdict {
  return { ok: false, status: 401, message };
}

/** Digests have one length and every entry is looked at, so time tells nothing about a key. */
function findKey(apiKey: string, registry: KeyRegistry): KeyObject | undefined {
  const wanted = sha256(apiKey);
  let found: KeyObject | undefined;
  for (const [registered, publicKey] of registry) {
    if (timingSafeEqual(sha256(registered), wanted)) found = publicKey;
  }
  return found;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function decodeObject(part: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
