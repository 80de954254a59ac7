import {
  addressKey,
  comparedPart,
  isOfFixedLength,
  isPlainlyAddress,
  longestAddress,
} from '../../../shared/address';

/** Addresses found anywhere in a file, as they are written there: the first ones, and how many there are. */
interface Strays {
  readonly addresses: readonly string[];
  readonly count: number;
}

/** Most addresses that are listed. */
const mostNamed = 200;

/** Shortest word that is taken for an address, in characters. */
const shortest = 25;

/** Whole words as long as addresses. The lookbehind lets a match begin only at the first character of a word. */
const words = new RegExp(
  `(?<![A-Za-z\\d])[A-Za-z\\d]{${shortest},${longestAddress}}(?![A-Za-z\\d])`,
  'gu',
);

/** Shape of an address; null for a word that is none. Only `fixed` distinguishes addresses from other long words. */
const shapeOf = (key: string): string | null => {
  // The hash of a transaction has the same length.
  if (/^0x[\da-f]{64}$/u.test(key)) return '32 bytes';
  if (isOfFixedLength(key)) return 'fixed';
  if (isPlainlyAddress(key)) return 'base58';
  return comparedPart(key) !== null && key.length >= shortest ? `${key.length}` : null;
};

/** The addresses that were compared: by key, and as they were written. Nearly all words of a file are in `written`. */
interface ComparedAddresses {
  readonly keys: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;
  readonly written: ReadonlySet<string | null>;
}

/**
 * Finds the addresses in the texts of a file that were not compared and that the account does not have: whoever wrote
 * them, anywhere in the file, may expect them in the account. An address of a shape that other words have, too, counts
 * only if a compared address has that shape. Linear in the text.
 */
export const uncomparedAddresses = (
  texts: Iterable<string>,
  { keys: compared, written }: ComparedAddresses,
  isKnown: (key: string) => boolean,
): Strays => {
  let shapes: ReadonlySet<string | null> | undefined;
  const isOfShape = (key: string): boolean => {
    const shape = shapeOf(key);
    if (shape === 'fixed' || shape === null) return shape !== null;
    shapes ??= new Set(Array.from(compared.keys(), shapeOf));
    return shapes.has(shape);
  };
  const found = new Map<string, string>();
  const look = (text: string): void => {
    for (const { 0: word, index } of text.matchAll(words)) {
      // A word between colons is the name of a network (CAIP-10).
      const isNetwork = text[index - 1] === ':' && text[index + word.length] === ':';
      if (written.has(word) || isNetwork) continue;
      const key = addressKey(word);
      if (compared.has(key) || found.has(key)) continue;
      if (isOfShape(key) && !isKnown(key)) found.set(key, word);
    }
  };
  for (const text of texts) look(text);
  return { addresses: [...found.values()].slice(0, mostNamed), count: found.size };
};
