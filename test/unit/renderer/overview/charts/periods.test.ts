import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  countPeriods,
  mostPeriods,
  periodsOver,
  shifted,
  spanOf,
  spanOver,
  ticksOver,
  units,
  type Span,
  zoom,
} from '../../../../../renderer/features/overview/charts/periods';
import { searchFor } from '../../../../../renderer/features/overview/charts/period-text';
import { contractList } from '../../../../../renderer/features/records/list/columns';
import { readSearch } from '../../../../../renderer/features/records/list/model/read-search';
import { fc, forAll, forAllIn } from '../../../for-all';

const hour = 3_600_000;
/** Later than all other times here. */
const far = Date.UTC(2100, 0, 1);
const time = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2026, 10, 21) });
const zone = fc.constantFrom('local' as const, 'utc' as const);
const wish = fc.constantFrom('auto' as const, ...units);
/** Time zones with and without summer time, with half-hour offsets, and with midnights that do not exist. */
const places = [
  'UTC',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Australia/Lord_Howe',
];

const spanOfTimes = (times: readonly number[]): Span => ({
  from: Math.min(...times),
  to: Math.max(...times) + 1,
});

const count = (
  times: readonly number[],
  span: Span,
  ...rest: [(typeof units)[number] | 'auto', 'local' | 'utc']
) => {
  const periods = periodsOver(span, ...rest);
  const groupOf = Uint8Array.from(times, (one) => Math.abs(one) % 3);
  return { periods, ...countPeriods(Float64Array.from(times), groupOf, 3, periods) };
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(places)('periods in %s', (place) => {
  it('contain every time exactly once, in whatever order the times come', () => {
    vi.stubEnv('TZ', place);
    forAllIn(40)(fc.array(time, { minLength: 1 }), zone, wish, (times, inZone, unit) => {
      const span = spanOfTimes(times);
      const { totals, byGroup, beyond, periods } = count(times, span, unit, inZone);
      expect(totals.reduce((sum, one) => sum + one, 0) + beyond).toBe(times.length);
      expect([...byGroup].reduce((sum, one) => sum + one, 0) + beyond).toBe(times.length);
      if (totals.length < mostPeriods) expect(beyond).toBe(0);
      const turned = count(times.toReversed(), span, unit, inZone);
      expect(turned.byGroup).toEqual(byGroup);
      for (let one = 1; one < periods.edges.length; one += 1) {
        expect(periods.edges[one]).toBeGreaterThan(periods.edges[one - 1] ?? Infinity);
      }
      expect(totals.length).toBeLessThanOrEqual(mostPeriods);
    });
  });

  it('are found again by the search that they open', () => {
    vi.stubEnv('TZ', place);
    forAll(time, zone, fc.constantFrom(...units), (one, inZone, unit) => {
      const span = spanOf(periodsOver({ from: one, to: one + 1 }, unit, inZone), 0);
      const search = readSearch(searchFor(span, inZone, far), contractList.operators, inZone);
      expect(search).toMatchObject({ after: span.from, before: span.to, problems: [] });
    });
  });

  it('use the operators that the search offers', () => {
    const span = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 1, 1) };
    expect(searchFor(span, 'utc', far)).toBe('from:2024-01-01 before:2024-02-01');
  });

  it('stay within the whole range when moved and zoomed', () => {
    vi.stubEnv('TZ', place);
    const whole = { from: Date.UTC(2020, 1, 3), to: Date.UTC(2024, 6, 9) };
    forAllIn(40)(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom(0.5, 2),
      zone,
      wish,
      (share, factor, inZone, unit) => {
        const at = whole.from + share * (whole.to - whole.from);
        const part = zoom(whole, whole, at, 0.2);
        if (!part) throw new Error('A fifth is less than the whole.');
        for (const next of [zoom(part, whole, at, factor), zoom(part, whole, part.from, factor)]) {
          if (!next) continue;
          expect(next.from).toBeGreaterThanOrEqual(whole.from - 1);
          expect(next.to).toBeLessThanOrEqual(whole.to + 1);
          const periods = periodsOver(next, unit, inZone);
          for (const by of [-1, 1] as const) {
            const moved = periodsOver(shifted(periods, by, whole, inZone), periods.unit, inZone);
            expect(moved.edges).toHaveLength(periods.edges.length);
          }
        }
      },
    );
  });
});

