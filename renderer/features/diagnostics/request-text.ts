import type { ChangedField, RequestDetails, RequestSummary } from '../../../shared/requests';
import { dayOf } from '../../../shared/times';
import { showDay } from '../../ui/text/dates';
import { perLanguage } from '../../i18n/language';
import { requestWords } from '../../i18n/diagnostics';

/** Seconds after `iat` during which the service accepts a token (specification section 5). */
const acceptedFor = 30;

/** A duration such as "12 s", "5 min" or "3 h". */
export const showSpan = (seconds: number): string => {
  const { spans } = requestWords;
  if (seconds < 120) return spans.seconds(seconds);
  return seconds < 7200
    ? spans.minutes(Math.floor(seconds / 60))
    : spans.hours(Math.floor(seconds / 3600));
};

/** Date and time in UTC, such as "2026-11-22 17:20:44 UTC". Takes milliseconds since the epoch. */
export const showUtc = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

type Clocks = Pick<RequestDetails, 'offsetMs' | 'serviceAheadMs'>;

type Aging = Pick<RequestDetails, 'claims' | 'outcome' | 'serviceAheadMs'>;

/** The age of a token by the service's clock, and how long the token stays valid. */
export const describeAge = (token: Aging, now: number): string => {
  // Age since `iat` by the service's clock; negative if `iat` is in the service's future.
  const ageMs = now + token.serviceAheadMs - token.claims.iat * 1000;
  const age = Math.floor(ageMs / 1000);
  if (token.outcome === 'accepted') return requestWords.used(showSpan(Math.max(0, age)));
  if (ageMs > acceptedFor * 1000) return requestWords.tooOld(showSpan(age));
  if (age < 0) return requestWords.fromFuture(-age);
  return requestWords.usable(age, acceptedFor - age);
};

/**
 * Most milliseconds by which a corrected token may be dated back although this computer's clock is right: the signing
 * margin and a slow answer (`server-clock.ts`), plus the fractions of a second cut off from `Date` and `iat`.
 */
const mostDatedBack = 14_000;

/**
 * The clock that a token was dated by. Reports a wrong local clock only if that is certain: the signing margin and
 * rounding alone cause a small negative offset.
 */
export const describeClock = ({ offsetMs, serviceAheadMs }: Clocks): string => {
  const isLocal = offsetMs > -1000 && offsetMs <= 0;
  const mayBeRight = serviceAheadMs === 0 && offsetMs > -mostDatedBack && offsetMs <= 0;
  // Adds half of the fraction that whole seconds cut off.
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
}));

/**
 * A time such as "Today, 08:14:07" or "22 Nov, 17:20:44", in UTC with 24 hours, as services write their logs. Takes
 * milliseconds since the epoch.
 */
export const showUtcMoment = (at: number, now: number): string => {
  const { clock, day } = formats();
  const isToday = dayOf(at, 'utc') === dayOf(now, 'utc');
  return `${isToday ? showDay(at, now, 'utc').name : day.format(at)}, ${clock.format(at)}`;
};

/** Whether a request succeeded (`good`), failed (`bad`), or neither (`open`). */
export const kindOf = ({ outcome }: Pick<RequestSummary, 'outcome'>): 'good' | 'bad' | 'open' => {
  if (outcome === 'accepted') return 'good';
  return outcome === 'sent' || outcome === 'unsent' || outcome === 'ABORTED' ? 'open' : 'bad';
};

type Told = Pick<RequestSummary, 'outcome' | 'status' | 'statusText'>;

/** The result of a request in a few words: the status of the response, or why there is none. */
const shortResult = ({ outcome, status, statusText }: Told): string => {
  const { unsent, sent, stopped, noAnswer } = requestWords.results;
  if (outcome === 'unsent') return unsent;
  if (outcome === 'sent') return sent;
  if (outcome === 'ABORTED') return stopped;
  if (status === null) return noAnswer(outcome);
  if (status === 200 && outcome !== 'accepted') return `${status}, ${outcome}`;
  return `${status} ${statusText}`.trim();
};

/** The result of a call with all its attempts, such as "503, tried 3 times". */
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

/** Describes a difference between two requests. */
export const describeChange = (field: ChangedField): string => {
  if (isNamed(field)) return requestWords.changedFields[field];
  return field.startsWith(headerPrefix)
    ? requestWords.changedHeader(field.slice(headerPrefix.length))
    : requestWords.changedClaim(field.slice(claimPrefix.length));
};

/** Quotes any text as one word for a POSIX shell. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Characters that curl expands to several addresses. */
const pattern = /[[\]{}]/u;

/** A GET request of an address as a shell command, with a placeholder for each secret. */
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
