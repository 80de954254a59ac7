import type { ClientRequest, ClientRequestConstructorOptions, IncomingMessage } from 'electron';
import { parseUrl } from '../../../../shared/base-url';
import { fail, succeed, type Result } from '../../../../shared/failure';
import { abortedBy } from '../../timers';
import { readNetError } from './net-errors';

/**
 * Longest silence of a service, in milliseconds. The whole response has no limit: a body that keeps arriving is read.
 */
export interface Limits {
  /** Until the response's headers have arrived. */
  readonly headers: number;
  /** After the headers: until the next byte of the body. */
  readonly silence: number;
}

/** The headers of a response, by lower-case name. Their text is whatever the service sent. */
export interface HttpHeaders {
  get(name: string): string | null;
}

export interface HttpHead {
  /** Any number: Chromium accepts every status that fits in 32 bits, including 0. */
  readonly status: number;
  readonly headers: HttpHeaders;
}

export interface HttpAnswer extends HttpHead {
  /** Decoded; at most `WantedBody.most` bytes. */
  readonly body: Uint8Array;
}

/** How many decoded bytes of a body to read, and whether to refuse a longer body or to drop the rest. */
export interface WantedBody {
  readonly most: number;
  readonly beyond: 'refuse' | 'drop';
}

/** A GET request. The app uses no other method. */
export interface HttpRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: Limits;
  readonly signal: AbortSignal;
  /** How much to read of a response with this status. */
  readonly wanted: (status: number) => WantedBody;
  /** Called with status and headers before the body is read. */
  readonly onHead?: (head: HttpHead) => void;
  /** Called with the number of decoded bytes of the body received so far. */
  readonly onBytes?: (total: number) => void;
}

/**
 * Sends a request and reads the response. Never rejects, and never passes on the text of an error, because an error of
 * Electron can quote the API key. Fails with the codes of `readNetError` and with `TIMEOUT` (with the seconds of
 * silence and the bytes received before), `ABORTED`, `REDIRECT_REFUSED`, `TOO_LARGE` and, if the app's own code throws,
 * `INTERNAL`.
 */
export type HttpClient = (request: HttpRequest) => Promise<Result<HttpAnswer>>;

/** Electron's `net.request` in one session. */
type OpenRequest = (options: ClientRequestConstructorOptions) => ClientRequest;

/** Longest origin that is shown; a host name has at most 253 characters. */
const longestOrigin = 300;

/** Scheme, host (punycode) and port of a web address; undefined for anything else. */
export const webOrigin = (address: string): string | undefined => {
  const url = parseUrl(address);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.origin.length <= longestOrigin ? url.origin : undefined;
};

const headOf = ({ statusCode, headers }: IncomingMessage): HttpHead => {
  const known = new Map<string, unknown>(Object.entries(headers));
  return {
    status: statusCode,
    headers: {
      get: (name) => {
        const value = known.get(name);
        return typeof value === 'string' ? value : null;
      },
    },
  };
};

/** Bytes per block of a collected body. */
const blockSize = 256 * 1024;

/** Collects the body of a response. */
const collectBody = (head: HttpHead, { most, beyond }: WantedBody) => {
  // Blocks of one size: a service that sends byte by byte would otherwise fill the memory with tiny buffers.
  const blocks: Buffer[] = [];
  let total = 0;
  const answer = (): Result<HttpAnswer> =>
    succeed({ ...head, body: Buffer.concat(blocks, Math.min(total, most)) });
  return {
    add: (chunk: Uint8Array): void => {
      for (let at = 0; at < chunk.length;) {
        const used = total % blockSize;
        if (used === 0) blocks.push(Buffer.alloc(blockSize));
        const part = chunk.subarray(at, at + blockSize - used);
        blocks.at(-1)?.set(part, used);
        at += part.length;
        total += part.length;
      }
    },
    /** The outcome once no more needs to be read; undefined until then. */
    enough: (): Result<HttpAnswer> | undefined => {
      if (beyond === 'drop') return total >= most ? answer() : undefined;
      return total > most ? fail('TOO_LARGE', { limitBytes: most }) : undefined;
    },
    total: () => total,
    answer,
    /** The outcome when the body breaks off. The beginning of an error says more than the network's failure. */
    brokenOff: (failure: Result<never>): Result<HttpAnswer> =>
      beyond === 'drop' && total > 0 ? answer() : failure,
  };
};

