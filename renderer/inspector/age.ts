import { acceptedFor, ageOf, isTooOld, type TokenInspection } from '../../shared/inspection';
import { inspectorWords } from '../words/inspector';

/** "12 s", "5 min", "3 h". */
export const showSpan = (seconds: number): string => {
  const { spans } = inspectorWords;
  if (seconds < 120) return spans.seconds(seconds);
  return seconds < 7200
    ? spans.minutes(Math.floor(seconds / 60))
    : spans.hours(Math.floor(seconds / 3600));
};

/** Seconds since the epoch as a date and time in UTC. */
export const showUtc = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

type Aging = Pick<TokenInspection, 'claims' | 'outcome' | 'serviceAheadMs'>;

/** How old a token is by the service's clock, and for how long it is still good. */
export const describeAge = (token: Aging, now: number): string => {
  const age = Math.floor(ageOf(token, now) / 1000);
  if (token.outcome === 'accepted') return inspectorWords.used(showSpan(Math.max(0, age)));
  if (isTooOld(token, now)) return inspectorWords.tooOld(showSpan(age));
  if (age < 0) return inspectorWords.fromFuture(-age);
  return inspectorWords.usable(age, acceptedFor - age);
};

/** What clock a token was dated by, from `iat` less the local time. */
export const describeClock = (offsetMs: number): string => {
  // Half of the second that whole seconds cut off.
  const seconds = Math.round((offsetMs + 499) / 1000);
  if (seconds === 0) return inspectorWords.localClock;
  const span = showSpan(Math.abs(seconds));
  const off = seconds > 0 ? inspectorWords.ahead(span) : inspectorWords.behind(span);
  return inspectorWords.otherClock(off);
};
