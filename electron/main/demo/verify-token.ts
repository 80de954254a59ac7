import { createHash, timingSafeEqual, verify, type KeyObject } from 'node:crypto';
import { claimFault } from './check-claims';
import type { SeenNonces } from './seen-nonces';

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
