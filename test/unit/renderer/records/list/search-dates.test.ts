import { describe, expect, it } from 'vitest';
import {
  englishMonths,
  readSpokenDate,
  spokenDateTest,
} from '../../../../../renderer/features/records/list/model/search-dates';

const days = Array.from({ length: 30 }, (_none, at) => at + 1);

/** The days of September 2026 that the text means. */
const daysMeant = (text: string): readonly number[] => {
  const words = text.toLowerCase().split(' ');
  const date = readSpokenDate(words, englishMonths)?.date;
  const isMeant = spokenDateTest(date ?? { year: 0, month: null, day: null, minute: null }, 'utc');
  return days.filter((day) => isMeant(Date.UTC(2026, 8, day, 12)));
};

describe('a date in words', () => {
  it.each(['01.09.2026', '1.9.2026', '1 Sep 2026', '01 Sep 2026', 'Sep 1, 2026', 'Sep 01, 2026'])(
    'is one day if it has a year: %s',
    (text) => {
      expect(daysMeant(text)).toEqual([1]);
    },
  );

  it.each([
    ['Sep 1', [1, ...days.slice(9, 19)]],
    ['3 Sep', [3, 30]],
    ['Sep 01', [1]],
    ['Sep 2026', days],
    ['2026', days],
    ['01.09.2025', []],
    ['0 Sep 2026', []],
  ])('may have more words or fewer without a year, and excludes other days: %s', (text, meant) => {
    expect(daysMeant(text)).toEqual(meant);
  });
});