describe('periods', () => {
  it('are days of 23 and 25 hours when the clock changes', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const lengths = (day: string) => {
      const noon = Date.parse(`${day}T12:00:00Z`);
      const span = spanOf(periodsOver({ from: noon, to: noon + 1 }, 'day', 'local'), 0);
      return (span.to - span.from) / hour;
    };
    expect(['2024-03-31', '2024-06-01', '2024-10-27'].map(lengths)).toEqual([23, 24, 25]);
  });

  it('do not multiply when zoomed in, even on the day of 23 hours', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const whole = { from: Date.parse('2024-03-01T10:00Z'), to: Date.parse('2024-04-20T10:00Z') };
    for (const noon of ['2024-03-31T12:00Z', '2024-04-01T12:00Z']) {
      const time = Date.parse(noon);
      const day = spanOver(periodsOver({ from: time, to: time + 1 }, 'day', 'local'));
      const nearer = zoom(day, whole, (day.from + day.to) / 2, 0.5);
      expect(nearer && spanOver(periodsOver(nearer, 'day', 'local'))).toEqual(day);
    }
  });

  it('follow the time zone of the dates on screen', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const span = { from: Date.UTC(2023, 11, 31, 20), to: Date.UTC(2023, 11, 31, 20) + 1 };
    const inUtc = spanOver(periodsOver(span, 'year', 'utc'));
    const here = spanOver(periodsOver(span, 'year', 'local'));
    expect(new Date(inUtc.from).getUTCFullYear()).toBe(2023);
    expect(new Date(here.from).getFullYear()).toBe(2024);
  });

  it.each([
    ['day', 30],
    ['month', 400],
    ['year', 365 * 20],
  ] as const)('are a %s each for %d days', (unit, days) => {
    const from = Date.UTC(2015, 3, 10);
    expect(periodsOver({ from, to: from + days * 24 * hour }, 'auto', 'utc').unit).toBe(unit);
  });

  it('are the latest ones if there are too many, so that years can be drawn by day', () => {
    const span = { from: Date.UTC(2015, 0, 1), to: Date.UTC(2026, 0, 1) };
    const { edges } = periodsOver(span, 'day', 'utc');
    expect(edges).toHaveLength(mostPeriods + 1);
    expect(edges.at(-1)).toBe(span.to);
  });

  it('are labelled only at round positions of the axis', () => {
    const periods = periodsOver(
      { from: Date.UTC(2020, 3, 2), to: Date.UTC(2022, 7, 1) },
      'month',
      'utc',
    );
    const ticks = ticksOver(periods, 'utc', 8);
    expect(ticks.length).toBeGreaterThan(3);
    for (const tick of ticks) expect(periods.edges).toContain(tick);
    expect(ticks).toContain(Date.UTC(2021, 0, 1));
  });

  it.each([2, 3, 6, 9, 18])('are labelled where round times are closer: %d months', (months) => {
    const span = { from: Date.UTC(2026, 0, 5), to: Date.UTC(2026, months - 1, 20) };
    const periods = periodsOver(span, 'month', 'utc');
    for (const most of [1, 4, 9, 10, 12]) {
      const ticks = ticksOver(periods, 'utc', most);
      expect(ticks.length).toBeGreaterThanOrEqual(Math.min(months, most, 2));
      for (const tick of ticks) expect(periods.edges).toContain(tick);
    }
    expect(ticksOver(periods, 'utc', months)).toContain(Date.UTC(2026, 0, 1));
  });

  it('cover everything again when zoomed out far enough', () => {
    const whole = { from: Date.UTC(2020, 0, 1), to: Date.UTC(2022, 0, 1) };
    const half = zoom(whole, whole, Date.UTC(2021, 0, 1), 0.5);
    expect(half && half.to - half.from).toBe((whole.to - whole.from) / 2);
    expect(half && zoom(half, whole, half.from, 2)).toBeNull();
  });
});
