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

const everyUnseen = new RegExp(unseen.source, 'gu');

/** A text without what cannot be seen in it: for comparing what people see, never for showing. */
export const withoutUnseen = (text: string): string => text.replace(everyUnseen, '');

/** A text as one plain line in which nothing is hidden: unseen characters named, cut at so many UTF-16 units. */
export const plainLine = (text: string, longest: number): string => {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return calm(shown).replace(everyUnseen, (character) => `[${nameOf(character)}]`);
};
