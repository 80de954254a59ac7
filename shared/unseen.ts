import { normalized } from './stream-safe';

/**
 * Characters that show nothing, or reorder the text around them: control and format characters (bidi, zero width,
 * tags), line and paragraph separators, private use, lone surrogates, default ignorable characters (fillers, variation
 * selectors) and the blank Braille pattern (UTS #39).
 */
export const unseen =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Most combining marks shown on one letter. More would cover the neighbouring rows. */
export const mostCombining = 4;

const pile = new RegExp(`(\\p{M}{${mostCombining}})\\p{M}+`, 'gu');

/** Removes the marks of a letter beyond `mostCombining`. */
export const limitMarks = (text: string): string => text.replace(pile, '$1');

/** Code point of a character, such as `U+202E`, shown in place of an invisible one. */
export const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** `unseen` with the global flag, for replacing. */
export const everyUnseen = new RegExp(unseen.source, 'gu');

/** Removes invisible characters. For comparing what people see, never for display. */
export const withoutUnseen = (text: string): string => text.replace(everyUnseen, '');

/** Names that need no normalization except of spaces and case: ASCII without the backtick, which becomes `'`. */
const plainName = /^[\x20-\x5f\x61-\x7e]*$/u;

/**
 * Normalizes a name for comparing names as people read them: ignores case, letter forms, invisible characters, and the
 * kinds of spaces, dashes and quotation marks.
 */
export const comparableName = (name: string): string => {
  if (plainName.test(name)) return name.toLowerCase().replace(/ {2,}/gu, ' ').trim();
  return normalized(withoutUnseen(name.replace(/\s+/gu, ' ')), 'NFKC')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[\u2018-\u201b\u2032`\u00b4]/gu, "'")
    .replace(/[\u201c-\u201f\u2033]/gu, '"')
    .toLowerCase()
    .replace(/\u00df/gu, 'ss')
    .replace(/\s+/gu, ' ')
    .trim();
};

const halfAtEnd = /[\ud800-\udbff]$/u;

/** The first `longest` UTF-16 units of a text, or one less where a surrogate pair would be cut in half. */
export const cutText = (text: string, longest: number): string =>
  text.length > longest ? text.slice(0, longest).replace(halfAtEnd, '') : text;

/** A text cut to `longest` UTF-16 units, with its invisible characters replaced by their code points. */
export const plainLine = (text: string, longest: number): string => {
  const shown = text.length > longest ? `${cutText(text, longest)}…` : text;
  return limitMarks(shown).replace(everyUnseen, (character) => `[${nameOf(character)}]`);
};
