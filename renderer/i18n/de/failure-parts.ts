import type { Failure } from '../../../shared/failure';

/** Name of the service’s host for the middle of a sentence; without a known one, in the case that is needed. */
export const host = ({ host: name }: Failure, unnamed = 'dem Dienst'): string => name ?? unnamed;

export { duration } from '../failure-parts';
