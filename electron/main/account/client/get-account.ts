import type { ClockState } from '../../../../shared/account';
import {
  accountUrl,
  hostOf,
  readBaseUrl,
  signedPathOf,
  type SignedPath,
} from '../../../../shared/base-url';
import { type Code, fail, type GivenParams, type Result } from '../../../../shared/failure';
import { longestSilence, type WaitSeconds } from '../../../../shared/profile';
import type { OpenAnswer } from '../../reader/session';
import {
  type ContentType,
  contentTypeOf,
  decodeLoosely,
  pageTitle,
  readErrorWords,
  requestIdOf,
  type SeenAnswer,
  seenHeaders,
  unlabelled,
} from './seen-answer';
import type {
  HttpAnswer,
  HttpClient,
  HttpHead,
  HttpHeaders,
  Limits,
  WantedBody,
} from './http-client';
import { readHttpDate, writtenAt } from './server-clock';
import { type TokenSource, type Credentials, type SignedRequest, signRequest } from './sign-jwt';
import { createSentSecrets, type SentSecrets } from './without-secrets';

const networkLogin = 511;

/** RFC 9110 section 15.4.5: what a cache has is still right. It leads nowhere, and nobody has asked for it. */
const notModified = 304;

const codeOf = (status: number): Code => {
  if (status === notModified) return 'UNEXPECTED_STATUS';
  if (status >= 300 && status < 400) return 'REDIRECT_REFUSED';
  // RFC 6585 section 6: of a network that wants a login first, and never of the service itself.
  if (status === networkLogin) return 'NOT_JSON';
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

/**
 * Seconds to wait from `Retry-After`, which is a number of seconds or an HTTP date (RFC 9110 section 10.2.3). A date is
 * of the service's clock, where the answer tells it: this computer's may be wrong.
 */
export const readRetryAfter = (
  headers: Pick<HttpHeaders, 'get'>,
  now: number,
): number | undefined => {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/u.test(text)) return Math.min(Number(text), longestWait);
  const until = readHttpDate(text, now);
  if (until === undefined) return undefined;
  const sample = { date: headers.get('date'), age: headers.get('age') };
  const seconds = Math.ceil((until - (writtenAt(sample, now) ?? now)) / 1000);
  return seconds >= 0 ? Math.min(seconds, longestWait) : undefined;
};

/** Turns an answer that is not 200 into a failure; the specification treats every other status as an error (section 7). */
export const failOfStatus = (response: HttpHead, words: GivenParams, now: number): Result<never> =>
  fail(codeOf(response.status), {
    status: response.status,
    seconds: readRetryAfter(response.headers, now),
    ...(response.status === networkLogin && { title: '' }),
    ...words,
  });

/** Where a call goes, what path it signs, and how long it waits. */
export interface Target {
  readonly baseUrl: string;
  readonly signedPath: SignedPath;
  readonly waitSeconds: WaitSeconds;
}

/** Sees each request of a call as it is sent, and what came of it before the next one is. */
export interface RequestWatch {
  readonly onSigned: (request: SignedRequest, url: string) => void;
  readonly onEnded: (answer: SeenAnswer) => void;
}

/** Who wants to see what goes out and what comes in. */
export interface Watch extends Partial<RequestWatch> {
  /** Sees the headers of each answer, whatever its status. */
  readonly onHeaders?: (headers: HttpHeaders) => void;
  /** Sees how many decoded bytes of the answer have come so far, anew for each attempt. */
  readonly onBytes?: (total: number) => void;
}

export interface ServiceOptions extends Watch {
  readonly http: HttpClient;
  readonly source: TokenSource;
  /** Local time in milliseconds since the epoch. */
  readonly now: () => number;
  /** Opens the body of an answer that may be an account. */
  readonly read: (body: Uint8Array) => Promise<Result<OpenAnswer>>;
}

/** What came of a call: the account or a failure. */
export interface Exchange<Answer = OpenAnswer> {
  readonly result: Result<Answer>;
  /** How the clocks stood at the end of it. */
  readonly clock?: ClockState;
}

const limitsOf = ({ waitSeconds }: Target): Limits => ({
  headers: waitSeconds * 1000,
  silence: longestSilence(waitSeconds) * 1000,
});

/** Largest account taken, decoded; 100,000 wallets and 100,000 contracts are 37 MB. */
const largestBody = 64 * 1024 * 1024;
const largestErrorBody = 64 * 1024;
const shownOnDemand = 2048;

/** What may be told of a body that is no account: without what was sent, and looked through before any of it is cut. */
const legible = (bytes: Uint8Array, type: ContentType, { withoutSecrets }: SentSecrets): string => {
  const begun = bytes.subarray(0, largestErrorBody);
  const plain = decodeLoosely(begun, unlabelled);
  // Where the encoding that it is said to be in would hide a quote from the search, it is the wrong one.
  const isQuoting = withoutSecrets(plain, false) !== plain;
  const text = isQuoting ? plain : decodeLoosely(begun, type);
  return withoutSecrets(text, bytes.length >= largestErrorBody);
};

