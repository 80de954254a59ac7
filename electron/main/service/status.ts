import { fail, type Code, type FailureParams, type Result } from '../../../shared/failure';
import type { HttpHead } from './http-client';

const codeOf = (status: number): Code => {
  if (status >= 300 && status < 400) return 'REDIRECT_REFUSED';
  if (status >= 500) return 'SERVER_ERROR';
  const codes: Readonly<Record<number, Code>> = {
    401: 'AUTH',
    403: 'FORBIDDEN',
    404: 'NOT_FOUND',
    405: 'METHOD_NOT_ALLOWED',
    407: 'PROXY_AUTH',
    429: 'RATE_LIMITED',
  };
  return codes[status] ?? 'UNEXPECTED_STATUS';
};

/** Longest wait passed on, in seconds; beyond it the header is taken for a mistake. */
const longestWait = 86_400;

/** Seconds to wait from `Retry-After`, which is a number of seconds or an HTTP date (RFC 9110 section 10.2.3). */
export const readRetryAfter = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined;
  const text = header.trim();
  const seconds = /^\d{1,9}$/u.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, longestWait) : undefined;
};

/** Turns an answer that is not 200 into a failure; the specification treats every other status as an error (section 7). */
export const failOfStatus = (
  response: HttpHead,
  words: FailureParams,
  now: number,
): Result<never> => {
  const seconds = readRetryAfter(response.headers.get('retry-after'), now);
  return fail(codeOf(response.status), {
    status: response.status,
    ...(seconds === undefined ? {} : { seconds }),
    ...words,
  });
};
