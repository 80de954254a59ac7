import { describe, expect, it } from 'vitest';
import {
  certainOffset,
  decideClock,
  silentCorrection,
} from '../../../../electron/main/account/client/clock-policy';
import { createServerClock } from '../../../../electron/main/account/client/server-clock';

const minute = 60_000;
/** Signed this far below the lower bound. */
const margin = 2_000;
const silent = { correct: true, acceptedLargeOffset: false };
/** An estimate as answers within a second leave it. */
const around = (offset: number) => ({ lower: offset - 3_000, upper: offset + 3_000 });

describe('the clock to sign with', () => {
  it.each([
    { correct: true, acceptedLargeOffset: false },
    { correct: true, acceptedLargeOffset: true },
    { correct: false, acceptedLargeOffset: true },
  ])('is the local one while nothing is known: %o', (options) => {
    expect(decideClock(null, options)).toBe('local');
  });

  it.each([0, 95_000, -95_000, 60 * minute])(
    'is the local one when correction is off, whatever the offset: %i',
    (offset) => {
      const options = { correct: false, acceptedLargeOffset: true };
      expect(decideClock(around(offset), options)).toBe('local');
    },
  );

  it.each([31_000, -31_000, 95_000, -95_000, 9 * minute, -9 * minute])(
    'is corrected silently: %i',
    (offset) => {
      expect(decideClock(around(offset), silent)).toBe('corrected');
    },
  );

  it.each([
    ['the bounds include no offset at all', { lower: -3_000, upper: 1_000 }],
    ['they end at it', { lower: 0, upper: 0 }],
    ['it is within two seconds', { lower: 500, upper: 1_900 }],
  ])('is corrected even when %s, so that it is never ahead of the server', (_name, estimate) => {
    expect(decideClock(estimate, silent)).toBe('corrected');
  });

  it.each([
    ['ahead, at the limit', { lower: silentCorrection, upper: silentCorrection + 9_000 }, false],
    ['ahead, beyond it', { lower: silentCorrection + 1, upper: silentCorrection + 9_000 }, true],
    ['behind, at the limit', { lower: -silentCorrection - 9_000, upper: -silentCorrection }, false],
    ['behind, beyond it', { lower: -silentCorrection - 9_000, upper: -silentCorrection - 1 }, true],
    ['an hour ahead', around(60 * minute), true],
    ['a day behind', around(-1_440 * minute), true],
  ])(
    'is asked about only when the clock is certainly off by more than ten minutes: %s',
    (_name, estimate, asks) => {
      expect(decideClock(estimate, silent)).toBe(asks ? 'ask' : 'corrected');
      expect(decideClock(estimate, { correct: true, acceptedLargeOffset: true })).toBe('corrected');
    },
  );
});

describe('a corrected clock', () => {
  it.each([0, 95_000, -95_000])('signs below the lower bound of the time there: %i', (offset) => {
    const wall = Date.UTC(2026, 5, 1);
    const clock = createServerClock({ wall: () => wall, monotonic: () => 400 });
    const date = new Date(wall + offset).toUTCString();
    clock.observe({ date, age: null, sentAt: 0, receivedAt: 400 });
    expect(decideClock(clock.estimate(), silent)).toBe('corrected');
    expect(clock.now() - wall).toBe((clock.estimate()?.lower ?? NaN) - margin);
  });
});

it.each([
  [{ lower: 92_000, upper: 97_000 }, 92_000],
  [{ lower: -97_000, upper: -92_000 }, -92_000],
  [{ lower: -3_000, upper: 1_000 }, 0],
  [{ lower: 0, upper: 5_000 }, 0],
  [{ lower: -5_000, upper: 0 }, 0],
])('the certain offset of %o is %i', (estimate, offset) => {
  expect(certainOffset(estimate)).toBe(offset);
});
