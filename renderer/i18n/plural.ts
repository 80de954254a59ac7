import type { ListName } from '../../shared/account';
import { catalogue } from './language';

/** Makes "1 wallet", "1,204 wallets" of a count and the two forms that English and German have. */
export const pluralIn = (language: string) => {
  const rules = new Intl.PluralRules(language);
  const integer = new Intl.NumberFormat(language);
  return (count: number, one: string, other: string): string =>
    `${integer.format(count)} ${rules.select(count) === 'one' ? one : other}`;
};

/** Makes "212 bytes", "65.5 kB", "12.4 MB" of a count of bytes. 1 kB is 1000 bytes, as file managers count. */
export const sizeIn = (language: string, one: string, other: string) => {
  const plural = pluralIn(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (bytes: number): string => {
    if (bytes < 1000) return plural(bytes, one, other);
    return bytes < 1_000_000
      ? `${number.format(bytes / 1000)} kB`
      : `${number.format(bytes / 1_000_000)} MB`;
  };
};

/** Makes "Latin, Cyrillic" of the codes of scripts (ISO 15924); `other` is what those without one are called. */
export const scriptsIn = (language: string, other: string) => {
  // What a language has no name of its own for is called as in English.
  const [names, english] = [language, 'en'].map(
    (one) => new Intl.DisplayNames(one, { type: 'script', fallback: 'none' }),
  );
  const nameOf = (code: string): string => names?.of(code) ?? english?.of(code) ?? code;
  return (codes: readonly string[]): string =>
    codes.map((code) => (code === 'other' ? other : nameOf(code))).join(', ');
};

/** "1 wallet", "1,204 wallets". */
export const plural = pluralIn('en');

/** "1 wallet", "1,204 contracts". */
export const records: Readonly<Record<ListName, (count: number) => string>> = {
  wallets: (count) => plural(count, 'wallet', 'wallets'),
  contracts: (count) => plural(count, 'contract', 'contracts'),
};

/** "212 bytes", "65.5 kB", "12.4 MB". */
export const size = sizeIn('en', 'byte', 'bytes');

/** Numbers as English writes them. */
export const integer = new Intl.NumberFormat('en');

/** "95 seconds", "2 minutes", "3 hours", "400 days". */
export const span = (seconds: number): string => {
  if (seconds < 120) return plural(seconds, 'second', 'seconds');
  if (seconds < 7200) return plural(Math.round(seconds / 60), 'minute', 'minutes');
  return seconds < 172_800
    ? plural(Math.round(seconds / 3600), 'hour', 'hours')
    : plural(Math.round(seconds / 86_400), 'day', 'days');
};

/** "The clock of this computer is 95 seconds ahead". */
export const clockOff = catalogue(
  'clockOff',
  (skewSeconds: number): string =>
    `The clock of this computer is ${span(Math.abs(skewSeconds))} ${skewSeconds > 0 ? 'ahead' : 'behind'}`,
);

/** Seconds to wait: "40 s", "5 min". Rounded up, so that nobody comes back too early. */
export const shortWait = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Seconds of a pause: below an hour as a clock counts them down, "00:42"; above in the words of a language, "2 hours". */
export const pauseOf = (seconds: number, inWords: (seconds: number) => string): string =>
  seconds < 3600
    ? `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
    : inWords(seconds);
