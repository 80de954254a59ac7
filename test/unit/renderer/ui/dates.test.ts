import { afterEach, describe, expect, it, vi } from 'vitest';
import { showClock, showDate, showDay, showRelative } from '../../../../renderer/ui/text/dates';
import { localZone, lookUpZone } from '../../../../renderer/i18n/language';
import { dayOf, readTime } from '../../../../shared/times';

const now = Date.UTC(2026, 10, 20, 12);

/**
 * The text as received, why it is doubted, and its moment if it has one. The tests of times cover all readable formats.
 */
const odd: readonly (readonly [
  text: string,
  why: 'invalid' | 'no-zone' | 'future' | 'before-2015',
  utc: string | null,
])[] = [
  ['', 'invalid', null],
  ['{"seconds":1714557600}', 'invalid', null],
  ['2024-05-06T07:08:09', 'no-zone', null],
  ['2026-11-20T12:05:00.001Z', 'future', '2026-11-20T12:05:00.001Z'],
  ['4102444800', 'future', '2100-01-01T00:00:00.000Z'],
  ['2014-12-31T23:59:59.999Z', 'before-2015', '2014-12-31T23:59:59.999Z'],
  ['2015-01-01T00:00:00+01:00', 'before-2015', '2014-12-31T23:00:00.000Z'],
];

const specified = [
  ...['2015-01-01T00:00:00.000Z', '2024-02-29T12:00:00.000Z'],
  ...['2026-11-20T12:00:00.000Z', '2026-11-20T12:05:00.000Z'],
];

const otherwise: readonly (readonly [text: string, utc: string])[] = [
  ['2014-12-31T23:30:00-01:00', '2015-01-01T00:30:00.000Z'],
  ['1714979289010', '2024-05-06T07:08:09.010Z'],
];

/** Loads the module again in a time zone, because it creates its formats once. */
const datesIn = (zone: string) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  return import('../../../../renderer/ui/text/dates');
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  lookUpZone();
});

describe('a deployment time', () => {
  it.each(odd)('%j is shown as received, because it is %s', (text, why, utc) => {
    const isOtherwise = utc !== null && utc !== text;
    for (const zone of ['local', 'utc'] as const)
      expect(showDate(text, now, zone)).toStrictEqual({
        kind: 'odd',
        text,
        why,
        utc,
        otherwise: isOtherwise ? text : null,
      });
  });

  it.each(specified)('%s is shown as a date, with the time as received', (text) => {
    const shown = showDate(text, now, 'local');
    expect(shown).toMatchObject({ kind: 'date', utc: text, elsewhere: text, otherwise: null });
    const year = String(new Date(text).getFullYear());
    expect(shown).toHaveProperty('text', expect.stringContaining(year));
  });

  it.each(otherwise)('%s is shown as its date, with the received text beside', (text, utc) => {
    for (const zone of ['local', 'utc'] as const) {
      const asSpecified = showDate(utc, now, zone);
      expect(asSpecified.kind).toBe('date');
      expect(showDate(text, now, zone)).toStrictEqual({ ...asSpecified, otherwise: text });
    }
  });

  it('is shown in UTC on demand, with its zone, and in local time second', () => {
    const text = '2024-05-06T23:08:09.010Z';
    const byUtc = showDate(text, now, 'utc');
    const byLocal = showDate(text, now, 'local');
    if (byUtc.kind !== 'date') throw new Error('doubted');
    expect(byUtc.text).toMatch(/UTC|GMT/u);
    expect(byUtc.text).toMatch(/0?6/u);
    expect(byUtc.utc).toBe(text);
    expect(byLocal).toMatchObject({ kind: 'date', text: byUtc.elsewhere });
    expect(byLocal).toStrictEqual(showDate(text, now, 'local'));
  });

  it('is nine hours later in local time in Tokyo, but not in UTC', async () => {
    const there = await datesIn('Asia/Tokyo');
    const text = '2024-05-06T18:08:09.010Z';
    expect(there.showDate(text, now, 'local').text).toMatch(/0?7.*(?:03.08).*(?:GMT\+9|JST)/u);
    const byUtc = there.showDate(text, now, 'utc');
    expect(byUtc.text).toMatch(/0?6.*(?:06|18).08.*(?:UTC|GMT)/u);
    expect(byUtc).toMatchObject({ elsewhere: there.showDate(text, now, 'local').text });
  });
});

