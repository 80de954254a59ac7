import { plural } from './plural';

/** "95 Sekunden", "2 Minuten", "3 Stunden". */
export const span = (seconds: number): string => {
  if (seconds < 120) return plural(seconds, 'Sekunde', 'Sekunden');
  return seconds < 7200
    ? plural(Math.round(seconds / 60), 'Minute', 'Minuten')
    : plural(Math.round(seconds / 3600), 'Stunde', 'Stunden');
};

/** "Die Uhr dieses Computers geht 95 Sekunden vor". */
export const clockOff = (skewSeconds: number): string =>
  `Die Uhr dieses Computers geht ${span(Math.abs(skewSeconds))} ${skewSeconds > 0 ? 'vor' : 'nach'}`;
