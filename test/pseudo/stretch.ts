const accented: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'aàeéiìoöuûcçnñrŕsštŧyýAÀEÉIÌOÖUÛCÇNÑRŔSŠ'.matchAll(/(.)(.)/gu),
    ([, from = '', to = '']) => [from, to],
  ),
);

/** Fraction by which other languages are longer than English. */
const growth = 0.4;

/** Makes a word 40 % longer, rounded up, and replaces letters by accented ones that differ visibly from English. */
const stretchWord = (word: string): string => {
  const last = word.at(-1) ?? '';
  const letters = Array.from(word, (letter) => accented[letter] ?? letter).join('');
  return letters + last.toLowerCase().repeat(Math.ceil(word.length * growth));
};

/** Stretches all words of a text and adds brackets, which show where a text was cut off or joined. */
export const stretchText = (text: string): string =>
  `[${text.replaceAll(/\p{L}+/gu, (word) => stretchWord(word))}]`;

/** The longest part of a text without white space, in which no line can break. */
export const longestPiece = (text: string): string =>
  text.split(/\s+/u).reduce((longest, piece) => (piece.length > longest.length ? piece : longest));

/**
 * Returns a text that needs at least as much space as the German one: the German text itself if it is as long as the
 * stretched one, else the stretched text. If the longest unbreakable part of the German text is as long as that of the
 * stretched text, it replaces that part.
 */
const asLongAs = (german: string, stretched: string): string => {
  if (german.length + 2 >= stretched.length) return `[${german}]`;
  const [own, other] = [longestPiece(stretched), longestPiece(german)];
  return other.length < own.length ? stretched : stretched.replace(own, () => `[${other}]`);
};

/** Stretches a whole catalogue, including the results of its functions. No text needs less space than in German. */
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
