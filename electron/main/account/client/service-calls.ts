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

/** A service that remembers nonces for 60 s counts from receipt, we from minting: the difference is a call's latency. */
const rememberedFor = 90_000;

/**
 * Gives nonces that this source has not given within the last 90 s.
 * `random(n)` is a uniform integer below n from a cryptographic source; `now` a monotonic clock in milliseconds.
 */
export const createNonceSource = (
  random: (below: number) => number,
  now: () => number,
): (() => number) => {
  const given = new Map<number, number>();
  const forget = (time: number): void => {
    // Insertion order is time order, so the first young one ends the sweep.
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
 * One source for each API key: the service remembers nonces by it, whichever profile used them. Only its digest stays,
 * because sources outlive the keys: a profile is removed, the screen is locked.
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
  /** Opens the body of an answer that may be an account. */
  readonly read: ServiceOptions['read'];
  /** The person's setting: correct for a wrong clock. */
  readonly correctClock: () => boolean;
}

/** How far an accepted clock may move before it is asked about again, in milliseconds. */
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
  /** A clock that has moved on since is another one, and asked about anew. */
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
    /** The nonces and the time that the next call would be signed with. */
    sourceOf: (target: Target, { apiKey }: Credentials): TokenSource => {
      const clock = clockOf(target.baseUrl);
      const decision = decideClock(clock.estimate(), clockOptionsOf(target), clock.trust());
      return {
        nonce: nonceOf(apiKey),
        clock: () => (decision === 'corrected' ? clock.now() : clocks.wall()),
      };
    },
    /** What is known of the time at the service of a base URL. */
    clockOf,
    /**
     * The person has agreed to sign with this service's time although it is so many milliseconds from the local one, for
     * this run.
     */
    acceptClock: (baseUrl: string, offset: number): void => {
      accepted.set(originOf(baseUrl), offset);
    },
    /** After sleep: what was known of clocks is of before. */
    forgetClocks: (): void => {
      for (const clock of known.values()) clock.reset();
    },
  };
};

/** Calls to services, and what is remembered between them: nonces by API key, clocks by origin. */
export type ServiceCalls = ReturnType<typeof createServiceCalls>;

/** What whoever calls may see of a call; its requests are for the journal alone. */
type Seen = Omit<Watch, keyof RequestWatch>;

/** Calls the service; tests and the app hand in different networks. Of an owner's calls the requests are noted. */
export type ServiceCall<Answer> = (
  target: Target & Addressed,
  credentials: Credentials,
  signal: AbortSignal,
  seen?: Seen,
  owner?: RequestOwner,
) => Promise<Exchange<Answer>>;

/** Calls it to see what it says. */
export type CallService = ServiceCall<AnswerSummary>;

/** Calls it to look into its answer, which whoever calls has to close. */
export type OpenService = ServiceCall<OpenAnswer>;

interface ServiceCallerOptions {
  readonly addresses: Pick<AgreedAddresses, 'agree'>;
  readonly secrets: Pick<ProfileSecrets, 'bind'>;
  readonly journal: Pick<RequestJournal, 'watch'>;
  readonly service: Pick<ServiceCalls, 'call'>;
}

/**
 * Most calls to services that are under way at once, of all profiles and tests of keys together. A person has a few; each
 * may hold 64 MiB of an answer and a process that reads it, and a page that has been taken over could ask for hundreds.
 */
const mostCalls = 16;

/**
 * The one way to a service: the person is asked before the first call to a base URL, and a token is made only after they
 * have agreed. Calls beyond those that may be under way at once wait for their turn.
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
    // Names the key, for the person to compare with what is registered.
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
