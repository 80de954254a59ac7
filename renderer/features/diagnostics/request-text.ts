import type { ChangedField, RequestDetails, RequestSummary } from '../../../shared/requests';
import { dayOf, showDay } from '../../ui/text/dates';
import { perLanguage } from '../../i18n/language';
import { requestWords } from '../../i18n/diagnostics';

/** Seconds after `iat` during which the service takes a token (specification section 5). */
const acceptedFor = 30;

/** "12 s", "5 min", "3 h". */
export const showSpan = (seconds: number): string => {
  const { spans } = requestWords;
  if (seconds < 120) return spans.seconds(seconds);
  return seconds < 7200
    ? spans.minutes(Math.floor(seconds / 60))
    : spans.hours(Math.floor(seconds / 3600));
};

/** Seconds since the epoch as a date and time in UTC. */
export const showUtc = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

type Clocks = Pick<RequestDetails, 'offsetMs' | 'serviceAheadMs'>;

type Aging = Pick<RequestDetails, 'claims' | 'outcome' | 'serviceAheadMs'>;

/** How old a token is by the service's clock, and for how long it is still good. */
export const describeAge = (token: Aging, now: number): string => {
  // Since `iat` by the service's clock; negative for a token from its future.
  const ageMs = now + token.serviceAheadMs - token.claims.iat * 1000;
  const age = Math.floor(ageMs / 1000);
  if (token.outcome === 'accepted') return requestWords.used(showSpan(Math.max(0, age)));
  if (ageMs > acceptedFor * 1000) return requestWords.tooOld(showSpan(age));
  if (age < 0) return requestWords.fromFuture(-age);
  return requestWords.usable(age, acceptedFor - age);
};

/**
 * Milliseconds by which a corrected token may be dated back although this computer's clock is right: the margin and a slow
 * answer (`server-clock.ts`), and the seconds that `Date` and `iat` are cut off to.
 */
const mostDatedBack = 14_000;

/** What clock a token was dated by. Only a clock that is certainly off is said to be; a bound is no measurement. */
export const describeClock = ({ offsetMs, serviceAheadMs }: Clocks): string => {
  const isLocal = offsetMs > -1000 && offsetMs <= 0;
  const mayBeRight = serviceAheadMs === 0 && offsetMs > -mostDatedBack && offsetMs <= 0;
  // Half of the second that whole seconds cut off.
  const difference = serviceAheadMs === 0 ? offsetMs + 499 : serviceAheadMs;
  const seconds = isLocal || mayBeRight ? 0 : Math.round(difference / 1000);
  if (seconds === 0) return requestWords.localClock;
  const span = showSpan(Math.abs(seconds));
  const off = seconds > 0 ? requestWords.ahead(span) : requestWords.behind(span);
  return requestWords.otherClock(off);
};

const formats = perLanguage((locale) => ({
  clock: new Intl.DateTimeFormat(locale, {
    timeStyle: 'medium',
    timeZone: 'UTC',
    hourCycle: 'h23',
  }),
  day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  number: new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
  integer: new Intl.NumberFormat(locale),
}));

/** "Today, 08:14:07", "22 Nov, 17:20:44"; in UTC and of 24 hours, as the logs of services are. Milliseconds since the epoch. */
export const showUtcMoment = (at: number, now: number): string => {
  const { clock, day } = formats();
  const isToday = dayOf(at, 'utc') === dayOf(now, 'utc');
  return `${isToday ? showDay(at, now, 'utc').name : day.format(at)}, ${clock.format(at)}`;
};

/** "412 ms", "6.2 s". */
export const showDuration = (milliseconds: number): string => {
  const { number, integer } = formats();
  return milliseconds < 1000
    ? `${integer.format(milliseconds)} ms`
    : `${number.format(milliseconds / 1000)} s`;
};

/** Whether a request went well, badly, or neither. */
export const kindOf = ({ outcome }: Pick<RequestSummary, 'outcome'>): 'good' | 'bad' | 'open' => {
  if (outcome === 'accepted') return 'good';
  return outcome === 'sent' || outcome === 'unsent' || outcome === 'ABORTED' ? 'open' : 'bad';
};

type Told = Pick<RequestSummary, 'outcome' | 'status' | 'statusText'>;

/** What came of a request in a few words: the status of the answer, or why there is none. */
const shortResult = ({ outcome, status, statusText }: Told): string => {
  const { unsent, sent, stopped, noAnswer } = requestWords.results;
  if (outcome === 'unsent') return unsent;
  if (outcome === 'sent') return sent;
  if (outcome === 'ABORTED') return stopped;
  if (status === null) return noAnswer(outcome);
  if (status === 200 && outcome !== 'accepted') return `${status}, ${outcome}`;
  return `${status} ${statusText}`.trim();
};

/** The same of a call: "503, tried 3 times". */
export const resultOf = (request: Told & Pick<RequestSummary, 'attempts'>): string => {
  const { attempts, status } = request;
  if (attempts === 1) return shortResult(request);
  const isPlain = status !== null && status !== 200;
  return requestWords.results.tried(isPlain ? String(status) : shortResult(request), attempts);
};

const headerPrefix = 'header.';
const claimPrefix = 'claim.';

const isNamed = (field: ChangedField): field is keyof typeof requestWords.changedFields =>
  field in requestWords.changedFields;

/** A difference between two requests, in words. */
export const describeChange = (field: ChangedField): string => {
  if (isNamed(field)) return requestWords.changedFields[field];
  return field.startsWith(headerPrefix)
    ? requestWords.changedHeader(field.slice(headerPrefix.length))
    : requestWords.changedClaim(field.slice(claimPrefix.length));
};

/** One word of a POSIX shell, whatever is in it. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Characters that curl would take for a pattern of several addresses. */
const pattern = /[[\]{}]/u;

/** The GET of an address as a shell command, with a placeholder for each secret. */
export const curlCommand = (url: string): string =>
  [
    'curl',
    ...(pattern.test(url) ? ['--globoff'] : []),
    '-H',
    quote('Authorization: Bearer <JWT>'),
    '-H',
    quote('x-api-key: <API_KEY>'),
    '-H',
    quote('Accept: application/json'),
    quote(url),
  ].join(' ');
