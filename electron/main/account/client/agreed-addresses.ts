import { accountPath, readBaseUrl } from '../../../../shared/base-url';
import { fail, succeed, type Result } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import type { NativeDialogs } from '../../shell/native-dialogs';
import { abortedBy, isAborted } from '../../timers';
import type { HttpClient } from './http-client';

interface AgreeOptions {
  /** Closes the dialog when the call that needs the agreement is stopped. */
  readonly signal?: AbortSignal;
  /** Service address that the keys were for until now. If present, the user is asked even about an agreed address. */
  readonly movedFrom?: string;
}

/** Kind and base URL of a calling profile. Only a demo profile may call the service inside the app without asking. */
export type Addressed = Pick<Profile, 'kind' | 'baseUrl'>;

/** The network functions that the app uses for services. */
export interface Network {
  readonly http: HttpClient;
  /** Electron's `Session.resolveHost`. */
  readonly resolveHost: (host: string) => Promise<{ readonly endpoints: readonly unknown[] }>;
  /** Electron's `Session.resolveProxy`. */
  readonly resolveProxy: (url: string) => Promise<string>;
}

/**
 * `ownBaseUrl` returns the base URL of the demo service inside the app; empty while that service is not running. Only
 * demo profiles may call it without asking: their keys are for that service in every run. Keys of other profiles would
 * stay bound to its port, which any program may have in the next run. `tellAsking` is called when a dialog opens or
 * closes, with whether any is open.
 */
export const createAgreedAddresses = (
  dialogs: Pick<NativeDialogs, 'confirmConnection'>,
  ownBaseUrl: () => string,
  tellAsking: (isAsking: boolean) => void = () => undefined,
) => {
  const agreed = new Set<string>();
  /** Number of dialogs that are open, or are being refused because another one is open. */
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
    const confirmed = await dialogs
      .confirmConnection(baseUrl, movedFrom ?? null, signal)
      .finally(() => {
        questions -= 1;
        tellAsking(questions > 0);
      });
    if (confirmed.ok) agreed.add(baseUrl);
    // When the signal closed the dialog, the user has not refused.
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
     * Asks the user unless they have agreed before. Fails with `CANCELLED` when they refuse, `ABORTED` when the signal
     * closes the dialog, and `BUSY` while another dialog is open.
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
    /** Adds a base URL that the user has agreed to according to a stored record of keys. */
    add: (baseUrl: string): void => {
      agreed.add(baseUrl);
    },
    /** Whether an address can be called without asking the user. */
    has,
    /**
     * Restricts a network to agreed addresses and the demo service inside the app. Never asks the user: a request to
     * any other address fails with `CANCELLED`, and looking up any other host or proxy rejects.
     */
    guard: ({ http, resolveHost, resolveProxy }: Network): Network => ({
      http: (asked) => (covers(asked.url) ? http(asked) : Promise.resolve(fail('CANCELLED'))),
      resolveHost: (host) => (coversHost(host) ? resolveHost(host) : refuse()),
      resolveProxy: (url) => (covers(url) ? resolveProxy(url) : refuse()),
    }),
  };
};

/**
 * The base URLs that the user has agreed to in a dialog outside the window. Kept for this run; later runs get them from
 * the stored records of keys.
 */
export type AgreedAddresses = ReturnType<typeof createAgreedAddresses>;