/** Calls `onSilent` with the milliseconds of silence when a limit passes. */
const startLimits = (limits: Limits, onSilent: (milliseconds: number) => void) => {
  const start = (milliseconds: number) => setTimeout(onSilent, milliseconds, milliseconds);
  let timer = start(limits.headers);
  const stop = (): void => {
    clearTimeout(timer);
  };
  return {
    gotHead: (): void => {
      stop();
      timer = start(limits.silence);
    },
    gotBytes: (): void => {
      timer.refresh();
    },
    stop,
  };
};

/** No cookies, login, cache, redirects or referrer: nothing is added to the request, and it goes nowhere else. */
const optionsOf = ({ url, headers }: HttpRequest): ClientRequestConstructorOptions => ({
  url,
  method: 'GET',
  headers: { ...headers },
  redirect: 'manual',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
});

const exchange = (
  open: OpenRequest,
  asked: HttpRequest,
  resolve: (result: Result<HttpAnswer>) => void,
): void => {
  let request: ClientRequest | undefined;
  let body: ReturnType<typeof collectBody> | undefined;
  let isOver = false;

  const end = (result: Result<HttpAnswer>): void => {
    if (isOver) return;
    isOver = true;
    limits.stop();
    asked.signal.removeEventListener('abort', onAbort);
    resolve(result);
  };
  // Only an abort frees the connection. An unread body would occupy one of the six that Chromium allows per host.
  const giveUp = (result: Result<HttpAnswer>): void => {
    if (isOver) return;
    end(result);
    try {
      request?.abort();
    } catch {
      // A request that never started has nothing to free.
    }
  };
  const breakOff = (failure: Result<never>): void => {
    giveUp(body?.brokenOff(failure) ?? failure);
  };
  const onAbort = (): void => {
    giveUp(abortedBy(asked.signal));
  };
  const limits = startLimits(asked.limits, (milliseconds) => {
    const silentSeconds = Math.round(milliseconds / 1000);
    breakOff(fail('TIMEOUT', { silentSeconds, receivedBytes: body?.total() }));
  });
  // A listener that throws in a call by Electron causes an uncaught exception, which ends the app.
  const guarded =
    <Details extends readonly unknown[]>(listener: (...details: Details) => void) =>
    (...details: Details): void => {
      try {
        listener(...details);
      } catch {
        giveUp(fail('INTERNAL'));
      }
    };
  const onError = (error: unknown): void => {
    const { code, netError } = readNetError(error);
    breakOff(fail(code, { netError }));
  };
  const onResponse = (response: IncomingMessage): void => {
    // Must come first: an error event without a listener ends the app, even when the request is already over.
    response.on('error', guarded(onError));
    if (isOver) return;
    limits.gotHead();
    const head = headOf(response);
    const collected = collectBody(head, asked.wanted(head.status));
    body = collected;
    const stopAtEnough = (): void => {
      const outcome = collected.enough();
      if (outcome) giveUp(outcome);
    };
    asked.onHead?.(head);
    stopAtEnough();
    response.on(
      'data',
      guarded((chunk: Buffer) => {
        if (isOver) return;
        if (chunk.length > 0) limits.gotBytes();
        collected.add(chunk);
        asked.onBytes?.(collected.total());
        stopAtEnough();
      }),
    );
    response.on(
      'end',
      guarded(() => {
        end(collected.answer());
      }),
    );
  };

  asked.signal.addEventListener('abort', onAbort);
  if (asked.signal.aborted) {
    onAbort();
    return;
  }
  guarded(() => {
    request = open(optionsOf(asked));
    request.on('error', guarded(onError));
    request.on('response', guarded(onResponse));
    request.on(
      'redirect',
      guarded((_status: number, _method: string, target: string) => {
        giveUp(fail('REDIRECT_REFUSED', { redirectOrigin: webOrigin(target) }));
      }),
    );
    // Never log in. The response that asks for a login is read like any other.
    request.on(
      'login',
      guarded((_info: unknown, callback: () => void) => {
        callback();
      }),
    );
    request.end();
  })();
};

/** Makes an HTTP client over Electron's `net.request`. The app has no other way to the network. */
export const createHttpClient =
  (open: OpenRequest): HttpClient =>
  (asked) =>
    new Promise((resolve) => {
      exchange(open, asked, resolve);
    });
