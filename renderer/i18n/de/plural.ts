import type { ListName } from '../../../shared/account';
import { durationIn, pluralIn, sizeIn } from '../plural';

/** "1 Wallet", "1.204 Wallets". */
export const plural = pluralIn('de');

/** "1 Wallet", "1.204 Contracts". */
export const records: Readonly<Record<ListName, (count: number) => string>> = {
  wallets: (count) => plural(count, 'Wallet', 'Wallets'),
  contracts: (count) => plural(count, 'Contract', 'Contracts'),
};

const sizeWithSpace = sizeIn('de', 'Byte', 'Byte');

/** "212 Byte", "65,5 kB", "12,4 MB", with a no-break space before the unit. */
export const size = (bytes: number): string => sizeWithSpace(bytes).replace(' ', '\u00a0');

/** "412 ms", "6,2 s", with a no-break space before the unit. */
export const duration = durationIn('de', '\u00a0');

/** German number format. */
export const integer = new Intl.NumberFormat('de');

/** "95 Sekunden", "2 Minuten", "3 Stunden", "400 Tage". */
export const span = (seconds: number): string => {
  if (seconds < 120) return plural(seconds, 'Sekunde', 'Sekunden');
  if (seconds < 7200) return plural(Math.round(seconds / 60), 'Minute', 'Minuten');
  return seconds < 172_800
    ? plural(Math.round(seconds / 3600), 'Stunde', 'Stunden')
    : plural(Math.round(seconds / 86_400), 'Tag', 'Tage');
};

/** "40 s", "5 Min."; rounded up, so that the user does not come back too early. */
export const shortWait = (seconds: number): string =>
  seconds < 120 ? `${seconds}\u00a0s` : `${Math.ceil(seconds / 60)}\u00a0Min.`;

/** "Die Uhr dieses Computers geht 95 Sekunden vor". */
export const clockOff = (skewSeconds: number): string =>
  `Die Uhr dieses Computers geht ${span(Math.abs(skewSeconds))} ${skewSeconds > 0 ? 'vor' : 'nach'}`;
