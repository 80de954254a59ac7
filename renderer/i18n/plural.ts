import type { ListName } from '../../shared/account';
import { catalogue } from './language';

/** Returns a function that writes a count with its noun: "1 wallet", "1,204 wallets". Handles two plural forms only. */
export const pluralIn = (language: string) => {
  const rules = new Intl.PluralRules(language);
  const integer = new Intl.NumberFormat(language);
  return (count: number, one: string, other: string): string =>
    `${integer.format(count)} ${rules.select(count) === 'one' ? one : other}`;
};

/** Returns a function that writes sizes: "212 bytes", "65.5 kB", "12.4 MB". 1 kB is 1000 bytes, as in file managers. */
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

/** Returns a function that writes durations: "412 ms", "6.2 s". */
export const durationIn = (language: string, space: string) => {
  const integer = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  return (milliseconds: number): string =>
    milliseconds < 1000
      ? `${integer.format(milliseconds)}${space}ms`
      : `${tenths.format(milliseconds / 1000)}${space}s`;
};

/** Returns a function that writes script codes (ISO 15924) as "Latin, Cyrillic"; the code `other` as the given text. */
export const scriptsIn = (language: string, other: string) => {
  // A script without a name in the language gets its English name.
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

/** "412 ms", "6.2 s". */
export const duration = durationIn('en', ' ');

/** English number format. */
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
    `This computer’s clock is ${span(Math.abs(skewSeconds))} ${skewSeconds > 0 ? 'ahead' : 'behind'}`,
);

/** Time to wait: "40 s", "5 min". Rounded up, so that the user does not come back too early. */
export const shortWait = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Length of a pause: below an hour as a countdown, "00:42"; above in words, "2 hours". */
export const pauseOf = (seconds: number, inWords: (seconds: number) => string): string =>
  seconds < 3600
    ? `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
    : inWords(seconds);
