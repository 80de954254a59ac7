import { words } from '../../../i18n/window';
import { perLanguage } from '../../../i18n/language';
import { englishMonths } from './model/search-dates';
import { fold } from './model/fold';
import type { SearchLanguage } from './model/operators';

const utc = { timeZone: 'UTC' } as const;

/** Names of months alone and inside a date, which differ in some languages. */
const monthFormats = perLanguage((locale) =>
  (['long', 'short'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(locale, { month, ...utc }),
    new Intl.DateTimeFormat(locale, { month, day: 'numeric', ...utc }),
  ]),
);

const monthNames = (month: number): readonly string[] =>
  monthFormats().map((format) => {
    const parts = format.formatToParts(Date.UTC(2024, month, 1));
    const name = parts.find(({ type }) => type === 'month')?.value ?? '';
    return fold(name).replace(/\.$/u, '');
  });

/** The words that a search may use: those of the window's language, and English. */
export const searchLanguage = perLanguage((): SearchLanguage => {
  const { operators, states, checksums } = words.list.searching;
  const months = englishMonths.map((english, month) => [
    ...new Set([...monthNames(month), ...english]),
  ]);
  return { operators, states, checksums, months };
});
