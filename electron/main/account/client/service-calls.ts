import { createHash } from 'node:crypto';
import { fail } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import type { AnswerSummary } from '../../../../shared/reader-messages';
import type { ProfileSecrets } from '../../credentials/keychain/profile-secrets';
import type { RequestJournal, RequestOwner } from '../../diagnostics/requests/request-journal';
import { summaryOf, type OpenAnswer } from '../../reader/session';
import { abortedBy } from '../../timers';
import type { Addressed, AgreedAddresses } from './agreed-addresses';
import { createCallTurns } from './call-turns';
import { callWithRetries } from './call-with-retries';
import { decideClock, type ClockOptions } from './clock-policy';
import type { Exchange, RequestWatch, ServiceOptions, Target, Watch } from './get-account';
import type { HttpClient } from './http-client';
import type { TokenSource, Credentials } from './sign-jwt';
import { createServerClock, type LocalClocks, type ServerClock } from './server-clock';

/** Specification section 8: an integer from 0 to 99999. */
const nonceCount = 100_000;

/**
 * Milliseconds for which a nonce is not used again. A service that remembers nonces for 60 s counts from receipt; this
 * time counts from signing. The difference is the latency of a call.
 */
const rememberedFor = 90_000;

/**
 * Returns a function that returns nonces it has not returned within the last 90 s, and throws when none is left.
 * `random(n)` is a uniform integer below n from a cryptographic source; `now` a monotonic clock in milliseconds.
 */
export const createNonceSource = (
  random: (below: number) => number,
  now: () => number,
): (() => number) => {
  const given = new Map<number, number>();
  const forget = (time: number): void => {
    // Insertion order is time order, so the first young nonce ends the sweep.
    for (const [nonce, at] of given) {
      if (time - at <= rememberedFor) return;
      given.delete(nonce);
    }
  };
  return () => {
    const time = now();
    forget(time);
    if (given.size >= nonceCount) throw new Error('no nonce is free');
    let nonce = random(nonceCount);
    while (given.has(nonce)) nonce = random(nonceCount);
    given.set(nonce, time);
    return nonce;
  };
};

/**
 * Keeps one source per API key, because the service remembers nonces by API key, whichever profile used them. Stores
 * only a digest of the key, because a source outlives the key when a profile is removed or the screen is locked.
 */
export const createNonceSources = (
  random: (below: number) => number,
  now: () => number,
): ((apiKey: string) => () => number) => {
  const sources = new Map<string, () => number>();
  return (apiKey) => {
    const digest = createHash('sha256').update(apiKey).digest('base64');
    const source = sources.get(digest) ?? createNonceSource(random, now);
    sources.set(digest, source);
    return source;
  };
};

interface ServiceCallsOptions {
  readonly http: HttpClient;
  readonly clocks: LocalClocks;
  /** Uniform integer below n, from a cryptographic source. */
  readonly randomInt: (below: number) => number;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Opens the body of a response that may be an account. */
  readonly read: ServiceOptions['read'];
  /** The user's setting: correct for a wrong clock. */
  readonly correctClock: () => boolean;
}

/** Milliseconds that a clock accepted by the user may move before the user is asked again. */
const acceptedDrift = 60_000;

export const createServiceCalls = (options: ServiceCallsOptions) => {
  const { clocks, randomInt } = options;
  const nonceOf = createNonceSources(randomInt, () => clocks.monotonic());
  const known = new Map<string, ServerClock>();
  const accepted = new Map<string, number>();
  const originOf = (baseUrl: string): string => new URL(baseUrl).origin;
  const clockOf = (baseUrl: string): ServerClock => {
    const origin = originOf(baseUrl);
    const clock = known.get(origin) ?? createServerClock(clocks);
    known.set(origin, clock);
    return clock;
  };
  /** Whether the user has accepted a service's clock, and it has not moved by more than `acceptedDrift` since. */
  const isAccepted = (baseUrl: string): boolean => {
    const offset = clockOf(baseUrl).estimate()?.lower;
    const agreed = accepted.get(originOf(baseUrl));
    if (offset === undefined || agreed === undefined) return false;
    return Math.abs(offset - agreed) <= acceptedDrift;
  };
  const clockOptionsOf = ({ baseUrl }: Target): ClockOptions => ({
    correct: options.correctClock(),
    acceptedLargeOffset: isAccepted(baseUrl),
  });
  return {
    call: (
      target: Target,
      credentials: Credentials,
      signal: AbortSignal,
      watch: Watch = {},
    ): Promise<Exchange> =>
      callWithRetries(
        target,
        credentials,
        {
          http: options.http,
          nonce: nonceOf(credentials.apiKey),
          now: () => clocks.wall(),
          monotonic: () => clocks.monotonic(),
          clock: clockOf(target.baseUrl),
          clockOptions: () => clockOptionsOf(target),
          wait: options.wait,
          read: options.read,
          random: () => randomInt(1_000_000) / 1_000_000,
          ...watch,
        },
        signal,
      ),
    /** The nonce source and the clock that the next call would be signed with. */
    sourceOf: (target: Target, { apiKey }: Credentials): TokenSource => {
      const clock = clockOf(target.baseUrl);
      const decision = decideClock(clock.estimate(), clockOptionsOf(target), clock.trust());
      return {
        nonce: nonceOf(apiKey),
        clock: () => (decision === 'corrected' ? clock.now() : clocks.wall()),
      };
    },
    /** The estimated clock of the service at a base URL. */
    clockOf,
    /**
     * Records, for this run, that the user agrees to sign with the time of this service although the time differs from
     * the local one by `offset` milliseconds.
     */
    acceptClock: (baseUrl: string, offset: number): void => {
      accepted.set(originOf(baseUrl), offset);
    },
    /** Forgets the estimated clocks of all services. Called around sleep, after which they may be wrong. */
    forgetClocks: (): void => {
      for (const clock of known.values()) clock.reset();
    },
  };
};

