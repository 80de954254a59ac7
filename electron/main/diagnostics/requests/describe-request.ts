import { STATUS_CODES } from 'node:http';
import type { PublicKeyFacts } from '../../../../shared/profile';
import type {
  ChangedField,
  Changes,
  RequestDetails,
  RequestSummary,
  SignedBy,
} from '../../../../shared/requests';
import { everyUnseen, nameOf } from '../../../../shared/unseen';
import { certainOffset } from '../../account/client/clock-policy';
import type { ClockEstimate } from '../../account/client/server-clock';
import type { NotedRequest, SignedParts } from './signed-parts';

/** Claims that differ in every token, so that only another type of value counts as a difference. */
const everNew = new Set(['iat', 'exp', 'nonce']);

type Values = Readonly<Record<string, unknown>>;

const namesThatDiffer = (one: Values, other: Values): readonly string[] =>
  [...new Set([...Object.keys(other), ...Object.keys(one)])].filter((name) => {
    const [now, then] = [one[name], other[name]];
    return typeof now !== typeof then || (now !== then && !everNew.has(name));
  });

const fieldsThatDiffer = (one: SignedParts, other: SignedParts): readonly ChangedField[] => {
  const whole: readonly (readonly [ChangedField, boolean])[] = [
    ['address', one.url !== other.url],
    ['privateKey', one.fingerprint !== other.fingerprint],
    ['apiKey', one.apiKeyDigest !== other.apiKeyDigest],
  ];
  return [
    ...whole.filter(([, differs]) => differs).map(([field]) => field),
    ...namesThatDiffer(one.header, other.header).map((name) => `header.${name}` as const),
    ...namesThatDiffer(one.claims, other.claims).map((name) => `claim.${name}` as const),
  ];
};

/** Compares a request with the last accepted one of the same profile. */
const changesSince = (request: SignedParts, lastAccepted: SignedParts | undefined): Changes => {
  if (!lastAccepted) return { since: 'nothing-accepted' };
  if (lastAccepted === request) return { since: 'this-is-it' };
  return {
    since: 'accepted',
    at: lastAccepted.signedAt,
    fields: fieldsThatDiffer(request, lastAccepted),
  };
};

/** Returns the standard name of a status; empty for an unknown one. The service's own words could quote anything. */
const statusText = (status: number | null): string => STATUS_CODES[status ?? 0] ?? '';

/**
 * Milliseconds to add to the local time to get the service's: the middle of the possible range, or 0 when the
 * local clock may be right.
 */
export const serviceAhead = (estimate: ClockEstimate | null): number =>
  estimate === null || certainOffset(estimate) === 0 ? 0 : (estimate.lower + estimate.upper) / 2;

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Summarises a request. Here and below each field is named, so that nothing secret is copied unnoticed. */
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

const signedBy = (
  { isVerified, fingerprint }: SignedParts,
  publicKey: PublicKeyFacts | null,
): SignedBy => {
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
  const { header, claims, url, signedAt, fingerprint } = parts;
  return {
    ...summarise(request),
    ofCall: requests
      .filter(({ call }) => call === request.call)
      .map(({ id, attempt }) => ({ id, attempt }))
      .toReversed(),
    header,
    claims,
    url,
    path: { signed: claims.url, sent: pathOf(url) },
    offsetMs: claims.iat * 1000 - signedAt,
    serviceAheadMs: serviceAhead(estimate),
    fingerprint,
    signedBy: signedBy(parts, publicKey),
    changes: changesSince(parts, lastAccepted),
    answerHeaders,
    serviceId,
    answerText,
  };
};

/** Longest text of a service in a copied request, in UTF-16 units. */
const longestText = 1000;

const email = /[^\s@"'<>()[\]{},;:]{1,200}@[^\s@"'<>()[\]{},;:]{1,200}/gu;
const hexAddress = /0x[0-9a-f]{8,}/giu;
/** Words as long as other chains' addresses: longer than parts of a UUID, and with a digit, unlike ordinary words. */
const longWord = /(?=[a-z]*[0-9])[a-z0-9]{25,}/giu;
const host = /\b(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?::\d{1,5})?\b/giu;
/** Returns a text of the service in one line, without what identifies the account, the user or a host. */
const withoutPersonal = (text: string): string =>
  text
    .slice(0, longestText)
    .replaceAll(email, '<e-mail>')
    .replaceAll(hexAddress, '<address>')
    .replaceAll(longWord, '<address>')
    .replaceAll(host, '<host>')
    .replaceAll(everyUnseen, (character) => `<${nameOf(character)}>`);

/** Returns the service's id of a request, unchanged when it cannot be confused with an address. */
const idOf = (text: string): string =>
  /^[\w:=+/.-]{1,200}$/u.test(text) && !/^0x/iu.test(text) ? text : withoutPersonal(text);

const time = (at: number): string => new Date(at).toISOString();

const resultOf = ({ outcome, status, statusText }: RequestSummary): string =>
  [status ?? '', statusText, outcome].filter((part) => part !== '').join(' ');

/** One line about a request. */
const lineOf = (request: RequestSummary): string =>
  [
    time(request.at),
    request.purpose,
    `attempt ${request.attempt} of ${request.attempts}`,
    resultOf(request),
    request.duration === null ? '-' : `${request.duration} ms`,
    `${request.bytes} bytes`,
  ].join(' · ');

const changesOf = (changes: Changes): string => {
  if (changes.since !== 'accepted') return changes.since;
  return changes.fields.length === 0 ? 'none' : changes.fields.join(', ');
};

const pairs = (values: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(values).map(([name, value]) => `  ${name}: ${withoutPersonal(String(value))}`);

/**
 * Writes one request as plain text, to be passed on. Holds no secret and no host, and of an answer nothing that looks
 * like an address or an e-mail address. Times are UTC.
 */
export const writeRequest = (request: RequestDetails): string => {
  const { path, claims, signedBy, fingerprint, answerHeaders, answerText } = request;
  return [
    'Account Viewer request',
    lineOf(request),
    `GET ${withoutPersonal(path.sent)}`,
    ...(request.serviceId === '' ? [] : [`request id: ${idOf(request.serviceId)}`]),
    'token header:',
    ...pairs(request.header),
    'token claims:',
    ...pairs(claims),
    `path signed as sent: ${path.signed === path.sent ? 'yes' : 'no'}`,
    `signed ${request.offsetMs} ms off the local clock, service ${Math.round(request.serviceAheadMs)} ms ahead`,
    `signature: ${signedBy}`,
    `public key: ${fingerprint ?? 'none'}`,
    `differs from the last accepted: ${changesOf(request.changes)}`,
    ...(answerHeaders.length === 0 ? [] : ['answer headers:']),
    ...answerHeaders.map(
      ({ name, value }) =>
        `  ${name}: ${value === request.serviceId ? idOf(value) : withoutPersonal(value)}`,
    ),
    ...(answerText === '' ? [] : ['answer:', `  ${withoutPersonal(answerText)}`]),
    '',
  ].join('\n');
};

/** Writes requests as plain text, a line each, in the given order. */
export const writeRequests = (requests: readonly RequestSummary[]): string =>
  ['Account Viewer requests', ...requests.map(lineOf), ''].join('\n');
