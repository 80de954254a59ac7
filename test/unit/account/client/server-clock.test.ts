import { describe, expect, it } from 'vitest';
import {
  readHttpDate,
  createServerClock,
  type Sample,
} from '../../../../electron/main/account/client/server-clock';

const hour = 3_600_000;
const start = Date.UTC(2026, 5, 1, 12);
/** Milliseconds that the signed time stays below the lower bound. */
const margin = 2_000;

const desk = () => {
  const time = { wall: start, monotonic: 5_000 };
  const clock = createServerClock({ wall: () => time.wall, monotonic: () => time.monotonic });
  const pass = (ms: number): void => {
    time.wall += ms;
    time.monotonic += ms;
  };
  /** Adds a response received now. `ago` is milliseconds since it was requested, `server` the time in its Date. */
  const answer = (server: number, ago = 0, rest: Partial<Sample> = {}): void => {
    const date = new Date(server).toUTCString();
    const receivedAt = time.monotonic;
    clock.observe({ date, age: null, sentAt: receivedAt - ago, receivedAt, ...rest });
  };
  return { time, clock, pass, answer };
};

describe('the estimate of the server clock', () => {
  it('is unknown before the first answer, so the wall clock signs', () => {
    const { clock } = desk();
    expect([clock.estimate(), clock.now()]).toEqual([null, start]);
  });

  it('spans the latency and the second that Date cuts off', () => {
    const { clock, answer, pass } = desk();
    pass(700);
    answer(start + 95_999, 700);
    expect(clock.estimate()).toEqual({ lower: 94_300, upper: 96_000 });
    expect(clock.now()).toBe(start + 95_000 - margin);
    pass(1_234);
    expect(clock.now()).toBe(start + 95_000 - margin + 1_234);
  });

  it('is narrowed by every further answer', () => {
    const { clock, answer, pass } = desk();
    answer(start + 95_000, 4_000);
    pass(2_600);
    answer(start + 97_000);
    expect(clock.estimate()).toEqual({ lower: 95_000, upper: 95_400 });
  });

  it('follows the newest answer when answers contradict each other', () => {
    const { clock, answer } = desk();
    answer(start);
    answer(start + hour, 50);
    expect(clock.estimate()).toEqual({ lower: hour, upper: hour + 1_050 });
    answer(start);
    expect(clock.estimate()).toEqual({ lower: 0, upper: 1_000 });
  });

  it('ignores an answer that took over 10 s, because tokens signed by it would be too old', () => {
    const { clock, answer } = desk();
    answer(start, 10_001);
    expect(clock.estimate()).toBeNull();
    answer(start, 10_000);
    expect(clock.estimate()).toEqual({ lower: 0, upper: 11_000 });
  });

  it('uses the last eight answers', () => {
    const { clock, answer } = desk();
    answer(start + 3_000, 9_000);
    for (let index = 0; index < 7; index += 1) answer(start, 9_000);
    expect(clock.estimate()?.lower).toBe(3_000);
    answer(start, 9_000);
    expect(clock.estimate()?.lower).toBe(0);
  });

  it('forgets an answer after ten minutes', () => {
    const { clock, answer, pass } = desk();
    answer(start + 3_000, 9_000);
    pass(300_000);
    answer(start + 300_000, 9_000);
    pass(300_000);
    expect(clock.estimate()?.lower).toBe(3_000);
    pass(1);
    expect(clock.estimate()?.lower).toBe(0);
    pass(300_000);
    expect([clock.estimate(), clock.now()]).toEqual([null, start + 900_001]);
  });

  it('is unknown again after a reset, and calls that began before the reset do not count', () => {
    const { clock, answer, pass } = desk();
    answer(start + 95_000);
    pass(100);
    clock.reset();
    expect(clock.estimate()).toBeNull();
    pass(100);
    answer(start + 95_000, 101);
    expect(clock.estimate()).toBeNull();
    answer(start + 95_000, 100);
    expect(clock.estimate()).not.toBeNull();
  });
});

