import { accountPath, readBaseUrl } from '../../../../shared/base-url';
import { fail, succeed, type Result } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import type { NativeDialogs } from '../../shell/native-dialogs';
import { abortedBy, isAborted } from '../../timers';
import type { HttpClient } from './http-client';

interface AgreeOptions {
  /** Closes the question when what it was asked for is given up. */
  readonly signal?: AbortSignal;
  /** What keys were for until now: they are asked about even where the address is an agreed one. */
  readonly movedFrom?: string;
}

/** Whose calls, and where they go: only a demo profile's reach the service inside the app unasked. */
export type Addressed = Pick<Profile, 'kind' | 'baseUrl'>;

/** The network of the service, as far as it is used. */
export interface Network {
  readonly http: HttpClient;
  /** Electron's `Session.resolveHost`. */
  readonly resolveHost: (host: string) => Promise<{ readonly endpoints: readonly unknown[] }>;
  /** Electron's `Session.resolveProxy`. */
  readonly resolveProxy: (url: string) => Promise<string>;
}

/**
 * `ownBaseUrl` is that of the service inside the app; empty while it does not run. Keys of a demo profile are for that
 * service in every run. All others would stay for its port, which any program may have in the next run.
 * `tellAsking` is told when a question opens, and when it is over.
 */
export const createAgreedAddresses = (
  dialogs: Pick<NativeDialogs, 'confirmConnection'>,
  ownBaseUrl: () => string,
  tellAsking: (isAsking: boolean) => void = () => undefined,
) => {
  const agreed = new Set<string>();
  /** Questions that are open, or are just being refused because another one is. */
  let questions = 0;

  const isOwn = (baseUrl: string): boolean => baseUrl !== '' && baseUrl === ownBaseUrl();

  const has = ({ kind, baseUrl }: Addressed): boolean =>
    agreed.has(baseUrl) || (kind === 'demo' && isOwn(baseUrl));

  const ask = async (
    baseUrl: string,
    { signal, movedFrom }: AgreeOptions,
  ): Promise<Result<null>> => {
    questions += 1;
    tellAsking(true);
    const confirmed = await dialogs.confirmConnection(baseUrl, movedFrom ?? null, signal);
    questions -= 1;
    tellAsking(questions > 0);
    if (confirmed.ok) agreed.add(baseUrl);
    // Nobody has refused what was asked for a call that is over.
    return !confirmed.ok && signal && isAborted(signal) ? abortedBy(signal) : confirmed;
  };

  const covers = (url: string): boolean => {
    const baseUrl = url.slice(0, -accountPath.length);
    return url.endsWith(accountPath) && (agreed.has(baseUrl) || isOwn(baseUrl));
  };

  const coversHost = (host: string): boolean =>
    [...agreed, ownBaseUrl()].some(
      (baseUrl) => baseUrl !== '' && new URL(baseUrl).hostname === host,
    );

  const refuse = (): Promise<never> => Promise.reject(new Error('not an agreed address'));

  return {
    /**
     * Asks unless the person has agreed before. `CANCELLED` when they do not, `ABORTED` where the signal has closed the
     * question; `BUSY` while they are asked something else.
     */
    agree: async (
      { kind, baseUrl }: Addressed,
      options: AgreeOptions = {},
    ): Promise<Result<null>> => {
      const address = readBaseUrl(baseUrl);
      if (!address.ok) return address;
      const isKnown = has({ kind, baseUrl: address.value }) && options.movedFrom === undefined;
      return isKnown ? succeed(null) : ask(address.value, options);
    },
    /** A record of keys says that the person has agreed. */
    add: (baseUrl: string): void => {
      agreed.add(baseUrl);
    },
    /** Whether nobody has to be asked. */
    has,
    /**
     * The network, closed but for agreed addresses and the service inside the app, from which nothing leaves it. It asks
     * nothing: who forgets to have the person asked gets `CANCELLED`, and no name is even looked up.
     */
    guard: ({ http, resolveHost, resolveProxy }: Network): Network => ({
      http: (asked) => (covers(asked.url) ? http(asked) : Promise.resolve(fail('CANCELLED'))),
      resolveHost: (host) => (coversHost(host) ? resolveHost(host) : refuse()),
      resolveProxy: (url) => (covers(url) ? resolveProxy(url) : refuse()),
    }),
  };
};

/**
 * The base URLs that the person has agreed to, in a box outside the window. Known for this run, and beyond it from the
 * records of keys.
 */
export type AgreedAddresses = ReturnType<typeof createAgreedAddresses>;
