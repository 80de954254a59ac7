import type { Failure } from '../../../shared/failure';

/** "64 kB", "2 MB". */
export const kilobytes = (bytes: number): string =>
  bytes >= 1_048_576 ? `${Math.round(bytes / 1_048_576)} MB` : `${Math.round(bytes / 1024)} kB`;

/** Name of the service's host, if it is known. */
export const host = ({ host: name }: Failure): string => name ?? 'the service';
