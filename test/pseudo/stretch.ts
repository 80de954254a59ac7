const accented: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'aàeéiìoöuûcçnñrŕsštŧyýAÀEÉIÌOÖUÛCÇNÑRŔSŠ'.matchAll(/(.)(.)/gu),
    ([, from = '', to = '']) => [from, to],
  ),
);

/** How much longer than English other languages are. */
const growth = 0.4;

/** A word that is 40 % longer, rounded up, in letters that nobody takes for the English ones. */
const stretchWord = (word: string): string => {
  const last = word.at(-1) ?? '';
  const letters = Array.from(word, (letter) => accented[letter] ?? letter).join('');
  return letters + last.toLowerCase().repeat(Math.ceil(word.length * growth));
};

/** English as a language of long words, in brackets that show where a text was cut off or put together. */
export const stretchText = (text: string): string =>
  `[${text.replaceAll(/\p{L}+/gu, (word) => stretchWord(word))}]`;

/** The longest piece of a text that no line can be broken in. */
export const longestPiece = (text: string): string =>
  text.split(/\s+/u).reduce((longest, piece) => (piece.length > longest.length ? piece : longest));

/**
 * The stretched text, or what German needs more room for: all of its text where that is as long, else its longest piece
 * in the place of the own one.
 */
const asLongAs = (german: string, stretched: string): string => {
  if (german.length + 2 >= stretched.length) return `[${german}]`;
  const [own, other] = [longestPiece(stretched), longestPiece(german)];
  return other.length < own.length ? stretched : stretched.replace(own, () => `[${other}]`);
};

/** A whole catalogue, with what its functions answer, in which no text takes less room than in the German one. */
export const stretch = <Words>(words: Words, german: unknown): Words => {
  if (typeof words === 'string') return asLongAs(String(german), stretchText(words)) as Words;
  if (typeof words === 'function') {
    const [say, sayInGerman] = [words, german] as ((...given: readonly unknown[]) => unknown)[];
    return ((...given: readonly unknown[]) =>
      stretch(say?.(...given), sayInGerman?.(...given))) as Words;
  }
  if (typeof words !== 'object' || words === null) return words;
  const inGerman = new Map(Object.entries(german as object));
  const parts = Object.entries(words).map(([name, part]) => [
    name,
    stretch(part as unknown, inGerman.get(name)),
  ]);
  return (
    Array.isArray(words) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
  ) as Words;
};
