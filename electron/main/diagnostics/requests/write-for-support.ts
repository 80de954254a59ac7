import type { Changes, RequestDetails, RequestSummary } from '../../../../shared/requests';
import { everyUnseen, nameOf } from '../../../../shared/unseen';

/** Longest text of a service that goes along, in UTF-16 units. */
const longestText = 1000;

const email = /[^\s@"'<>()[\]{},;:]{1,200}@[^\s@"'<>()[\]{},;:]{1,200}/gu;
const hexAddress = /0x[0-9a-f]{8,}/giu;
/** As long as addresses of other chains are: longer than the parts of a UUID, and no word of a language. */
const longWord = /(?=[a-z]*[0-9])[a-z0-9]{25,}/giu;
const host = /\b(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?::\d{1,5})?\b/giu;
/** A text of the service without what tells of the account or the person, in one line. */
const withoutPersonal = (text: string): string =>
  text
    .slice(0, longestText)
    .replaceAll(email, '<e-mail>')
    .replaceAll(hexAddress, '<address>')
    .replaceAll(longWord, '<address>')
    .replaceAll(host, '<host>')
    .replaceAll(everyUnseen, (character) => `<${nameOf(character)}>`);

/** What a service calls a request, as far as it can be told from an address. */
const idOf = (text: string): string =>
  /^[\w:=+/.-]{1,200}$/u.test(text) && !/^0x/iu.test(text) ? text : withoutPersonal(text);

const time = (at: number): string => new Date(at).toISOString();

const resultOf = ({ outcome, status, statusText }: RequestSummary): string =>
  [status ?? '', statusText, outcome].filter((part) => part !== '').join(' ');

/** A request in a line. */
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
 * One request for whoever helps. Holds no secret, no host, and of an answer nothing that looks like an address or an
 * e-mail address; times are UTC.
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

/** All of them, a line each, the newest first. */
export const writeRequests = (requests: readonly RequestSummary[]): string =>
  ['Account Viewer requests', ...requests.map(lineOf), ''].join('\n');
