import { acceptedFor, ageOf, isTooOld, type RequestDetails } from '../../../../shared/requests';
import { requestWords } from '../../../i18n/requests';

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
  const age = Math.floor(ageOf(token, now) / 1000);
  if (token.outcome === 'accepted') return requestWords.used(showSpan(Math.max(0, age)));
  if (isTooOld(token, now)) return requestWords.tooOld(showSpan(age));
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
