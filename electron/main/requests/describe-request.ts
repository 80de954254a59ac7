import type { PublicKeyFacts } from '../../../shared/profile';
import type { RequestDetails, RequestSummary, Verdict } from '../../../shared/requests';
import { certainOffset } from '../service/clock-policy';
import type { ClockEstimate } from '../service/server-clock';
import { changesSince } from './changes';
import type { NotedRequest } from './kept-requests';
import type { SignedParts } from './signed-parts';
import { statusText } from './status-text';

/** Milliseconds to add to the local time for the service's: the middle of what is possible, 0 when the clock may be right. */
export const serviceAhead = (estimate: ClockEstimate | null): number =>
  estimate === null || certainOffset(estimate) === 0 ? 0 : (estimate.lower + estimate.upper) / 2;

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** A request in a line. Each field is named, here and below, so that nothing secret comes along by itself. */
export const summarise = ({
  id,
  call,
  attempt,
  parts,
  outcome,
  status,
  duration,
  bytes,
}: NotedRequest): RequestSummary => ({
  id,
  call: call.id,
  purpose: call.purpose,
  attempt,
  attempts: call.attempts,
  at: parts.signedAt,
  outcome,
  status,
  statusText: statusText(status),
  duration,
  bytes,
});

const verdictOf = (
  { isVerified, fingerprint }: SignedParts,
  publicKey: PublicKeyFacts | null,
): Verdict => {
  if (!isVerified) return 'not-verified';
  return fingerprint === publicKey?.fingerprint ? 'verified' : 'verified-then';
};

interface Known {
  readonly publicKey: PublicKeyFacts | null;
  readonly lastAccepted: SignedParts | undefined;
  readonly estimate: ClockEstimate | null;
  /** The last requests of the profile, the newest first. */
  readonly requests: readonly NotedRequest[];
}

/** Everything that the window may see of a request. */
export const describeRequest = (
  request: NotedRequest,
  { publicKey, lastAccepted, estimate, requests }: Known,
): RequestDetails => {
  const { parts, answerHeaders, serviceId, answerText } = request;
  const { header, claims, method, url, body, signedAt, fingerprint } = parts;
  return {
    ...summarise(request),
    ofCall: requests
      .filter(({ call }) => call === request.call)
      .map(({ id, attempt }) => ({ id, attempt }))
      .toReversed(),
    header,
    claims,
    method,
    url,
    path: { signed: claims.url, sent: pathOf(url) },
    body: { signed: Buffer.from(claims.body, 'base64').toString('utf8'), sent: body },
    offsetMs: claims.iat * 1000 - signedAt,
    serviceAheadMs: serviceAhead(estimate),
    fingerprint,
    verdict: verdictOf(parts, publicKey),
    changes: changesSince(parts, lastAccepted),
    answerHeaders,
    serviceId,
    answerText,
  };
};
