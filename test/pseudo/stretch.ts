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

/** A whole catalogue, with what its functions answer. */
export const stretch = <Words>(words: Words): Words => {
  if (typeof words === 'string') return stretchText(words) as Words;
  if (typeof words === 'function') {
    const say = words as unknown as (...given: readonly unknown[]) => unknown;
    return ((...given: readonly unknown[]) => stretch(say(...given))) as Words;
  }
  if (Array.isArray(words)) return words.map((part: unknown) => stretch(part)) as Words;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, part]) => [name, stretch(part) as unknown]),
  ) as Words;
};
