import { describe, expect, it, vi } from 'vitest';
import { formOf, readTime, type TimeForm } from '../../../shared/times';

const moment = '2024-05-01T10:00:00.000Z';

/** The text, the moment it means, and its form. */
const certain: readonly (readonly [text: string, iso: string, form: TimeForm])[] = [
  [moment, moment, 'specified'],
  ['0000-01-01T00:00:00.000Z', '0000-01-01T00:00:00.000Z', 'specified'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z', 'specified'],
  ['2024-02-29T23:59:59.999Z', '2024-02-29T23:59:59.999Z', 'specified'],
  // Offsets.
  ['2024-05-01T12:00:00+02:00', moment, 'otherwise'],
  ['2024-05-01T12:00:00+0200', moment, 'otherwise'],
  ['2024-05-01 12:00:00+02', moment, 'otherwise'],
  ['2024-04-30T23:45:00-10:15', moment, 'otherwise'],
  ['2024-05-02T09:59:00+23:59', moment, 'otherwise'],
  ['2024-05-01T10:00:00-00:00', moment, 'otherwise'],
  ['2024-03-01T00:30:00+01:00', '2024-02-29T23:30:00.000Z', 'otherwise'],
  // Seconds and their fractions.
  ['2024-05-01T10:00Z', moment, 'otherwise'],
  ['2024-05-01T10:00:00Z', moment, 'otherwise'],
  ['2024-05-01T10:00:00,5Z', '2024-05-01T10:00:00.500Z', 'otherwise'],
  ['2024-05-01T10:00:00.57Z', '2024-05-01T10:00:00.570Z', 'otherwise'],
  ['2024-05-01T10:00:00.123999999Z', '2024-05-01T10:00:00.123Z', 'otherwise'],
  // Formats that RFC 3339 allows.
  ['2024-05-01t10:00:00.000z', moment, 'otherwise'],
  ['2024-05-01 10:00:00.000Z', moment, 'otherwise'],
  // The end of a day, and the leap second at the end of a year.
  ['2024-04-30T24:00:00.000Z', '2024-05-01T00:00:00.000Z', 'otherwise'],
  ['2016-12-31T23:59:60.000Z', '2017-01-01T00:00:00.000Z', 'otherwise'],
  ['2017-01-01T00:59:60+01:00', '2017-01-01T00:00:00.000Z', 'otherwise'],
  ['2015-06-30T23:59:60.5Z', '2015-07-01T00:00:00.500Z', 'otherwise'],
  // Since the epoch.
  ['1714557600', moment, 'otherwise'],
  ['1714557600000', moment, 'otherwise'],
  ['1714557600.25', '2024-05-01T10:00:00.250Z', 'otherwise'],
  ['1714557600000.75', moment, 'otherwise'],
  ['1.7145576E9', moment, 'otherwise'],
  ['1.7145576e+12', moment, 'otherwise'],
  ['1000000000', '2001-09-09T01:46:40.000Z', 'otherwise'],
  ['9999999999', '2286-11-20T17:46:39.000Z', 'otherwise'],
  ['1000000000000', '2001-09-09T01:46:40.000Z', 'otherwise'],
  ['9999999999999', '2286-11-20T17:46:39.999Z', 'otherwise'],
];

const noZone = [
  '2024-05-01',
  '2024-05-01T10:00',
  '2024-05-01T10:00:00',
  '2024-05-01 10:00:00.000',
  '2024-05-01T24:00:00',
];

const none = [
  '',
  ' ',
  '06.05.2024',
  // Numbers that may mean anything.
  '2024',
  '999999999',
  '10000000000',
  '999999999999',
  '10000000000000',
  '-1714557600',
  '+1714557600',
  '01714557600',
  '1714557600.',
  '1e400',
  '0x66321420',
  '１７１４５５７６００',
  // Days and times that do not exist.
  '2024-02-30T00:00:00.000Z',
  '2023-02-29T00:00:00.000Z',
  '2100-02-29T00:00:00.000Z',
  '2024-04-31T00:00:00.000Z',
  '2024-13-01T00:00:00.000Z',
  '2024-00-01T00:00:00.000Z',
  '2024-01-00T00:00:00.000Z',
  '2024-02-30',
  '2024-01-01T24:00:00.001Z',
  '2024-01-01T24:00:01.000Z',
  '2024-01-01T24:00:00.0000001Z',
  '2024-01-01T24:01:00.000Z',
  '2024-01-01T25:00:00.000Z',
  '2024-01-01T23:60:00.000Z',
  '2024-01-01T23:59:61.000Z',
  '2024-05-01T23:59:60.000Z',
  '2016-12-31T23:58:60.000Z',
  '2015-03-31T23:59:60.000Z',
  '2016-12-31T23:59:60.000+01:00',
  '2024-05-01T10:00:00+24:00',
  '2024-05-01T10:00:00+02:60',
  // Years of more or fewer than four digits, also because of their zone.
  '10000-01-01T00:00:00.000Z',
  '+010000-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00+00:01',
  '9999-12-31T23:59:59-00:01',
  '24-05-01T10:00:00Z',
  // Almost valid.
  ' 2024-05-01T10:00:00.000Z',
  '2024-05-01T10:00:00.000Z\n',
  '2024-05-01T10:00:00.Z',
  '2024-05-01T10:00:00.0123456789Z',
  '2024-05-01T10Z',
  '2024-05-01Z',
  '2024-5-1T10:00:00Z',
  '2024-05-01T10:00:00 +02:00',
  '2024-05-01T10:00:00+2',
  '2024-05-01T10:00:00\u221202:00',
  '２０２４-05-01T10:00:00.000Z',
  'Wed, 01 May 2024 10:00:00 GMT',
  '{"seconds":1714557600}',
];

describe('a time of the service', () => {
  it.each(certain)('%j is %s, %s', (text, iso, form) => {
    const read = readTime(text);
    expect([new Date(read.time).toISOString(), read.form]).toEqual([iso, form]);
    expect(formOf(text)).toBe(form);
  });

  it.each(noZone)('%j is no certain moment, because its zone is missing', (text) => {
    expect(readTime(text)).toEqual({ time: NaN, form: 'no-zone' });
  });

  it.each(none)('%j is none', (text) => {
    expect(readTime(text)).toEqual({ time: NaN, form: 'none' });
    expect(formOf(text)).toBe('none');
  });

  it('has the same form without its moment, on every day of every month', () => {
    const two = (value: number): string => String(value).padStart(2, '0');
    for (const year of ['2023', '2024']) {
      for (let month = 0; month <= 13; month += 1) {
        for (let day = 0; day <= 32; day += 1) {
          const text = `${year}-${two(month)}-${two(day)}T10:00:00.000Z`;
          expect(`${text} ${formOf(text)}`).toBe(`${text} ${readTime(text).form}`);
        }
      }
    }
  });

  it.each([
    ['digits', '1'.repeat(1_000_000)],
    ['a fraction', `2024-05-01T10:00:00.${'0'.repeat(1_000_000)}Z`],
    ['spaces', ' '.repeat(1_000_000)],
  ])('of a million characters is none, and is not parsed: %s', (_name, text) => {
    const exec = vi.spyOn(RegExp.prototype, 'exec');
    const test = vi.spyOn(RegExp.prototype, 'test');
    const read = readTime(text);
    const looks = [...exec.mock.calls, ...test.mock.calls];
    vi.restoreAllMocks();
    expect(read).toEqual({ time: NaN, form: 'none' });
    expect(looks).toEqual([]);
  });
});
