import {
  addressKey,
  comparedPart,
  isOfFixedLength,
  isPlainlyAddress,
  longestAddress,
} from '../../../shared/address';

/** Addresses that a file has somewhere, as they stand there: the first ones, and how many there are. */
export interface Strays {
  readonly addresses: readonly string[];
  readonly count: number;
}

/** Most that are named. */
const mostNamed = 200;

/** Fewer characters are no address by themselves. */
const shortest = 25;

/** Words as long as addresses, or pieces of longer ones: a word as long as a file would be too much for a pattern. */
const words = new RegExp(`[A-Za-z\\d]{${shortest},${longestAddress + 1}}`, 'gu');

/** What shape an address has, as far as that tells it from other long words; null for what is none. */
const shapeOf = (key: string): string | null => {
  // As long as the hash of a transaction.
  if (/^0x[\da-f]{64}$/u.test(key)) return '32 bytes';
  if (isOfFixedLength(key)) return 'fixed';
  if (isPlainlyAddress(key)) return 'base58';
  return comparedPart(key) !== null && key.length >= shortest ? `${key.length}` : null;
};

/** The addresses that were compared: by their keys, and as they were written, which nearly all words of a file are. */
export interface ComparedAddresses {
  readonly keys: ReadonlySet<string>;
  readonly written: ReadonlySet<string | null>;
}

/**
 * The addresses in the texts of a file that were not compared and that the account does not have: wherever they stand,
 * whoever wrote them may expect them. Those whose shape other words have, too, count only where a compared one has it.
 * Linear in the text.
 */
export const strayAddresses = (
  texts: Iterable<string>,
  { keys: compared, written }: ComparedAddresses,
  isKnown: (key: string) => boolean,
): Strays => {
  const shapes = new Set<string | null>(['fixed']);
  for (const key of compared) {
    const shape = shapeOf(key);
    if (shape !== null) shapes.add(shape);
  }
  const found = new Map<string, string>();
  const look = (text: string): void => {
    /** Where a word that is too long for an address goes on. */
    let goesOn = -1;
    for (const { 0: word, index } of text.matchAll(words)) {
      const end = index + word.length;
      const isPart = index === goesOn || word.length > longestAddress;
      goesOn = isPart ? end : -1;
      // Between colons stands the name of a network (CAIP-10).
      if (isPart || written.has(word) || (text[index - 1] === ':' && text[end] === ':')) continue;
      const key = addressKey(word);
      if (compared.has(key) || found.has(key)) continue;
      if (shapes.has(shapeOf(key)) && !isKnown(key)) found.set(key, word);
    }
  };
  for (const text of texts) look(text);
  return { addresses: [...found.values()].slice(0, mostNamed), count: found.size };
};
