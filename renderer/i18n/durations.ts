import { catalogue } from './language';
import { plural } from './plural';

/** "95 seconds", "2 minutes", "3 hours". */
export const span = (seconds: number): string => {
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

/** Seconds to wait, in any language: "40 s", "5 min". Rounded up, so that nobody comes back too early. */
export const shortWait = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Seconds as a clock shows them, in any language: "00:42", "1:00:00". */
export const countdown = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
};
