import { expect, it } from 'vitest';
import { ageOf, agoOf, dateAndAge, showSince } from '../../../../renderer/ui/text/dates';

const at = Date.UTC(2026, 10, 22, 17, 20);
const minute = 60_000;
const hour = 60 * minute;

it('tells how long ago something was, and how old it is, in whole units', () => {
  const all = [0, 59_000, minute, 59 * minute, hour, 23 * hour, 24 * hour, 72 * hour];
  expect(all.map((passed) => agoOf(at, at + passed, 'utc'))).toEqual([
    ...['just now', 'just now', '1 min ago', '59 min ago'],
    ...['1 h ago', '23 h ago', '1 day ago', '3 days ago'],
  ]);
  expect(all.map((passed) => ageOf(at, at + passed, 'utc'))).toEqual([
    ...['under 1 min old', 'under 1 min old', '1 min old', '59 min old'],
    ...['1 h old', '23 h old', '1 day old', '3 days old'],
  ]);
});

it('tells day, time and age together, and the year if it is another one', () => {
  const said = (now: number) => dateAndAge(at, now, 'utc').replaceAll(/\s/gu, ' ');
  expect(said(at + 3 * hour)).toMatch(/^Nov 22, 5:20 PM( UTC)?, 3 h old$/u);
  expect(said(at + 60 * 24 * hour)).toMatch(/^Nov 22, 2026, 5:20 PM( UTC)?, 60 days old$/u);
});

it('tells the date of something dated in the future, and in a sentence also that a clock is or was wrong', () => {
  const now = at - 3 * hour;
  const plain = (said: string): string => said.replaceAll(/\s/gu, ' ').replace(' UTC', '');
  for (const said of [agoOf(at, now, 'utc'), ageOf(at, now, 'utc')]) {
    expect(plain(said)).toBe('Nov 22, 5:20 PM');
  }
  for (const said of [dateAndAge(at, now, 'utc'), showSince(at, now, 'utc')]) {
    expect(plain(said)).toBe('Nov 22, 5:20 PM (clock was or is wrong)');
  }
  // The time on screen advances in steps, and an answer may come between two.
  expect(agoOf(at, at - minute, 'utc')).toBe('just now');
});
