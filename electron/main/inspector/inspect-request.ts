import { createPublicKey, verify } from 'node:crypto';
import type { TokenInspection } from '../../../shared/inspection';
import type { PublicKeyFacts } from '../../../shared/profile';
import { certainOffset } from '../service/clock-policy';
import type { ClockEstimate } from '../service/server-clock';
import { changesSince } from './changes';
import { signatureOf } from './read-token';
import type { SignedParts } from './signed-parts';
import type { LastRequest } from './request-journal';

/** Milliseconds to add to the local time for the service's: the middle of what is possible, 0 when the clock may be right. */
export const serviceAhead = (estimate: ClockEstimate | null): number =>
  estimate === null || certainOffset(estimate) === 0 ? 0 : (estimate.lower + estimate.upper) / 2;

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/**
 * Whether a token is signed with RS256 by the private key of this public key. Checked by another library than the one
 * that signs, and whatever algorithm the token's header names.
 */
const isSignedBy = (token: string, publicKey: PublicKeyFacts | null): boolean => {
  if (!publicKey) return false;
  const signature = signatureOf(token);
  const signed = token.slice(0, -signature.length - 1);
  try {
    const der = Buffer.from(publicKey.spki, 'base64');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify('RSA-SHA256', Buffer.from(signed), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
};

interface Known {
  readonly publicKey: PublicKeyFacts | null;
  readonly lastAccepted: SignedParts | undefined;
  readonly estimate: ClockEstimate | null;
}

/** What the window may see of a request. Each field is named, so that nothing secret comes along by itself. */
export const inspectRequest = (
  { parts, token, outcome }: LastRequest,
  { publicKey, lastAccepted, estimate }: Known,
): TokenInspection => {
  const { header, claims, method, url, body, signedAt, fingerprint } = parts;
  return {
    outcome,
    header,
    claims,
    method,
    url,
    path: { signed: claims.url, sent: pathOf(url) },
    body: { signed: Buffer.from(claims.body, 'base64').toString('utf8'), sent: body },
    signedAt,
    offsetMs: claims.iat * 1000 - signedAt,
    serviceAheadMs: serviceAhead(estimate),
    fingerprint,
    verified: isSignedBy(token, publicKey),
    changes: changesSince(parts, lastAccepted),
  };
};
