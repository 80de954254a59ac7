import { readTime } from '../../../../../shared/times';

/** Whose days are meant. */
export type Zone = 'local' | 'utc';

const form =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?)?)?$/iu;

/** Years below 100 would be taken for those of the 20th century by the constructors. */
const inZone = {
  local: (
    year: number,
    month: number,
    day: number,
    ...clock: readonly [number, number, number, number]
  ) => {
    const date = new Date(2000, 0, 1, ...clock);
    return date.setFullYear(year, month - 1, day);
  },
  utc: (
    year: number,
    month: number,
    day: number,
    ...clock: readonly [number, number, number, number]
  ) => {
    const date = new Date(Date.UTC(2000, 0, 1, ...clock));
    return date.setUTCFullYear(year, month - 1, day);
  },
};

/**
 * The beginning of a year, month or day as "2024", "2024-03" or "2024-03-31", or a moment in any way in which the
 * service may write one, in milliseconds since the epoch. One without a zone is of `zone`: whoever searches means their
 * own. NaN for anything else and for days that do not exist.
 */
export const readDay = (text: string, zone: Zone): number => {
  const { time } = readTime(text);
  const parts = form.exec(text);
  if (!Number.isNaN(time) || !parts) return time;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part: string | undefined) => (part === undefined ? undefined : Number(part)));
  const milliseconds = Math.floor(Number(`0.${parts[7] ?? '0'}`) * 1000);
  const daysInMonth = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth;
  if (!exists || hour > 23 || minute > 59 || second > 59) return NaN;
  return inZone[zone](year, month, day, hour, minute, second, milliseconds);
};
