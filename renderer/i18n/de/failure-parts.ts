import type { Failure } from '../../../shared/failure';
import { plural } from './plural';

/** "64 kB", "2 MB". */
export const kilobytes = (bytes: number): string =>
  bytes >= 1_048_576 ? `${Math.round(bytes / 1_048_576)} MB` : `${Math.round(bytes / 1024)} kB`;

/** "2 bytes", "64 kB", "2 MB". */
export const bytes = (count: number): string =>
  count < 1024 ? plural(count, 'Byte', 'Byte') : kilobytes(count);

/** Name of the service’s host for the middle of a sentence; without a known one, in the case that is needed. */
export const host = ({ host: name }: Failure, unnamed = 'dem Dienst'): string => name ?? unnamed;

export { duration } from '../failure-parts';