describe('a Date known to be the wrong clock', () => {
  const wrong = () => {
    const place = desk();
    place.answer(start + 95_000);
    place.clock.setTrust('wrong');
    return place;
  };

  it('is not used for signing, and stays reported', () => {
    const { clock, answer } = wrong();
    answer(start + 95_000);
    expect(clock.estimate()).toBeNull();
    expect(clock.told()).toEqual({ lower: 95_000, upper: 96_000 });
    expect(clock.trust()).toBe('wrong');
  });

  it('is trusted again after a reset, and after the local clock was set', () => {
    const afterReset = wrong();
    afterReset.clock.reset();
    expect(afterReset.clock.trust()).toBe('signed-with');
    for (const step of [-hour, -31_000, 31_000, hour]) {
      const { clock, time } = wrong();
      time.wall += step;
      expect(clock.trust()).toBe('signed-with');
    }
    const { clock, time } = wrong();
    time.wall -= 29_000;
    expect(clock.trust()).toBe('wrong');
  });
});

describe('an answer is ignored', () => {
  it.each<[string, Partial<Sample>]>([
    ['without Date', { date: null }],
    ['with an empty Date', { date: '' }],
    ['with two Dates', { date: 'Sun, 06 Nov 1994 08:49:37 GMT, Sun, 06 Nov 1994 08:49:37 GMT' }],
    ['out of a cache', { age: '1' }],
    ['out of a cache, long ago', { age: '86400' }],
    ['with an Age that is no number', { age: 'x' }],
    ['with an empty Age', { age: '' }],
    ['with a negative Age', { age: '-0' }],
    ['received before it was sent', { sentAt: 5_001 }],
    ['sent at no time', { sentAt: Number.NaN }],
    ['received at no time', { receivedAt: Number.NaN }],
    ['received never', { receivedAt: Infinity }],
  ])('%s', (_name, rest) => {
    const { clock, answer } = desk();
    answer(start + 95_000, 0, rest);
    expect([clock.estimate(), clock.now()]).toEqual([null, start]);
    answer(start + 95_000, 0, { age: '0' });
    const before = clock.estimate();
    answer(start, 0, rest);
    expect(clock.estimate()).toEqual(before);
  });
});

describe('when the wall clock is set (security I11; fault 51)', () => {
  it.each([-24 * hour, -hour, -1_500, 1_500, 29_999])(
    'by %i ms: the signed time stays, and the offset is the new one',
    (step) => {
      const { clock, answer, time } = desk();
      answer(start + 95_000);
      const signed = clock.now();
      time.wall += step;
      expect(clock.now()).toBe(signed);
      expect(clock.estimate()).toEqual({ lower: 95_000 - step, upper: 96_000 - step });
    },
  );

  it.each([31_000, hour, 8 * hour])(
    'or the machine slept: %i ms forward, nothing is known any more (fault 52)',
    (step) => {
      const { clock, answer, time } = desk();
      answer(start + 95_000);
      time.wall += step;
      expect([clock.estimate(), clock.now()]).toEqual([null, start + step]);
      answer(start + step + 95_000);
      expect(clock.now()).toBe(start + step + 95_000 - margin);
    },
  );

  it('back, a later sleep is still noticed', () => {
    const { clock, answer, time } = desk();
    time.wall -= hour;
    answer(start);
    time.wall += hour / 2;
    expect(clock.estimate()).toBeNull();
  });

  it.each([['now'], ['estimate'], ['reset'], []] as const)(
    'the answer to an earlier call is ignored, whatever was read before it: %s',
    (...asked) => {
      const { clock, answer, time, pass } = desk();
      pass(200);
      time.wall += 8 * hour;
      asked.forEach((name) => clock[name]());
      pass(1);
      answer(start, 200);
      expect(clock.estimate()).toBeNull();
    },
  );
});

