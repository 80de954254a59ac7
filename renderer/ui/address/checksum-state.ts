import { keccak_256 } from '@noble/hashes/sha3.js';
import { type Field, fieldText } from '../../../shared/account';
import type { ChecksumState } from '../../../shared/list-view';

/** How the addresses of an asset are written: `evm` is 0x and 40 hexadecimal digits, `other` anything else. */
export type AddressFormat = 'evm' | 'other';

/** The format of an asset's addresses: `evm` if they follow EIP-55. */
export const formatOf = (
  asset: Field,
  { evmAssets }: { readonly evmAssets: ReadonlySet<string> },
): AddressFormat => (evmAssets.has(fieldText(asset) ?? '') ? 'evm' : 'other');

/** "0X" does not count: EIP-55 has no such form. */
const evmAddress = /^0x[\da-fA-F]{40}$/u;
const oneCase = /^0x(?:[\da-f]*|[\dA-F]*)$/u;

/** The digit of the hash that decides the case of the letter at `index`: a byte's upper half, then its lower half. */
const nibble = (hash: Uint8Array, index: number): number => {
  const byte = hash[index >> 1] ?? 0;
  return index % 2 === 0 ? byte >> 4 : byte & 15;
};

/** The address with the capital letters of EIP-55; any other text is returned as it is. */
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
 * Checks the capital letters of an address; an empty text is `unchecked`. Computes the hash only where letters of both
 * cases are mixed.
 */
export const checksumState = (address: string, format: AddressFormat): ChecksumState => {
  if (format !== 'evm' || address === '') return 'unchecked';
  if (!evmAddress.test(address)) return 'malformed';
  if (oneCase.test(address)) return 'none';
  return withChecksum(address) === address ? 'valid' : 'mismatch';
};

/**
 * An address as it is shown and copied everywhere: as it came, or, if it came without a checksum, with the capitals of
 * EIP-55. Those change nothing, and can be checked by eye. A wrong checksum is left in sight.
 */
export const writtenAddress = (address: string, format: AddressFormat): string =>
  checksumState(address, format) === 'none' ? withChecksum(address) : address;
