import type { Failure } from '../../shared/failure';
import { plural } from './plural';

/** "64 kB", "2 MB". */
export const kilobytes = (bytes: number): string =>
  bytes >= 1_048_576 ? `${Math.round(bytes / 1_048_576)} MB` : `${Math.round(bytes / 1024)} kB`;

/** "2 bytes", "64 kB", "2 MB". */
export const bytes = (count: number): string =>
  count < 1024 ? plural(count, 'byte', 'bytes') : kilobytes(count);

/** Name of the service's host, if it is known. */
export const host = ({ host: name }: Failure): string => name ?? 'the service';

/** "40 s", "5 min". */
export const duration = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
