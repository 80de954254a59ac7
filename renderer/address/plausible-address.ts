import type { ChecksumState } from '../../shared/list-view';
import type { AddressFormat } from './checksum-state';

/** Every well-known form is made of these, has a digit, and is at least as long as the shortest of Bitcoin. */
const otherShape = /^(?=.*\d)[A-Za-z\d:._-]{20,128}$/u;

/**
 * Whether a text may go out as a QR code: somebody will send money there. Of an asset whose format is known it must be
 * right; of another it must at least look like an address.
 */
export const isPlausibleAddress = (
  text: string,
  format: AddressFormat,
  state: ChecksumState,
): boolean => (format === 'evm' ? state === 'valid' || state === 'none' : otherShape.test(text));
