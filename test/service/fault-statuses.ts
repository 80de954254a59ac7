import type { Intercept } from './watched-service';
import { answer, firstTimes } from './fault-answers';

/** Every error status the client tells apart, and a few it does not. */
export const errorStatuses = [
  400, 401, 403, 404, 405, 407, 410, 418, 422, 429, 500, 502, 503, 504,
] as const;

const bodies = {
  json: ['application/json', '{"error":"refused for a test"}'],
  text: ['text/plain; charset=utf-8', 'Refused for a test.'],
  html: ['text/html', '<!doctype html><h1>Refused</h1><script>document.title="ran"</script>'],
  empty: [null, ''],
} as const;

/** An error status with a body of the given kind. */
export function errorStatus(status: number, kind: keyof typeof bodies): Intercept {
  const [type, body] = bodies[kind];
  return answer(status, body, type);
}

/** Status 429 with this Retry-After header; undefined leaves it out. */
export function tooManyRequests(retryAfter?: string): Intercept {
  const headers = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
  return answer(429, '{"error":"too many requests"}', 'application/json', headers);
}

/** Status 429 with a Retry-After date `seconds` after the service's clock. */
export function tooManyRequestsUntil(seconds: number): Intercept {
  return (context) => {
    const nowMs = Date.parse(String(context.response.getHeader('Date')));
    return tooManyRequests(new Date(nowMs + seconds * 1000).toUTCString())(context);
  };
}

const nonceReused = answer(401, '{"error":"nonce was already used"}');

/** Error answers that are more than a status. */
export const statusFaults = {
  'retry-after-seconds': tooManyRequests('2'),
  'retry-after-hour': tooManyRequests('3600'),
  'retry-after-date': tooManyRequestsUntil(120),
  'retry-after-past-date': tooManyRequests('Thu, 01 Jan 1970 00:00:00 GMT'),
  'retry-after-negative': tooManyRequests('-5'),
  'retry-after-garbage': tooManyRequests('soon'),
  'retry-after-missing': tooManyRequests(),
  'nonce-reused-once': firstTimes(1, nonceReused),
  'nonce-reused-always': nonceReused,
  'unavailable-once': firstTimes(1, answer(503, '{"error":"starting"}')),
  'login-prompt': answer(401, 'Sign in', 'text/plain', {
    'WWW-Authenticate': 'Negotiate, NTLM, Basic realm="intranet"',
  }),
  'proxy-login-prompt': answer(407, 'Sign in', 'text/plain', {
    'Proxy-Authenticate': 'Negotiate, NTLM, Basic realm="proxy"',
  }),
  'huge-error-text': answer(500, 'x'.repeat(1024 * 1024), 'text/plain'),
  'no-date-401': withoutDate(answer(401, '{"error":"token expired"}')),
  'garbage-date-401': answer(401, '{"error":"token expired"}', 'application/json', {
    Date: 'yesterday',
  }),
} as const satisfies Readonly<Record<string, Intercept>>;

/** The same answer without a Date header, so that the client cannot tell the service's time. */
export function withoutDate(fault: Intercept): Intercept {
  return (context) => {
    context.response.removeHeader('Date');
    return fault(context);
  };
}