/** What an answer is, and its beginning as plain text where it is no account. */
interface Read {
  readonly result: Result<OpenAnswer>;
  readonly text?: string;
}

const unusable = (text: string, result: Result<OpenAnswer>): Read => ({
  result,
  text: text.slice(0, shownOnDemand),
});

/** The one encoding of JSON (RFC 8259 section 8.1), by its names and without one. */
const utf8 = ['', 'utf-8', 'utf8'];

const readSuccess = async (
  bytes: Uint8Array,
  type: ContentType,
  read: ServiceOptions['read'],
  sent: SentSecrets,
): Promise<Read> => {
  const { essence, charset } = type;
  if (pageTitle(decodeLoosely(bytes.subarray(0, 16_384), type), type) !== undefined) {
    const text = legible(bytes, type, sent);
    return unusable(text, fail('NOT_JSON', { title: pageTitle(text, type) }));
  }
  if (essence !== 'application/json' && essence !== '') {
    const answer = bytes.length === 0 ? 'empty' : 'content-type';
    return unusable(legible(bytes, type, sent), fail('NOT_JSON', { answer }));
  }
  if (!utf8.includes(charset)) return unusable(legible(bytes, type, sent), fail('BAD_ENCODING'));
  const result = await read(bytes);
  return result.ok ? { result } : unusable(legible(bytes, type, sent), result);
};

/** All of an account, and of an error as much as is worth showing. */
const wanted = (status: number): WantedBody =>
  status === 200
    ? { most: largestBody, beyond: 'refuse' }
    : { most: largestErrorBody, beyond: 'drop' };

const readResponse = (
  answer: HttpAnswer,
  { now, read }: ServiceOptions,
  sent: SentSecrets,
): Promise<Read> | Read => {
  const { status, headers, body } = answer;
  const type = contentTypeOf(headers);
  if (status === 200) return readSuccess(body, type, read, sent);
  const text = legible(body, type, sent);
  const words = readErrorWords(text, type);
  const requestId = words.requestId ?? requestIdOf(seenHeaders(headers, sent));
  return unusable(text, failOfStatus(answer, { ...words, requestId }, now()));
};

interface Sending {
  readonly target: Target;
  readonly options: ServiceOptions;
  readonly sent: SentSecrets;
  readonly signal: AbortSignal;
  /** What has come so far. */
  readonly seen: { head?: HttpHead; bytes: number };
}

const send = async (
  request: SignedRequest,
  url: string,
  { target, options, sent, signal, seen }: Sending,
): Promise<Read> => {
  const answer = await options.http({
    url,
    headers: request.headers,
    limits: limitsOf(target),
    signal,
    wanted,
    onHead: (head) => {
      seen.head = head;
      // A 407 is the proxy's, told in the open: it says nothing of the service's certificate or clock.
      if (head.status !== 407) options.onHeaders?.(head.headers);
    },
    onBytes: (total) => {
      seen.bytes = total;
      options.onBytes?.(total);
    },
  });
  // A redirect's host name may spell something of what was sent.
  if (!answer.ok) return { result: { ok: false, error: sent.failureWithoutSecrets(answer.error) } };
  const reading = readResponse(answer.value, options, sent);
  if (answer.value.status !== 200) return reading;
  // Whatever an account is made of can be copied and exported. It is looked through while its reader reads it.
  const [read, isQuoting] = await Promise.all([reading, sent.areIn(answer.value.body)]);
  if (!isQuoting) return read;
  if (read.result.ok) read.result.value.session.close();
  return { result: fail('SECRET_IN_ANSWER') };
};

/**
 * GET /v1/account (specification section 4). Checks the base URL again, mints a token and sends it at once.
 * Redirects are refused because the API key's header would follow them to any host, and answers that quote it or the
 * token (`SECRET_IN_ANSWER`) because what is in an answer can be copied and exported.
 * Never rejects, and no text of an error leaves it.
 */
export const getAccount = async (
  target: Target,
  credentials: Credentials,
  options: ServiceOptions,
  signal: AbortSignal,
): Promise<Exchange> => {
  const address = readBaseUrl(target.baseUrl);
  if (!address.ok) return { result: address };
  const url = accountUrl(address.value);
  /** Adds where the call went, which every sentence about it may name. */
  const finish = (result: Result<OpenAnswer>): Exchange => ({
    result: result.ok
      ? result
      : fail(result.error.code, { ...result.error, host: hostOf(address.value), url }),
  });
  try {
    const path = signedPathOf(address.value, target.signedPath);
    const request = await signRequest(credentials, path, options.source);
    const sent = createSentSecrets(credentials.apiKey, request.token);
    const seen: { head?: HttpHead; bytes: number } = { bytes: 0 };
    options.onSigned?.(request, url);
    const { result, text = '' } = await send(request, url, { target, options, sent, signal, seen });
    const exchange = finish(result);
    options.onEnded?.({
      result: exchange.result,
      headers: [],
      ...(seen.head && { status: seen.head.status, headers: seenHeaders(seen.head.headers, sent) }),
      bytes: seen.bytes,
      text,
    });
    return exchange;
  } catch {
    return finish(fail('INTERNAL'));
  }
};
