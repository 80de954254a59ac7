import { verify, type KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isDeepStrictEqual } from 'node:util';

/** The parts of a request that the judge checks. */
export type Received = Pick<IncomingMessage, 'method' | 'url' | 'headersDistinct'>;

const path = '/v1/account';
const maxAgeMs = 30_000;
const maxAheadMs = 1_000;
const maxNonce = 99_999;
const nonceWindowMs = 60_000;

/** Returns the reasons whose condition is true. */
const refused = (...checks: readonly (readonly [boolean, string])[]): readonly string[] =>
  checks.filter(([isSo]) => isSo).map(([, reason]) => reason);

const requestReasons = ({ method, url, headersDistinct: headers }: Received): readonly string[] => {
  const length = headers['content-length'] ?? ['0'];
  const unwanted = ['cookie', 'origin', 'referer'].filter((name) => headers[name] !== undefined);
  return [
    ...refused(
      [method !== 'GET', 'method is not GET'],
      [url !== path, `path is not exactly ${path}`],
      [!isDeepStrictEqual(headers['accept'], ['application/json']), 'Accept is another'],
      [headers['transfer-encoding'] !== undefined || length.join() !== '0', 'there is a body'],
      [JSON.stringify(headers).includes('PRIVATE KEY'), 'a private key is sent'],
    ),
    ...unwanted.map((name) => `${name} is sent`),
  ];
};

/** Parses a part of a token as an object. Undefined if its text is not as `JSON.stringify` writes it (no repeats). */
const objectOf = (part: string): Readonly<Record<string, unknown>> | undefined => {
  const bytes = Buffer.from(part, 'base64url');
  try {
    const value: unknown = JSON.parse(bytes.toString());
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const isCanonical = Buffer.from(JSON.stringify(value)).toString('base64url') === part;
    return isObject && isCanonical ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const claimReasons = (payload: string, receivedAt: number): readonly string[] => {
  const claims = objectOf(payload);
  if (!claims) return ['claims are no JSON object'];
  const { iat, exp, url, body = '', nonce, ...others } = claims;
  const age = isWhole(iat) ? receivedAt - iat * 1000 : 0;
  return refused(
    [Object.keys(others).length > 0, `there are other claims: ${Object.keys(others).join()}`],
    [!isWhole(iat), 'iat is not a whole number'],
    [age > maxAgeMs, 'issued more than 30 s ago'],
    [age < -maxAheadMs, 'issued more than 1 s in the future'],
    [!isWhole(exp), 'exp is not a whole number'],
    [isWhole(exp) && isWhole(iat) && exp <= iat, 'exp is not later than iat'],
    [isWhole(exp) && exp * 1000 <= receivedAt, 'exp has passed'],
    [url !== path, 'url is not the path'],
    [body !== '', 'body is not empty'],
    [!isWhole(nonce) || nonce < 0 || nonce > maxNonce, 'nonce is not from 0 to 99999'],
  );
};

const isSigned = (compact: string, key: KeyObject): boolean => {
  const end = compact.lastIndexOf('.');
  const signature = Buffer.from(compact.slice(end + 1), 'base64url');
  return verify('sha256', Buffer.from(compact.slice(0, end)), key, signature);
};

const isCanonical = (part: string): boolean =>
  part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part;

/**
 * Returns every reason to refuse a request. `receivedAt` is in milliseconds since the epoch. `used` has the time of
 * the last use of each nonce by each API key; a request with a valid signature is added to `used`.
 *
 * - Specification section 4: method, exact path, no body, `Accept: application/json`.
 * - Section 5: `Authorization: Bearer <JWT>` and a registered `x-api-key`, once each; RS256 signature of that key;
 *   header with alg and optionally typ only; claims iat, exp, url, body and nonce only, so that the token can contain
 *   no secret; url equal to the path, body omitted or empty.
 * - Sections 5, 7 and 8: issued at most 30 s ago; nonce from 0 to 99999.
 * - Stricter than section 5: issued at most 1 s in the future; exp required, later than iat and not reached; a nonce
 *   not used again within 60 s; JSON as `JSON.stringify` writes it.
 * - Not in the specification: Cookie, Origin, Referer, and a private key in any header are refused.
 */
export const reasonsAgainst = (
  request: Received,
  receivedAt: number,
  keys: ReadonlyMap<string, KeyObject>,
  used: Map<string, number>,
): readonly string[] => {
  const { authorization = [], 'x-api-key': apiKeys = [] } = request.headersDistinct;
  const key = keys.get(apiKeys.join());
  const compact = /^Bearer ([^ ]+)$/u.exec(authorization.join(' '))?.[1] ?? '';
  const parts = compact.split('.');
  const isWellFormed = parts.length === 3 && parts.every(isCanonical);
  const reasons = [
    ...requestReasons(request),
    ...refused(
      [key === undefined, 'x-api-key is not registered'],
      [!isWellFormed, 'Authorization is not "Bearer" and a compact JWS'],
    ),
  ];
  if (!isWellFormed) return reasons;
  const [header = '', payload = ''] = parts;
  const { alg, typ = 'JWT', ...others } = objectOf(header) ?? {};
  const isRightHeader = isDeepStrictEqual([alg, typ, others], ['RS256', 'JWT', {}]);
  const hasSigned = key !== undefined && isSigned(compact, key);
  const nonce = `${apiKeys.join()} ${String(objectOf(payload)?.['nonce'])}`;
  const isReplayed = hasSigned && receivedAt - (used.get(nonce) ?? -Infinity) <= nonceWindowMs;
  if (hasSigned) used.set(nonce, receivedAt);
  return [
    ...reasons,
    ...refused(
      [!isRightHeader, 'token header is not of RS256 and JWT alone'],
      [key !== undefined && !hasSigned, 'signature is not valid'],
    ),
    ...claimReasons(payload, receivedAt),
    ...refused([isReplayed, 'nonce was used within 60 s']),
  ];
};