describe('how long ago something was', () => {
  const ago = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  const nowText = new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(0, 'second');

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
    expect(showRelative(readTime(text).time, now)).toBe(ago.format(-count, unit));
  });

  it.each(['2026-11-20T11:59:00.001Z', '2026-11-20T12:00:00.000Z', '2026-11-20T12:05:00.000Z'])(
    'is now for what is just past, and never ahead: %s (fault 51)',
    (text) => {
      expect(showRelative(readTime(text).time, now)).toBe(nowText);
    },
  );

  it.each([
    ['2024-02-29T12:00:00.000Z', '2025-02-28T12:00:00.000Z', 11, 'month'],
    ['2024-02-29T12:00:00.000Z', '2025-03-01T00:00:00.000Z', 1, 'year'],
    ['2024-01-31T12:00:00.000Z', '2024-03-01T00:00:00.000Z', 1, 'month'],
    ['2024-12-31T12:00:00.000Z', '2025-01-31T12:00:00.000Z', 1, 'month'],
  ] as const)('follows the calendar: from %s to %s', (from, to, count, unit) => {
    expect(showRelative(readTime(from).time, readTime(to).time)).toBe(ago.format(-count, unit));
  });
});

describe('the day of a moment', () => {
  const late = Date.UTC(2026, 10, 21, 23, 30);

  it('is that of the time zone', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect([dayOf(late, 'utc'), dayOf(late, 'local')]).toEqual(['2026-11-21', '2026-11-22']);
    vi.stubEnv('TZ', 'America/New_York');
    expect(dayOf(Date.UTC(2026, 10, 21, 3), 'local')).toBe('2026-11-20');
  });

  it('is called today, yesterday, or by its weekday', () => {
    const noon = Date.UTC(2026, 10, 22, 12);
    expect(showDay(noon, noon, 'utc')).toEqual({ name: 'Today', date: 'November 22, 2026' });
    expect(showDay(late, noon, 'utc').name).toBe('Yesterday');
    expect(showDay(Date.UTC(2026, 10, 20), noon, 'utc').name).toBe('Friday');
    // A clock that was set back since.
    expect(showDay(Date.UTC(2026, 10, 24), noon, 'utc').name).toBe('Tuesday');
  });
});

describe('the time and day of a moment', () => {
  const at = Date.UTC(2026, 10, 20, 9, 8, 7);
  const days = 86_400_000;

  it('has seconds today and yesterday, and minutes before that', async () => {
    const { showSince } = await datesIn('UTC');
    expect(showSince(at, now, 'local')).toMatch(/^today, 9:08:07\sAM$/u);
    expect(showSince(at - days, now, 'local')).toMatch(/^yesterday, 9:08:07\sAM$/u);
    expect(showSince(at - 2 * days, now, 'local')).toMatch(/^Nov 18, 9:08\sAM$/u);
  });

  it('has only the time today, and its day on any other, in the chosen zone', async () => {
    const { showMoment } = await datesIn('Asia/Tokyo');
    expect(showMoment(at, now, 'local')).toMatch(/^6:08:07\sPM$/u);
    expect(showMoment(at, now, 'utc')).toMatch(/^9:08:07\sAM UTC$/u);
    expect(showMoment(at - 2 * days, now, 'utc')).toMatch(/^Nov 18, 9:08:07\sAM UTC$/u);
    // Today is also a day of the zone.
    expect(showMoment(at + days / 2, now + days / 4, 'local')).toMatch(/^6:08:07\sAM$/u);
    expect(showMoment(at + days / 2, now + days / 4, 'utc')).toMatch(/^9:08:07\sPM UTC$/u);
    expect(showMoment(at, now + days / 4, 'local')).toMatch(/^Nov 20, 6:08:07\sPM$/u);
  });

  it('has seconds on any day on request, and the year if it is another', async () => {
    const { showStamp } = await datesIn('UTC');
    expect(showStamp(at - 2 * days, now, 'local', 'second')).toMatch(/^Nov 18, 9:08:07\sAM$/u);
    expect(showStamp(at - 400 * days, now, 'local')).toMatch(/^Oct 16, 2025, 9:08\sAM$/u);
  });

  it('names the zone once if it differs from the local one', async () => {
    const tokyo = await datesIn('Asia/Tokyo');
    for (const ago of [0, days, 2 * days]) {
      expect(tokyo.showSince(at - ago, now, 'utc').match(/UTC/gu)).toHaveLength(1);
      expect(tokyo.showSince(at - ago, now, 'local')).not.toContain('UTC');
    }
    const utc = await datesIn('UTC');
    expect(utc.showSince(at, now, 'utc')).not.toContain('UTC');
  });
});

it('a time on screen follows the computer into another time zone, as soon as the zone has been looked up', () => {
  const at = Date.UTC(2026, 2, 3, 2, 30);
  const told = (place: string) => {
    vi.stubEnv('TZ', place);
    lookUpZone();
    const clock = showClock(at, 'local').replace(/\s/u, ' ');
    return [localZone(), dayOf(at, 'local'), showDay(at, now, 'local').date, clock];
  };
  expect([told('America/New_York'), told('Europe/Berlin')]).toEqual([
    ['America/New_York', '2026-03-02', 'March 2, 2026', '9:30:00 PM'],
    ['Europe/Berlin', '2026-03-03', 'March 3, 2026', '3:30:00 AM'],
  ]);
});
