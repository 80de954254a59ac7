/** The clocks of this computer. */
export interface LocalClocks {
  /** Milliseconds since the epoch; the user or NTP can set this clock. */
  wall(): number;
  /** Milliseconds since an arbitrary moment. Nobody can set this clock, but it may stop while the computer sleeps. */
  monotonic(): number;
}

/**
 * What one response of the service's origin says about the time, whatever its status. Both times are read from the same
 * local clock, which may be either one.
 */
export interface Sample {
  /** The `Date` header (RFC 9110 section 6.6.1). */
  readonly date: string | null;
  /** The `Age` header (RFC 9111 section 5.1). */
  readonly age: string | null;
  /** Time in milliseconds after the token was signed, just before the request was sent. */
  readonly sentAt: number;
  /** Time in milliseconds when the response's headers had arrived. */
  readonly receivedAt: number;
}

/** Bounds of the server's clock minus the local clock, in milliseconds. */
export interface ClockEstimate {
  readonly lower: number;
  readonly upper: number;
}

/**
 * How a service's `Date` header is used. `signed-with`: for signing. `told`: shown, but not used for signing, because
 * the service accepts tokens of the local time although its `Date` is far off. `wrong`: not at all, because the service
 * does not check tokens by that clock.
 */
export type DateTrust = 'signed-with' | 'told' | 'wrong';

const mostSamples = 8;
const oldestSample = 600_000;

/**
 * Milliseconds by which the signing time stays below the lower bound. The clocks of the servers behind one name may
 * differ, and the next call can reach another server. The margin also covers drifting clocks and servers that round
 * `Date`. A token's age at receipt stays within the 30 s allowed (specification section 5) with responses that take up
 * to `slowestSample`: 10 + 1 (`Date`) + 2 + 2 (a server ahead) + 1 (`iat`) + 10 = 26.
 */
const signingMargin = 2_000;

/**
 * Longest time in milliseconds that a response may take for its `Date` to be used. A slower response may have been
 * dated at its start or at its end, and signing with the earliest possible time would make tokens too old.
 */
const slowestSample = 10_000;

/** Milliseconds that the wall clock may gain on the monotonic clock before that counts as sleep. */
const largestGain = 30_000;

const time = '(?<hour>[01]\\d|2[0-3]):(?<minute>[0-5]\\d):(?<second>[0-5]\\d|60)';
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const month = `(?<month>${months.join('|')})`;
const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const longWeekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const dateForms = [
  new RegExp(`^${weekday}, (?<day>\\d\\d) ${month} (?<year>\\d{4}) ${time} GMT$`, 'u'),
  new RegExp(`^${longWeekday}, (?<day>\\d\\d)-${month}-(?<year>\\d\\d) ${time} GMT$`, 'u'),
  new RegExp(`^${weekday} ${month} (?<day>[ \\d]\\d) ${time} (?<year>\\d{4})$`, 'u'),
];

/** A two-digit year more than 50 years ahead belongs to the previous century (RFC 9110 section 5.6.7). */
const fullYear = (digits: string, now: number): number => {
  if (digits.length === 4) return Number(digits);
  const thisYear = new Date(now).getUTCFullYear();
  const year = thisYear - (thisYear % 100) + Number(digits);
  if (year > thisYear + 50) return year - 100;
  return year <= thisYear - 50 ? year + 100 : year;
};

/**
 * Milliseconds since the epoch of an HTTP date: IMF-fixdate, RFC 850 or asctime (RFC 9110 section 5.6.7); undefined for
 * any other text. `now` is the wall clock, for two-digit years. `Date.parse` would also accept "1" and local times.
 */
export const readHttpDate = (text: string, now: number): number | undefined => {
  const found = dateForms.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!found) return undefined;
  const { year = '', month: name = '', day, hour, minute, second } = found;
  const date = [fullYear(year, now), months.indexOf(name), Number(day)] as const;
  const midnight = new Date(Date.UTC(...date));
  // Date.UTC turns 31 February into March and the year 50 into 1950.
  if (midnight.getUTCDate() !== date[2] || midnight.getUTCFullYear() !== date[0]) return undefined;
  return midnight.getTime() + Date.UTC(1970, 0, 1, Number(hour), Number(minute), Number(second));
};

/**
 * When the server wrote a response by its own clock, in milliseconds since the epoch; undefined without a fresh and
 * well-formed `Date`. `now` is the wall clock, for two-digit years.
 */
