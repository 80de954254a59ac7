import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dayOf,
  readTime,
  showDate,
  showDay,
  showMoment,
  showRelative,
} from '../../../renderer/text/dates';

const now = Date.UTC(2026, 10, 20, 12);

const odd: readonly (readonly [string, 'invalid' | 'future' | 'before-2015'])[] = [
  ['', 'invalid'],
  ['yesterday', 'invalid'],
  ['1714979289010', 'invalid'],
  ['2024', 'invalid'],
  ['2024-05-06', 'invalid'],
  ['2024-05-06T07:08:09', 'invalid'],
  ['2024-05-06 07:08:09Z', 'invalid'],
  ['2024-05-06T07:08:09+02:00', 'invalid'],
  ['2024-05-06T07:08Z', 'invalid'],
  ['2024-05-06t07:08:09z', 'invalid'],
  [' 2024-05-06T07:08:09Z', 'invalid'],
  ['2024-05-06T07:08:09Z\n', 'invalid'],
  ['2024-05-06T07:08:09.Z', 'invalid'],
  ['2024-05-06T07:08:09.0123456789Z', 'invalid'],
  ['2024-13-01T00:00:00.000Z', 'invalid'],
  ['2024-00-01T00:00:00.000Z', 'invalid'],
  ['2024-01-32T00:00:00.000Z', 'invalid'],
  ['2024-01-00T00:00:00.000Z', 'invalid'],
  ['2023-02-29T00:00:00.000Z', 'invalid'],
  ['2023-02-30T00:00:00.000Z', 'invalid'],
  ['2024-02-30T00:00:00.000Z', 'invalid'],
  ['2100-02-29T00:00:00.000Z', 'invalid'],
  ['2023-04-31T00:00:00.000Z', 'invalid'],
  ['2024-01-01T24:00:00.000Z', 'invalid'],
  ['2024-01-01T25:00:00.000Z', 'invalid'],
  ['2024-01-01T23:60:00.000Z', 'invalid'],
  ['2016-12-31T23:59:60.000Z', 'invalid'],
  ['２０２４-05-06T07:08:09Z', 'invalid'],
  ['+002024-05-06T07:08:09Z', 'invalid'],
  ['2026-11-20T12:05:00.001Z', 'future'],
  ['2027-01-01T00:00:00.000Z', 'future'],
  ['9999-12-31T23:59:59.999Z', 'future'],
  ['2014-12-31T23:59:59.999Z', 'before-2015'],
  ['1970-01-01T00:00:00.000Z', 'before-2015'],
  ['0001-01-01T00:00:00.000Z', 'before-2015'],
];

const plain: readonly string[] = [
  '2015-01-01T00:00:00.000Z',
  '2024-05-06T07:08:09.010Z',
  '2024-05-06T07:08:09Z',
  '2024-05-06T07:08:09.123456789Z',
  '2024-02-29T12:00:00.000Z',
  '2000-02-29T12:00:00.000Z'.replace('2000', '2020'),
  '2026-11-20T12:00:00.000Z',
  '2026-11-20T12:05:00.000Z',
];

describe('a deployment time', () => {
  it.each(odd)('%j is shown as received, because it is %s', (text, why) => {
    expect(showDate(text, now)).toStrictEqual({ kind: 'odd', text, why });
  });

  it.each(plain)('%s is shown as a date, with the time as received', (text) => {
    const shown = showDate(text, now);
    expect(shown).toMatchObject({ kind: 'date', utc: text, elsewhere: text });
    const year = String(new Date(text).getFullYear());
    expect(shown.text).toContain(year);
  });

  it('is shown by UTC on demand, with its zone, and then by this computer in the second place', () => {
    const text = '2024-05-06T23:08:09.010Z';
    const byUtc = showDate(text, now, 'utc');
    const byLocal = showDate(text, now, 'local');
    expect(byUtc.text).toMatch(/UTC|GMT/u);
    expect(byUtc.text).toMatch(/0?6/u);
    expect(byUtc).toMatchObject({ kind: 'date', utc: text, elsewhere: byLocal.text });
    expect(byLocal).toStrictEqual(showDate(text, now));
  });

  it.each(odd)('%j stays as received by UTC too, because it is %s', (text, why) => {
    expect(showDate(text, now, 'utc')).toStrictEqual({ kind: 'odd', text, why });
  });

  it('can be read as a number', () => {
    expect(readTime('2024-05-06T07:08:09.010Z')).toBe(Date.UTC(2024, 4, 6, 7, 8, 9, 10));
    expect(readTime('1970-01-01T00:00:00.000Z')).toBe(0);
    expect(readTime('2023-02-29T00:00:00.000Z')).toBeNaN();
    expect(readTime('soon')).toBeNaN();
  });
});

