import type { ClientRequest, ClientRequestConstructorOptions, IncomingMessage } from 'electron';
import { parseUrl } from '../../../../shared/base-url';
import { fail, succeed, type Result } from '../../../../shared/failure';
import { abortedBy } from '../../timers';
import { readNetError } from './net-errors';

/** How long a service may be silent, in milliseconds. Nothing limits the whole: a body that keeps coming is read. */
export interface Limits {
  /** Until the answer's headers are there. */
  readonly headers: number;
  /** From then on, until the next byte of its body. */
  readonly silence: number;
}

/** The headers of an answer, by name in small letters. Their text is whatever the service sent. */
export interface HttpHeaders {
  get(name: string): string | null;
}

export interface HttpHead {
  /** Whatever number stood there; Chromium takes any that fits in 32 bits, 0 included. */
  readonly status: number;
  readonly headers: HttpHeaders;
}

export interface HttpAnswer extends HttpHead {
  /** Decoded, and no longer than was wanted. */
  readonly body: Uint8Array;
}

/** How many decoded bytes of a body are wanted, and whether more than that is a failure or is dropped. */
export interface WantedBody {
  readonly most: number;
  readonly beyond: 'refuse' | 'drop';
}

/** A GET. Nothing else is ever sent. */
export interface HttpRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: Limits;
  readonly signal: AbortSignal;
  /** What to read of the answer with this status. */
  readonly wanted: (status: number) => WantedBody;
  /** Sees the head of the answer before its body is read. */
  readonly onHead?: (head: HttpHead) => void;
  /** Sees how many decoded bytes of the body have come so far. */
  readonly onBytes?: (total: number) => void;
}

/**
 * Sends a request and reads its answer. Never rejects, and no text of an error leaves it: an error of Electron's can
 * quote the API key. Fails with the codes of `readNetError` and with `TIMEOUT` (which tells how long nothing came, and
 * after how many bytes), `ABORTED`, `REDIRECT_REFUSED`, `TOO_LARGE` and, should our own code fail, `INTERNAL`.
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

/** Bytes of a body that are kept together. */
const blockSize = 256 * 1024;

/** What has come of a body, and what that makes of the answer. */
const collectBody = (head: HttpHead, { most, beyond }: WantedBody) => {
  // Blocks of one size: a service that sends byte by byte would fill the memory with small ones.
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
    /** The outcome, once more need not be read. */
    enough: (): Result<HttpAnswer> | undefined => {
      if (beyond === 'drop') return total >= most ? answer() : undefined;
      return total > most ? fail('TOO_LARGE', { limitBytes: most }) : undefined;
    },
    total: () => total,
    answer,
    /** Of an error whose body broke off, what has come of it is the answer: it tells more than the network's failure. */
    brokenOff: (failure: Result<never>): Result<HttpAnswer> =>
      beyond === 'drop' && total > 0 ? answer() : failure,
  };
};

/** Calls `onSilent`, with the milliseconds that nothing has come, when a limit passes. */
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

/** No cookies, no login, no cache, no redirect: what is sent is what is asked for, and nobody else hears of it. */
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
  // Only this frees the connection. A body that nobody reads any more keeps one of the six that Chromium has for a host.
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
  // A throw in a listener of Electron's would be an uncaught exception, which ends the app.
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
    // Before anything else: an error that nobody listens to ends the app, even one that comes after all is over.
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
    // Nobody logs in: the answer that asks for it is read like any other.
    request.on(
      'login',
      guarded((_info: unknown, callback: () => void) => {
        callback();
      }),
    );
    request.end();
  })();
};

/** The app's one way to the network, over Electron's `net.request`. */
export const createHttpClient =
  (open: OpenRequest): HttpClient =>
  (asked) =>
    new Promise((resolve) => {
      exchange(open, asked, resolve);
    });