export const writtenAt = (
  { date, age }: Pick<Sample, 'date' | 'age'>,
  now: number,
): number | undefined => {
  // Only caches send `Age`. The `Date` of a cached response is old.
  const isFresh = age === null || /^0+$/u.test(age.trim());
  return isFresh && date !== null ? readHttpDate(date, now) : undefined;
};

/** Bounds relative to the monotonic clock, so that setting the wall clock does not change them. */
interface Bounds extends ClockEstimate {
  readonly receivedAt: number;
}

/** Bounds from one response; undefined when they cannot be determined. `wall` is in milliseconds since the epoch. */
export const readBounds = (sample: Sample, wall: number): Bounds | undefined => {
  const { sentAt, receivedAt } = sample;
  const written = receivedAt >= sentAt ? writtenAt(sample, wall) : undefined;
  if (written === undefined) return undefined;
  // The server wrote `Date` between `sentAt` and `receivedAt`, and cut off the fraction of the second.
  return { lower: written - receivedAt, upper: written + 1000 - sentAt, receivedAt };
};

const intersect = (bounds: readonly Bounds[]): ClockEstimate => ({
  lower: Math.max(...bounds.map(({ lower }) => lower)),
  upper: Math.min(...bounds.map(({ upper }) => upper)),
});

/**
 * Estimates the server's clock from its responses. Forgets everything when the wall clock gains more than 30 s on the
 * monotonic clock: the computer has slept, or the clock was set forward, which looks the same.
 */
export const createServerClock = (clocks: LocalClocks) => {
  const wallAhead = (): number => clocks.wall() - clocks.monotonic();
  let kept: readonly Bounds[] = [];
  let lastWallAhead = wallAhead();
  let validSince = -Infinity;
  let trust: DateTrust = 'signed-with';

  const forget = (): void => {
    kept = [];
    trust = 'signed-with';
    // A call under way would count the sleep as latency, or may reach a server through another network.
    validSince = clocks.monotonic();
  };

  const forgetAfterSleep = (): void => {
    const gain = wallAhead() - lastWallAhead;
    lastWallAhead += gain;
    // The wall clock was set back. How the service judged tokens of the previous local time says nothing about the new
    // one.
    if (gain < -largestGain) trust = 'signed-with';
    if (gain > largestGain) forget();
  };

  const recent = (): readonly Bounds[] => {
    forgetAfterSleep();
    const now = clocks.monotonic();
    return kept.filter(({ receivedAt }) => now - receivedAt <= oldestSample);
  };

  const told = (): ClockEstimate | null => {
    const bounds = recent();
    if (bounds.length === 0) return null;
    const { lower, upper } = intersect(bounds);
    const ahead = wallAhead();
    return { lower: lower - ahead, upper: upper - ahead };
  };

  const trustNow = (): DateTrust => {
    forgetAfterSleep();
    return trust;
  };

  return {
    /**
     * Adds a sample whose times are of the monotonic clock. Never throws. Ignores a slow response, and one without a
     * fresh and well-formed `Date`.
     */
    observe: (sample: Sample): void => {
      const before = recent();
      if (sample.receivedAt - sample.sentAt > slowestSample) return;
      const bounds = readBounds(sample, clocks.wall());
      if (!bounds || sample.sentAt < validSince) return;
      const all = [...before, bounds].slice(-mostSamples);
      const { lower, upper } = intersect(all);
      // Samples contradict each other when a clock was set or several servers respond. The newest is the best guess.
      kept = lower <= upper ? all : [bounds];
    },
    /**
     * Server minus wall clock as it reads now, from all recent responses. Null when there are none, or when the trust
     * is `wrong`.
     */
    estimate: (): ClockEstimate | null => (trustNow() === 'wrong' ? null : told()),
    /** The same estimate whatever the trust. */
    told,
    /** `signed-with` at first, and again after the local clock was set or everything was forgotten. */
    trust: trustNow,
    /** Records what an accepted or refused token has shown about `Date`. */
    setTrust: (shown: DateTrust): void => {
      trust = shown;
    },
    /**
     * Time to sign with, in milliseconds since the epoch: `signingMargin` below the lower bound of the server's time by
     * its `Date`, or the wall clock when nothing is known.
     */
    now: (): number => {
      const bounds = recent();
      if (bounds.length === 0) return clocks.wall();
      return clocks.monotonic() + intersect(bounds).lower - signingMargin;
    },
    /** Forgets everything, and ignores the responses to calls already under way. Called after sleep. */
    reset: forget,
  };
};

export type ServerClock = ReturnType<typeof createServerClock>;
