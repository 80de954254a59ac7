import { readableAddress } from '../../../shared/address';
import type { ChecksumState } from '../../../shared/list-view';
import { nameOf, unseen } from '../../../shared/unseen';
import type { AddressDoubts, SimilarRecord, OddCharacter } from '../../store/pending-copy';
import { type AddressFormat, checksumState, writtenAddress } from './checksum-state';

/**
 * Well-known formats use only these characters, have a digit, and are as long as the shortest Bitcoin address or
 * longer.
 */
const otherShape = /^(?=.*\d)[A-Za-z\d:._-]{20,128}$/u;

/**
 * Whether a text may be shown as a QR code: somebody will send money there. If the asset's format is known, the address
 * must be correct; if not, it must at least look like an address.
 */
export const isPlausibleAddress = (
  text: string,
  format: AddressFormat,
  state: ChecksumState,
): boolean => (format === 'evm' ? state === 'valid' || state === 'none' : otherShape.test(text));

/** Anything but visible ASCII. */
const odd = /[^\x21-\x7e]/u;

/** Whether a text has a character that no address has. */
export const isOdd = (text: string): boolean => odd.test(text);

/** Kinds of odd characters that are named. */
const mostNamed = 8;

/** UTF-16 units that are searched, from the first odd character on: an address may be a megabyte long. */
const longestLooked = 2000;

const kindOf = (character: string): OddCharacter['kind'] =>
  /\s/u.test(character) ? 'space' : unseen.test(character) ? 'unseen' : 'foreign';

/** The characters of a text that no address has, in the order in which they occur. */
export const oddCharacters = (text: string): readonly OddCharacter[] => {
  if (!isOdd(text)) return [];
  const from = text.search(odd);
  const found = new Map<string, number>();
  for (const character of text.slice(from, from + longestLooked)) {
    if (isOdd(character)) found.set(character, (found.get(character) ?? 0) + 1);
  }
  return Array.from(found, ([character, count]) => ({
    code: nameOf(character),
    kind: kindOf(character),
    count,
  })).slice(0, mostNamed);
};

/**
 * The address without its hidden characters, if that is a plausible address; null where nothing is hidden, or where
 * letters would have to change.
 */
const withoutHidden = (address: string, format: AddressFormat): string | null => {
  const plain = readableAddress(address);
  if (plain === address || isOdd(plain) || /[\uff01-\uff5e]/u.test(address)) return null;
  const state = checksumState(plain, format);
  return isPlausibleAddress(plain, format, state) ? writtenAddress(plain, format) : null;
};

/**
 * What speaks against copying an address. Its capitals are judged without spaces and hidden characters: a space at the
 * end of an address does not make a wrong checksum right. `similar` are what it may be mistaken for; `isOwn` says
 * whether it is the address of a record itself.
 */
export const doubtsOf = (
  address: string,
  format: AddressFormat,
  similar: readonly SimilarRecord[],
  isOwn: boolean,
): AddressDoubts => {
  const readable = readableAddress(address);
  const state = checksumState(readable, format);
  return {
    capitals: state === 'mismatch',
    // Odd characters are listed in `odd`.
    malformed: isOwn && state === 'malformed' && !isOdd(readable),
    odd: oddCharacters(address),
    without: withoutHidden(address, format),
    similar,
  };
};
