import type { Net } from 'electron';
import { bodyError, requestError } from './net-errors';
import type { SeenRedirect } from './request-filter';
import { fetchThrough } from './tunnel-fetch';

/** What a session adds to the requests made in it. */
export interface RequestSurroundings {
  /** Answers false to refuse a request before it leaves. */
  readonly allows: (url: string, method: string) => Promise<boolean>;
  /** Told of each redirect before the request goes on or fails. */
  readonly noteRedirect: (redirect: SeenRedirect) => void;
  /** The proxy that a URL has to be called through. */
  readonly proxyOf: (url: string) => URL | undefined;
}

const nothingAround: RequestSurroundings = {
  allows: () => Promise.resolve(true),
  noteRedirect: () => undefined,
  proxyOf: () => undefined,
};

const bodiless = new Set([101, 204, 205, 304]);
const redirects = new Set([301, 302, 303, 307, 308]);

// After the headers have come, Electron ends an aborted body with Node's own AbortError.
function abortError(): Error {
  const error = new Error('The operation was aborted');
  return Object.assign(error, { name: 'AbortError', code: 'ABORT_ERR' });
}

function withMappedErrors(
  body: ReadableStream<Uint8Array>,
  headers: Headers,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(signal.aborted ? abortError() : bodyError(error, headers));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

// As Chromium reads it: an empty Location is none, bytes beyond ASCII are UTF-8.
function redirectTarget({ status, headers }: Response, base: string): string | undefined {
  const location = headers.get('location');
  if (!redirects.has(status) || !location) return undefined;
  const text = Buffer.from(location, 'latin1').toString();
  if (!URL.canParse(text, base)) throw new Error('net::ERR_INVALID_REDIRECT');
  return new URL(text, base).href;
}

/**
 * Node's fetch, made to fail the way Electron's net.fetch and session.fetch fail: with
 * `Error('net::ERR_…')`, also while the body streams; with Electron's own words for a refused
 * redirect; with the signal's reason when aborted. As in Electron, `response.url` is empty.
 */
export function createNetFetch(surroundings: Partial<RequestSurroundings> = {}) {
  const { allows, noteRedirect, proxyOf } = { ...nothingAround, ...surroundings };
  const netFetch = async (input: string | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    if (!(await allows(request.url, request.method))) {
      throw new Error('net::ERR_BLOCKED_BY_CLIENT');
    }
    request.signal.throwIfAborted();
    // Left to itself, Node's fetch says the same of a refused redirect as of any other failure.
    const refusesRedirects = request.redirect !== 'follow';
    const proxy = proxyOf(request.url);
    const sent = proxy
      ? fetchThrough(proxy, request)
      : fetch(request, refusesRedirects ? { redirect: 'manual' } : {});
    const answer = await sent.catch((error: unknown) => {
      throw request.signal.aborted ? request.signal.reason : requestError(error);
    });
    const { status, statusText, headers } = answer;
    const redirectURL = refusesRedirects ? redirectTarget(answer, request.url) : undefined;
    if (redirectURL !== undefined) {
      void answer.body?.cancel();
      noteRedirect({ url: request.url, method: request.method, redirectURL, statusCode: status });
      throw new Error(
        request.redirect === 'error'
          ? "Attempted to redirect, but redirect policy was 'error'"
          : 'Redirect was cancelled',
      );
    }
    const empty = !answer.body || bodiless.has(status) || request.method === 'HEAD';
    const body = empty ? null : withMappedErrors(answer.body, headers, request.signal);
    return new Response(body, { status, statusText, headers });
  };
  return netFetch satisfies Net['fetch'];
}