describe('a deployment time on a computer in Tokyo', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('is nine hours on by its clock, and is not by UTC', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    vi.resetModules();
    const there = await import('../../../renderer/text/dates');
    const text = '2024-05-06T18:08:09.010Z';
    expect(there.showDate(text, now).text).toMatch(/0?7.*(?:03.08).*(?:GMT\+9|JST)/u);
    const byUtc = there.showDate(text, now, 'utc');
    expect(byUtc.text).toMatch(/0?6.*(?:06|18).08.*(?:UTC|GMT)/u);
    expect(byUtc).toMatchObject({ elsewhere: there.showDate(text, now).text });
  });
});

describe('how long ago something was', () => {
  const ago = new Intl.RelativeTimeFormat(undefined, { numeric: 'always' });
  const nowText = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(0, 'second');

  it.each([
    ['2026-11-20T11:59:00.000Z', 1, 'minute'],
    ['2026-11-20T11:00:00.001Z', 59, 'minute'],
    ['2026-11-20T11:00:00.000Z', 1, 'hour'],
    ['2026-11-19T12:00:00.001Z', 23, 'hour'],
    ['2026-11-19T12:00:00.000Z', 1, 'day'],
    ['2026-10-20T12:00:00.001Z', 30, 'day'],
    ['2026-10-20T12:00:00.000Z', 1, 'month'],
    ['2025-11-20T12:00:00.001Z', 11, 'month'],
    ['2025-11-20T12:00:00.000Z', 1, 'year'],
    ['2023-11-21T12:00:00.000Z', 2, 'year'],
    ['2023-11-20T12:00:00.000Z', 3, 'year'],
    ['2015-01-01T00:00:00.000Z', 11, 'year'],
  ] as const)('is told in whole units: %s is %i %s ago', (text, count, unit) => {
    expect(showRelative(readTime(text), now)).toBe(ago.format(-count, unit));
  });

  it.each(['2026-11-20T11:59:00.001Z', '2026-11-20T12:00:00.000Z', '2026-11-20T12:05:00.000Z'])(
    'is now for what is just past, and never ahead: %s (fault 51)',
    (text) => {
      expect(showRelative(readTime(text), now)).toBe(nowText);
    },
  );

  it.each([
    ['2024-02-29T12:00:00.000Z', '2025-02-28T12:00:00.000Z', 11, 'month'],
    ['2024-02-29T12:00:00.000Z', '2025-03-01T00:00:00.000Z', 1, 'year'],
    ['2024-01-31T12:00:00.000Z', '2024-03-01T00:00:00.000Z', 1, 'month'],
    ['2024-12-31T12:00:00.000Z', '2025-01-31T12:00:00.000Z', 1, 'month'],
  ] as const)('goes by the calendar: from %s to %s', (from, to, count, unit) => {
    expect(showRelative(readTime(from), readTime(to))).toBe(ago.format(-count, unit));
  });
});

describe('a moment of this run', () => {
  const at = new Date(2026, 10, 20, 12, 34, 56).getTime();

  it('is a time today, and has its day on any other', () => {
    const today = showMoment(at, at + 60_000);
    const later = showMoment(at, at + 3 * 86_400_000);
    expect(today).toMatch(/34.56/u);
    expect(today).not.toContain('2026');
    expect(later).toContain('2026');
    expect(later).toContain(today);
  });
});

describe('the day of a moment', () => {
  const late = Date.UTC(2026, 10, 21, 23, 30);

  it('is the one of the zone', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(dayOf(late, 'utc')).toBe('2026-11-21');
    expect(dayOf(late, 'local')).toBe('2026-11-22');
    vi.stubEnv('TZ', 'America/New_York');
    expect(dayOf(Date.UTC(2026, 10, 21, 3), 'local')).toBe('2026-11-20');
  });

  it('is called today, yesterday, or by the day of the week', () => {
    const noon = Date.UTC(2026, 10, 22, 12);
    expect(showDay(noon, noon, 'utc')).toEqual({ name: 'Today', date: 'November 22, 2026' });
    expect(showDay(late, noon, 'utc').name).toBe('Yesterday');
    expect(showDay(Date.UTC(2026, 10, 20), noon, 'utc').name).toBe('Friday');
    // A clock that was set back since.
    expect(showDay(Date.UTC(2026, 10, 24), noon, 'utc').name).toBe('Tuesday');
  });
});
