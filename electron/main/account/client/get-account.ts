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
import { createSentSecrets, type SentSecrets } from './redact-secrets';

const networkLogin = 511;

/** RFC 9110 section 15.4.5: a cached response is still valid. This is no redirect, and no call asks for it. */
const notModified = 304;

const codeOf = (status: number): Code => {
  if (status === notModified) return 'UNEXPECTED_STATUS';
  if (status >= 300 && status < 400) return 'REDIRECT_REFUSED';
  // RFC 6585 section 6: sent by a network that requires a login first, never by the service itself.
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

/** Longest wait reported, in seconds. A longer one is shortened: the header is probably a mistake. */
const longestWait = 86_400;

/**
 * Seconds to wait by `Retry-After`, which is a number of seconds or an HTTP date (RFC 9110 section 10.2.3). A date is
 * compared with the response's `Date` if there is a fresh one, because this computer's clock may be wrong.
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

/** Turns a response that is not 200 into a failure: every other status is an error (specification section 7). */
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

/** Called for each request of a call: just before the request is sent, and with its outcome before the next one. */
export interface RequestWatch {
  readonly onSigned: (request: SignedRequest, url: string) => void;
  readonly onEnded: (answer: SeenAnswer) => void;
}

/** Callbacks that see what a call sends and receives. */
export interface Watch extends Partial<RequestWatch> {
  /** Called with the headers of each response, whatever its status, except a proxy's 407 and a redirect. */
  readonly onHeaders?: (headers: HttpHeaders) => void;
  /** Called with the number of decoded bytes of the response received so far; starts at 0 for each attempt. */
  readonly onBytes?: (total: number) => void;
}

export interface ServiceOptions extends Watch {
  readonly http: HttpClient;
  readonly source: TokenSource;
  /** Local time in milliseconds since the epoch. */
  readonly now: () => number;
  /** Opens the body of a response that may be an account. */
  readonly read: (body: Uint8Array) => Promise<Result<OpenAnswer>>;
}

/** The outcome of a call: the account or a failure. */
export interface Exchange<Answer = OpenAnswer> {
  readonly result: Result<Answer>;
  /** State of the clocks at the end of the call. */
  readonly clock?: ClockState;
}

const limitsOf = ({ waitSeconds }: Target): Limits => ({
  headers: waitSeconds * 1000,
  silence: longestSilence(waitSeconds) * 1000,
});

/** Largest account accepted, in decoded bytes; one with 100,000 wallets and 100,000 contracts has 37 MB. */
const largestBody = 64 * 1024 * 1024;
const largestErrorBody = 64 * 1024;
const shownOnDemand = 2048;

/**
 * Text of a body that is not an account, without the secrets that were sent. Callers cut the text only afterwards,
 * because half a secret may not be recognised.
 */
const redactedText = (
  bytes: Uint8Array,
  type: ContentType,
  { withoutSecrets }: SentSecrets,
): string => {
  const begun = bytes.subarray(0, largestErrorBody);
  const plain = decodeLoosely(begun, unlabelled);
  // Ignore the declared charset if the body quotes a secret without it: that charset could hide the secret.
  const isQuoting = withoutSecrets(plain, false) !== plain;
  const text = isQuoting ? plain : decodeLoosely(begun, type);
  return withoutSecrets(text, bytes.length >= largestErrorBody);
};

/** The outcome of reading a response, and the beginning of its text if it is not an account. */
interface Read {
  readonly result: Result<OpenAnswer>;
  readonly text?: string;
}

const unusable = (text: string, result: Result<OpenAnswer>): Read => ({
  result,
  text: text.slice(0, shownOnDemand),
});

/** Names of UTF-8, the only encoding of JSON (RFC 8259 section 8.1); empty when no charset is declared. */
const utf8 = ['', 'utf-8', 'utf8'];

const readSuccess = async (
  bytes: Uint8Array,
  type: ContentType,
  read: ServiceOptions['read'],
  sent: SentSecrets,
): Promise<Read> => {
  const { essence, charset } = type;
  if (pageTitle(decodeLoosely(bytes.subarray(0, 16_384), type), type) !== undefined) {
    const text = redactedText(bytes, type, sent);
    return unusable(text, fail('NOT_JSON', { title: pageTitle(text, type) }));
  }
  if (essence !== 'application/json' && essence !== '') {
    const answer = bytes.length === 0 ? 'empty' : 'content-type';
    return unusable(redactedText(bytes, type, sent), fail('NOT_JSON', { answer }));
  }
  if (!utf8.includes(charset))
    return unusable(redactedText(bytes, type, sent), fail('BAD_ENCODING'));
  const result = await read(bytes);
  return result.ok ? { result } : unusable(redactedText(bytes, type, sent), result);
};

/** All of an account, but only the beginning of an error. */
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
  const text = redactedText(body, type, sent);
  const words = readErrorWords(text, type);
  const requestId = words.requestId ?? requestIdOf(seenHeaders(headers, sent));
  const answerProblem = body.length === 0 ? ({ answer: 'empty' } as const) : {};
  return unusable(text, failOfStatus(answer, { ...words, ...answerProblem, requestId }, now()));
};

interface Sending {
  readonly target: Target;
  readonly options: ServiceOptions;
  readonly sent: SentSecrets;
  readonly signal: AbortSignal;
  /** What has arrived so far. */
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
      // A 407 comes from the proxy, unencrypted: it says nothing about the service's certificate or clock.
      if (head.status !== 407) options.onHeaders?.(head.headers);
    },
    onBytes: (total) => {
      seen.bytes = total;
      options.onBytes?.(total);
    },
  });
  // The host name of a refused redirect may contain a secret that was sent.
  if (!answer.ok) return { result: { ok: false, error: sent.failureWithoutSecrets(answer.error) } };
  const reading = readResponse(answer.value, options, sent);
  if (answer.value.status !== 200) return reading;
  // Any part of an account can be copied and exported. Search for secrets while the reader reads the account.
  const [read, isQuoting] = await Promise.all([reading, sent.areIn(answer.value.body)]);
  if (!isQuoting) return read;
  if (read.result.ok) read.result.value.session.close();
  return { result: fail('SECRET_IN_ANSWER') };
};

/**
 * GET /v1/account (specification section 4). Checks the base URL again, signs a token and sends it at once. Refuses
 * redirects, because the header with the API key would follow them to any host. Refuses an account (status 200) that
 * quotes the API key or the token's signature (`SECRET_IN_ANSWER`), because everything in an account can be copied and
 * exported; removes the quotes from other responses. Never rejects, and never passes on the text of an exception.
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
  /** Adds the host and URL of the call, which the message for a failure may name. */
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