/** Calls services, and keeps state between the calls: nonces by API key, clocks by origin. */
export type ServiceCalls = ReturnType<typeof createServiceCalls>;

/** The callbacks that a caller may pass. Those for requests are reserved for the journal. */
type Seen = Omit<Watch, keyof RequestWatch>;

/** Calls the service. The journal notes the requests under the owner, if there is one. */
export type ServiceCall<Answer> = (
  target: Target & Addressed,
  credentials: Credentials,
  signal: AbortSignal,
  seen?: Seen,
  owner?: RequestOwner,
) => Promise<Exchange<Answer>>;

/** Calls the service and returns a summary of its response. */
export type CallService = ServiceCall<AnswerSummary>;

/** Calls the service and returns its response opened in a reader. The caller has to close the session. */
export type OpenService = ServiceCall<OpenAnswer>;

interface ServiceCallerOptions {
  readonly addresses: Pick<AgreedAddresses, 'agree'>;
  readonly secrets: Pick<ProfileSecrets, 'bind'>;
  readonly journal: Pick<RequestJournal, 'watch'>;
  readonly service: Pick<ServiceCalls, 'call'>;
}

/**
 * Most calls to services under way at once, of all profiles and key tests together. A user needs a few. Each call may
 * hold 64 MiB of a response and a reader process, and a compromised page could start hundreds.
 */
const mostCalls = 16;

/**
 * Makes every call to a service. Asks the user before the first call to a base URL, and signs a token only after the
 * user has agreed. Calls beyond `mostCalls` wait for their turn.
 */
export const createServiceCaller = ({
  addresses,
  secrets,
  journal,
  service,
}: ServiceCallerOptions) => {
  const inTurn = createCallTurns(mostCalls);
  const call = async (
    owner: RequestOwner | null,
    target: Target,
    credentials: Credentials,
    signal: AbortSignal,
    seen: Seen,
  ): Promise<Exchange> => {
    const exchange = await inTurn(signal, () =>
      journal.watch({ baseUrl: target.baseUrl, owner }, (watch) =>
        service.call(target, credentials, signal, { ...seen, ...watch }),
      ),
    );
    if (!exchange) return { result: abortedBy(signal) };
    const { result } = exchange;
    const publicKey = owner?.profile.publicKey;
    if (result.ok || result.error.code !== 'AUTH' || !publicKey) return exchange;
    // The user can compare the fingerprint with the registered key.
    const { fingerprint } = publicKey;
    return { ...exchange, result: fail('AUTH', { ...result.error, fingerprint }) };
  };
  /** Reads the account of a profile. */
  const callAccount = async (
    profile: Profile,
    credentials: Credentials,
    signal: AbortSignal,
    seen: Seen = {},
  ): Promise<Exchange> => {
    const agreed = await addresses.agree(profile, { signal });
    if (!agreed.ok) return { result: agreed };
    void secrets.bind(profile);
    return call({ profile, purpose: 'account' }, profile, credentials, signal, seen);
  };
  const openService: OpenService = async (target, credentials, signal, seen = {}, owner) => {
    const agreed = await addresses.agree(target, { signal });
    if (!agreed.ok) return { result: agreed };
    return call(owner ?? null, target, credentials, signal, seen);
  };
  const callService: CallService = async (...called) => {
    const exchange = await openService(...called);
    return { ...exchange, result: summaryOf(exchange.result) };
  };
  return { callAccount, openService, callService };
};
