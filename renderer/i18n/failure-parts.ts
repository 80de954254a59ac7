import type { Failure } from '../../shared/failure';

/** Name of the service's host, if it is known. */
export const host = ({ host: name }: Failure): string => name ?? 'the service';

/** "40 s", "5 min". */
export const duration = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
