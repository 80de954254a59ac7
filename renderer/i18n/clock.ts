import { catalogue } from './language';
import { plural } from './plural';

const span = (seconds: number): string => {
  if (seconds < 120) return plural(seconds, 'second', 'seconds');
  return seconds < 7200
    ? plural(Math.round(seconds / 60), 'minute', 'minutes')
    : plural(Math.round(seconds / 3600), 'hour', 'hours');
};

/** "The clock of this computer is 95 seconds ahead". */
export const clockOff = catalogue(
  'clockOff',
  (skewSeconds: number): string =>
    `The clock of this computer is ${span(Math.abs(skewSeconds))} ${skewSeconds > 0 ? 'ahead' : 'behind'}`,
);
