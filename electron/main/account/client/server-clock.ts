/** The machine's own clocks. */
export interface LocalClocks {
  /** Milliseconds since the epoch; a person or NTP can set it. */
  wall(): number;
  /** Milliseconds since any moment; never set, but it may stand still while the machine sleeps. */
  monotonic(): number;
}

/**
 * What one answer says about the time; refusals count as well, answers of another origin do not. Its times are by one
 * local clock, whichever it is.
 */
export interface Sample {
  /** The `Date` header (RFC 9110 section 6.6.1). */
  readonly date: string | null;
  /** The `Age` header (RFC 9111 section 5.1). */
  readonly age: string | null;
  /** Milliseconds after the token was signed, just before sending. */
  readonly sentAt: number;
  /** Milliseconds when the headers were there. */
  readonly receivedAt: number;
}

/** Server minus local clock in milliseconds: what answers allow. */
export interface ClockEstimate {
  readonly lower: number;
  readonly upper: number;
}

/**
 * What is made of a service's `Date`: `signed-with`; or `told` and not signed with, as tokens of the local time are accepted
 * although it is far off; or nothing, because it is the `wrong` clock: not the one that tokens are checked by.
 */
export type DateTrust = 'signed-with' | 'told' | 'wrong';

const mostSamples = 8;
const oldestSample = 600_000;

/**
 * Milliseconds signed below the lower bound: the servers behind one name may differ, and the next call can meet another
 * one than the last. Covers drifting clocks and servers that round `Date` as well. A token's age at receipt stays
 * within the 30 s allowed (specification section 5) with answers that take up to `slowestSample`:
 * 10 + 1 (`Date`) + 2 + 2 (a server ahead) + 1 (`iat`) + 10 = 26.
 */
const signingMargin = 2_000;

/**
 * Milliseconds that an answer may have taken to tell the time. A slower one may have been dated when it was begun or when
 * it was sent: what is certain of it would make tokens too old.
 */
const slowestSample = 10_000;

/** Milliseconds the wall clock may gain on the monotonic one before it counts as sleep. */
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

/** A year of two digits more than 50 years ahead is of the century before (RFC 9110 section 5.6.7). */
const fullYear = (digits: string, now: number): number => {
  if (digits.length === 4) return Number(digits);
  const thisYear = new Date(now).getUTCFullYear();
  const year = thisYear - (thisYear % 100) + Number(digits);
  if (year > thisYear + 50) return year - 100;
  return year <= thisYear - 50 ? year + 100 : year;
};

/**
 * Milliseconds since the epoch of an HTTP date: IMF-fixdate, RFC 850 or asctime (RFC 9110 section 5.6.7), nothing else.
 * `now` is the wall clock, for years of two digits. `Date.parse` would take "1" and local times as well.
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
 * When the server wrote an answer, by its own clock; undefined without a fresh and well-formed `Date`. `now` is the wall
 * clock, for years of two digits.
 */
export const writtenAt = (
  { date, age }: Pick<Sample, 'date' | 'age'>,
  now: number,
): number | undefined => {
  // Only caches send Age; what they have kept tells an old time.
  const isFresh = age === null || /^0+$/u.test(age.trim());
  return isFresh && date !== null ? readHttpDate(date, now) : undefined;
};

/** What the server's clock keeps is against the monotonic one, so that setting the wall clock changes nothing. */
interface Bounds extends ClockEstimate {
  readonly receivedAt: number;
}

/** What one answer allows; undefined where it does not tell the time. `wall` is in milliseconds since the epoch. */
export const readBounds = (sample: Sample, wall: number): Bounds | undefined => {
  const { sentAt, receivedAt } = sample;
  if (!Number.isFinite(sentAt) || !Number.isFinite(receivedAt) || receivedAt < sentAt) {
    return undefined;
  }
  const written = writtenAt(sample, wall);
  if (written === undefined) return undefined;
  // Written some time between sending and receiving, its fraction of a second cut off.
  return { lower: written - receivedAt, upper: written + 1000 - sentAt, receivedAt };
};

const intersect = (bounds: readonly Bounds[]): ClockEstimate => ({
  lower: Math.max(...bounds.map(({ lower }) => lower)),
  upper: Math.min(...bounds.map(({ upper }) => upper)),
});

/**
 * Estimates the server's clock from its answers. When the wall clock gains more than 30 s on the monotonic one,
 * the machine has slept (or someone has set the clock, which looks the same): what was known is forgotten.
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
    // A call under way would measure the sleep as latency, or the server of another network.
    validSince = clocks.monotonic();
  };

  const forgetAfterSleep = (): void => {
    const gain = wallAhead() - lastWallAhead;
    lastWallAhead += gain;
    // Tokens of the time before have shown nothing of the time it is set to.
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
    /** Takes times of the monotonic clock. Never throws; ignores a slow answer, and one without a fresh and well-formed `Date`. */
    observe: (sample: Sample): void => {
      const before = recent();
      if (sample.receivedAt - sample.sentAt > slowestSample) return;
      const bounds = readBounds(sample, clocks.wall());
      if (!bounds || sample.sentAt < validSince) return;
      const all = [...before, bounds].slice(-mostSamples);
      const { lower, upper } = intersect(all);
      // They contradict each other when a clock was set or several servers answer: the newest is the best guess.
      kept = lower <= upper ? all : [bounds];
    },
    /**
     * Against the wall clock as it reads now, from all recent answers; `null` when nothing is known, or `Date` is the wrong
     * clock.
     */
    estimate: (): ClockEstimate | null => (trustNow() === 'wrong' ? null : told()),
    /** The same, also where `Date` is the wrong clock. */
    told,
    /** `signed-with` at first, and again when the local clock was set or everything was forgotten. */
    trust: trustNow,
    /** What an accepted token, or a refused one, has shown of `Date`. */
    setTrust: (shown: DateTrust): void => {
      trust = shown;
    },
    /**
     * Milliseconds since the epoch to sign with: `signingMargin` below the lower bound of the server's time as told, or the
     * wall clock when nothing is known.
     */
    now: (): number => {
      const bounds = recent();
      if (bounds.length === 0) return clocks.wall();
      return clocks.monotonic() + intersect(bounds).lower - signingMargin;
    },
    /** Forgets everything, calls under way included: after sleep. */
    reset: forget,
  };
};

export type ServerClock = ReturnType<typeof createServerClock>;
