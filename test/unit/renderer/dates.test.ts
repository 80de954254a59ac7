import { describe, expect, it } from 'vitest';
import { showDate, showMoment } from '../../../renderer/text/dates';

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
  ['2026-11-20T12:00:00.001Z', 'future'],
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
];

describe('a deployment time', () => {
  it.each(odd)('%j is shown as received, because it is %s', (text, why) => {
    expect(showDate(text, now)).toStrictEqual({ kind: 'odd', text, why });
  });

  it.each(plain)('%s is shown as a date, with the time as received', (text) => {
    const shown = showDate(text, now);
    expect(shown).toMatchObject({ kind: 'date', utc: text });
    const year = String(new Date(text).getFullYear());
    expect(shown.text).toContain(year);
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
