const beyondAscii = /[^\0-\x7f]/u;

/** Whether lower-casing is all that folding such a text takes. */
export const isAscii = (text: string): boolean => !beyondAscii.test(text);

/**
 * The text as searches compare it: lower-cased, composed (NFC), and with one sigma, because which of the two a
 * letter becomes depends on what follows it. Folding a joined text is joining the folded ones, if joined by "\n".
 */
export const fold = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : text.toLowerCase().normalize('NFC').replaceAll('ς', 'σ');

/** Characters that folding turns into ASCII (U+037E and U+1FEF) make these two. */
const madeByFolding = /[;`]/u;

/**
 * Tests whether texts contain `word`, which is folded, when folded themselves. For most words it folds only texts
 * that contain the word when lower-cased: composing takes letters away from ASCII, and adds none but those two.
 */
export const containing = (word: string): ((text: string) => boolean) => {
  const isPlain = isAscii(word) && !madeByFolding.test(word);
  return isPlain
    ? (text) => text.toLowerCase().includes(word) && fold(text).includes(word)
    : (text) => fold(text).includes(word);
};