describe('an HTTP date', () => {
  const expected = Date.UTC(1994, 10, 6, 8, 49, 37);

  it.each([
    ['IMF-fixdate', 'Sun, 06 Nov 1994 08:49:37 GMT', expected],
    ['RFC 850', 'Sunday, 06-Nov-94 08:49:37 GMT', expected],
    ['asctime', 'Sun Nov  6 08:49:37 1994', expected],
    ['asctime, day of two digits', 'Wed Nov 16 08:49:37 1994', expected + 240 * hour],
    ['the epoch', 'Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['before the epoch', 'Wed, 31 Dec 1969 23:59:59 GMT', -1_000],
    ['beyond 32 bits', 'Tue, 19 Jan 2038 03:14:08 GMT', 2 ** 31 * 1_000],
    ['a leap day', 'Thu, 29 Feb 2024 00:00:00 GMT', Date.UTC(2024, 1, 29)],
    ['a leap second', 'Sat, 31 Dec 2016 23:59:60 GMT', Date.UTC(2017, 0, 1)],
    ['the last year', 'Fri, 31 Dec 9999 23:59:59 GMT', Date.UTC(9999, 11, 31, 23, 59, 59)],
    ['50 years ahead in two digits', 'Wednesday, 01-Jan-76 00:00:00 GMT', Date.UTC(2076, 0, 1)],
    ['51 years ahead in two digits', 'Saturday, 01-Jan-77 00:00:00 GMT', Date.UTC(1977, 0, 1)],
    ['the next century', 'Friday, 01-Jan-01 00:00:00 GMT', Date.UTC(2101, 0), Date.UTC(2099, 0)],
  ])('is read: %s', (_name, text, ms, now = start) => {
    expect(readHttpDate(text, now)).toBe(ms);
  });

  it.each([
    ['a number', '', '0', '1', '784111777'],
    ['ISO 8601', '1994-11-06', '1994-11-06T08:49:37Z', '1994-11-06 08:49:37'],
    ['no zone', 'Nov 6 1994', 'Sun, 06 Nov 1994 08:49:37', 'Sun, 06 Nov 1994 08:49:37 '],
    ['another zone', 'Sun, 06 Nov 1994 08:49:37 UTC', 'Sun, 06 Nov 1994 08:49:37 +0000'],
    ['a digit less', 'Sun, 6 Nov 1994 08:49:37 GMT', 'Sun, 06 Nov 1994 8:49:37 GMT'],
    ['no such hour or minute', 'Sun, 06 Nov 1994 24:00:00 GMT', 'Sun, 06 Nov 1994 08:60:00 GMT'],
    ['no such second', 'Sun, 06 Nov 1994 08:49:61 GMT', 'Sun, 06 Nov 1994 08:49:37.5 GMT'],
    ['no such day', 'Sun, 00 Nov 1994 08:49:37 GMT', 'Wed, 29 Feb 2023 00:00:00 GMT'],
    ['an early year', 'Sun, 06 Nov 0050 08:49:37 GMT', 'Sun, 06 Nov 0000 08:49:37 GMT'],
    ['other letters', 'sun, 06 nov 1994 08:49:37 gmt', 'Son, 06 Nov 1994 08:49:37 GMT'],
    ['other digits', 'Sun, ٠٦ Nov 1994 08:49:37 GMT'],
    ['other spaces', ' Sun, 06 Nov 1994 08:49:37 GMT', 'Sun,  06 Nov 1994 08:49:37 GMT'],
    ['something after it', 'Sun, 06 Nov 1994 08:49:37 GMT (x)', 'Sun Nov  6 08:49:37 1994 GMT'],
    ['a mixture', 'Sun, 06-Nov-94 08:49:37 GMT', 'Sunday, 06-Nov-1994 08:49:37 GMT'],
    ['almost asctime', 'Sun Nov 6 08:49:37 1994', 'Sun Nov  6 08:49:37 GMT 1994'],
  ])('is refused in any other form: %s', (_name, ...texts) => {
    expect(texts.filter((text) => readHttpDate(text, start) !== undefined)).toEqual([]);
  });
});
