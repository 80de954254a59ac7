import { describe, expect, it } from 'vitest';
import { createServerClock } from '../../../../electron/main/account/client/server-clock';
import { seededRandom } from '../../../seeded-random';

const minute = 60_000;
const hour = 60 * minute;

interface World {
  readonly seed: number;
  /** Milliseconds each server's clock is ahead of the local one; one of them answers, by chance. */
  readonly servers: readonly number[];
  /** Milliseconds a token may come from the server's future. */
  readonly future?: number;
  /** Longest way in one direction, in milliseconds. */
  readonly latency?: number;
  /** Longest pause between calls, in milliseconds. */
  readonly pause?: number;
  /** What the local monotonic clock gains on true time. */
  readonly drift?: number;
}

/** A strict service (refuses tokens older than 30 s at receipt or from its future) and a desk that calls it. */
const world = (options: World) => {
  const { seed, servers, future = 0, latency = 4_000, pause = minute, drift = 0 } = options;
  const random = seededRandom(seed);
  const time = { real: Date.UTC(2026, 5, 1), monotonic: 0, step: 0, server: 0 };
  const local = { wall: () => time.real + time.step, monotonic: () => time.monotonic };
  const clock = createServerClock(local);
  const pass = (ms: number): void => {
    time.real += ms;
    time.monotonic += ms * (1 + drift);
  };
  const pick = (): number => servers[Math.floor(random() * servers.length)] ?? 0;

  /** Whether the service refuses the call; `underWay` happens between its decision and our receipt. */
  const refuses = (underWay?: () => void): boolean => {
    pass(random() * pause);
    const iat = Math.floor(clock.now() / 1_000) * 1_000;
    const sentAt = time.monotonic;
    pass(random() * latency);
    const received = time.real + pick() + time.server;
    const date = new Date(received).toUTCString();
    underWay?.();
    pass(random() * latency);
    clock.observe({ date, age: null, sentAt, receivedAt: time.monotonic });
    return iat > received + future || received - iat > 30_000;
  };
  const refusedOf = (calls: number): number[] =>
    Array.from({ length: calls }, () => refuses()).flatMap((refused, index) =>
      refused ? [index] : [],
    );
  return { time, clock, pass, refuses, refusedOf };
};

const offsets = [
  ['-24 h', -24 * hour],
  ['-1 h', -hour],
  ['-95 s', -95_000],
  ['-31 s', -31_000],
  ['+31 s', 31_000],
  ['+95 s', 95_000],
  ['+9 min', 9 * minute],
  ['+1 h', hour],
] as const;

describe('2,000 calls to a strict service', () => {
  it.each<[string, Omit<World, 'seed'>]>([
    ['the right clock', { servers: [0] }],
    ...offsets.map(([name, offset]): [string, Omit<World, 'seed'>] => [
      name,
      { servers: [offset] },
    ]),
    ['answers within a millisecond', { servers: [95_000], latency: 1 }],
    ['answers that take up to 10 s', { servers: [-95_000], latency: 5_000 }],
    ['ten minutes between calls', { servers: [95_000], pause: 10 * minute - 8_000 }],
    ['a clock that runs fast', { servers: [95_000], drift: 2e-4, latency: 10 }],
    ['a clock that runs slow', { servers: [-95_000], drift: -2e-4, latency: 10 }],
  ])('with %s: none after the first answer is refused', (_name, options) => {
    const { refuses, refusedOf } = world({ seed: 2, ...options });
    refuses();
    expect(refusedOf(2_000)).toEqual([]);
  });

  it.each([5, 500, 4_000])(
    'answered by two servers 3 s apart within %i ms each way: none after the first answer is refused',
    (latency) => {
      for (const [, offset] of offsets) {
        const servers = [offset, offset + 3_000];
        const { refuses, refusedOf } = world({ seed: 3, servers, future: 1_000, latency });
        refuses();
        expect(refusedOf(2_000)).toEqual([]);
      }
    },
  );
});

type Place = ReturnType<typeof world>;

/** Each happens to a desk that knows the server's time. */
const disturbances: readonly (readonly [string, (place: Place) => void])[] = Object.entries<
  (place: Place) => void
>({
  'the clock is set forward an hour': ({ time }) => (time.step += hour),
  'the clock is set forward 20 s': ({ time }) => (time.step += 20_000),
  '8 h of sleep, the monotonic clock standing': ({ time }) => (time.real += 8 * hour),
  '20 s of sleep, the monotonic clock standing': ({ time }) => (time.real += 20_000),
  '8 h of sleep, the monotonic clock running': ({ pass }) => {
    pass(8 * hour);
  },
  'the server sets its clock forward an hour': ({ time }) => (time.server += hour),
  'the server sets its clock back an hour': ({ time }) => (time.server -= hour),
  'the server sets its clock back 20 s': ({ time }) => (time.server -= 20_000),
  'a reset': ({ clock }) => {
    clock.reset();
  },
});

describe.each(['between calls', 'while a call is under way'])('%s', (when) => {
  /** Calls refused after the disturbance, over many runs. */
  const refusedAfter = (disturb: (place: Place) => void): ReadonlySet<number> => {
    const runs = offsets.flatMap(([, offset]) =>
      Array.from({ length: 50 }, (_, run) => {
        const place = world({ seed: run + 1, servers: [offset] });
        place.refuses();
        expect(place.refusedOf(run % 10)).toEqual([]);
        const happen = (): void => {
          disturb(place);
        };
        if (when === 'between calls') happen();
        else expect(place.refuses(happen)).toBe(false);
        return place.refusedOf(30);
      }),
    );
    return new Set(runs.flat());
  };

  it.each(disturbances)('%s: at most the next call is refused, then none', (_name, disturb) => {
    expect([...refusedAfter(disturb)].filter((call) => call > 0)).toEqual([]);
  });

  it('the clock is set back an hour: no call is refused', () => {
    expect(refusedAfter(({ time }) => (time.step -= hour)).size).toBe(0);
  });
});
