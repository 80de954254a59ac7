import type { TokenInspection } from '../../../shared/inspection';
import type { PublicKeyFacts } from '../../../shared/profile';
import { certainOffset } from '../service/clock-policy';
import type { ClockEstimate } from '../service/server-clock';
import { changesSince } from './changes';
import type { SignedParts } from './signed-parts';
import type { LastRequest } from './request-journal';

/** Milliseconds to add to the local time for the service's: the middle of what is possible, 0 when the clock may be right. */
export const serviceAhead = (estimate: ClockEstimate | null): number =>
  estimate === null || certainOffset(estimate) === 0 ? 0 : (estimate.lower + estimate.upper) / 2;

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

interface Known {
  readonly publicKey: PublicKeyFacts | null;
  readonly lastAccepted: SignedParts | undefined;
  readonly estimate: ClockEstimate | null;
}

/** What the window may see of a request. Each field is named, so that nothing secret comes along by itself. */
export const inspectRequest = (
  { parts, outcome }: LastRequest,
  { publicKey, lastAccepted, estimate }: Known,
): TokenInspection => {
  const { header, claims, method, url, body, signedAt, fingerprint, isVerified } = parts;
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
    verified: isVerified && fingerprint === publicKey?.fingerprint,
    changes: changesSince(parts, lastAccepted),
  };
};
