import { keccak_256 } from '@noble/hashes/sha3.js';
import { type Field, fieldText } from '../../../shared/account';
import type { ChecksumState } from '../../../shared/list-view';

/** How the addresses of an asset are written: `evm` is 0x and 40 hexadecimal digits, `other` anything else. */
export type AddressFormat = 'evm' | 'other';

/** Whether addresses of that asset follow EIP-55. */
export const formatOf = (
  asset: Field,
  { evmAssets }: { readonly evmAssets: ReadonlySet<string> },
): AddressFormat => (evmAssets.has(fieldText(asset) ?? '') ? 'evm' : 'other');

/** "0X" does not count: EIP-55 has no such form. */
const evmAddress = /^0x[\da-fA-F]{40}$/u;
const oneCase = /^0x(?:[\da-f]*|[\dA-F]*)$/u;

/** The digit of the hash that decides over the letter at `index`: the upper half of a byte, then its lower half. */
const nibble = (hash: Uint8Array, index: number): number => {
  const byte = hash[index >> 1] ?? 0;
  return index % 2 === 0 ? byte >> 4 : byte & 15;
};

/** The address with the capital letters of EIP-55; any other text comes back as it is. */
export const withChecksum = (address: string): string => {
  if (!evmAddress.test(address)) return address;
  const digits = address.slice(2).toLowerCase();
  const hash = keccak_256(Uint8Array.from(digits, (digit) => digit.charCodeAt(0)));
  const cased = Array.from(digits, (digit, index) =>
    nibble(hash, index) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
};

/**
 * Judges the capital letters of an address; of a text without a character there is nothing to judge. Hashes only where
 * letters of both cases are mixed.
 */
export const checksumState = (address: string, format: AddressFormat): ChecksumState => {
  if (format !== 'evm' || address === '') return 'unchecked';
  if (!evmAddress.test(address)) return 'malformed';
  if (oneCase.test(address)) return 'none';
  return withChecksum(address) === address ? 'valid' : 'mismatch';
};

/**
 * How an address is written, wherever it is shown and copied: as it came, but for one without a checksum, which gets the
 * capitals of EIP-55. They change nothing and can be checked by eye; wrong ones stay to be seen.
 */
export const writtenAddress = (address: string, format: AddressFormat): string =>
  checksumState(address, format) === 'none' ? withChecksum(address) : address;
