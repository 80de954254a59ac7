import {
  addressKey,
  comparedPart,
  isOfFixedLength,
  isPlainlyAddress,
  longestAddress,
} from '../../../shared/address';

/** Addresses that a file has somewhere, as they stand there: the first ones, and how many there are. */
interface Strays {
  readonly addresses: readonly string[];
  readonly count: number;
}

/** Most that are named. */
const mostNamed = 200;

/** Fewer characters are no address by themselves. */
const shortest = 25;

/** Words as long as addresses, each found at its first letter alone. */
const words = new RegExp(
  `(?<![A-Za-z\\d])[A-Za-z\\d]{${shortest},${longestAddress}}(?![A-Za-z\\d])`,
  'gu',
);

/** What shape an address has, as far as that tells it from other long words; null for what is none. */
const shapeOf = (key: string): string | null => {
  // As long as the hash of a transaction.
  if (/^0x[\da-f]{64}$/u.test(key)) return '32 bytes';
  if (isOfFixedLength(key)) return 'fixed';
  if (isPlainlyAddress(key)) return 'base58';
  return comparedPart(key) !== null && key.length >= shortest ? `${key.length}` : null;
};

/** The addresses that were compared: by their keys, and as they were written, which nearly all words of a file are. */
interface ComparedAddresses {
  readonly keys: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;
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
      // Between colons stands the name of a network (CAIP-10).
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
