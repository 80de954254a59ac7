import { normalized } from './stream-safe';

/**
 * Characters that show nothing or reorder what is around them: controls, formats (bidi, zero width, tags),
 * line and paragraph separators, private use, lone surrogates, everything that fonts may ignore (fillers,
 * variation selectors) and the blank Braille pattern (UTS #39).
 */
export const unseen =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Most marks stacked on one letter; more would paint over the neighbouring rows. */
export const mostCombining = 4;

const pile = new RegExp(`(\\p{M}{${mostCombining}})\\p{M}+`, 'gu');

/** A text without the marks that are piled up higher than that. */
export const calm = (text: string): string => text.replace(pile, '$1');

/** What stands in place of a character that could not be seen, such as `U+202E`. */
export const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Finds each of them in a text. */
export const everyUnseen = new RegExp(unseen.source, 'gu');

/** A text without what cannot be seen in it: for comparing what people see, never for showing. */
export const withoutUnseen = (text: string): string => text.replace(everyUnseen, '');

/** Has nothing but spaces and capitals to be put right: visible ASCII without the backtick, which is read as an apostrophe. */
const plainName = /^[\x20-\x5f\x61-\x7e]*$/u;

/**
 * A name as people take it in, for comparing: capitals, forms of letters, kinds of spaces, dashes and quotation marks
 * aside, and without what cannot be seen. Names that are read alike are equal.
 */
export const readName = (name: string): string => {
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

/** A text as one plain line in which nothing is hidden: unseen characters named, cut at so many UTF-16 units. */
export const plainLine = (text: string, longest: number): string => {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return calm(shown).replace(everyUnseen, (character) => `[${nameOf(character)}]`);
};
