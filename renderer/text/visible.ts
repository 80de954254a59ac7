import { cutAt, graphemesOf } from './graphemes';

/** A stretch of text to show as it is, or the name of a character that could not be seen. */
export type Part = { readonly text: string } | { readonly mark: string };

/**
 * Characters that show nothing or reorder what is around them: controls, formats (bidi, zero width, tags),
 * line and paragraph separators, private use, lone surrogates, everything that fonts may ignore (fillers,
 * variation selectors) and the blank Braille pattern (UTS #39).
 */
export const unseen =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Joiner and presentation selectors, which belong in an emoji and nowhere else. */
const emojiParts = new Set(['\u200d', '\ufe0e', '\ufe0f']);
const emojiBase = /[\p{Extended_Pictographic}\u20e3]/u;

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const splitGrapheme = (grapheme: string): readonly Part[] => {
  if (!unseen.test(grapheme)) return [{ text: grapheme }];
  return Array.from(grapheme).map((character) => {
    const belongs = emojiParts.has(character) && emojiBase.test(grapheme);
    return unseen.test(character) && !belongs ? { mark: nameOf(character) } : { text: character };
  });
};

const split = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  let plain = '';
  for (const grapheme of graphemesOf(text)) {
    for (const part of splitGrapheme(grapheme)) {
      if ('text' in part) {
        plain += part.text;
        continue;
      }
      if (plain !== '') parts.push({ text: plain });
      plain = '';
      parts.push(part);
    }
  }
  return plain === '' ? parts : [...parts, { text: plain }];
};

/** Most marks stacked on one letter; more would paint over the neighbouring rows. */
const mostCombining = 4;

const pile = new RegExp(`(\\p{M}{${mostCombining}})\\p{M}+`, 'gu');
const calm = (text: string): string => text.replace(pile, '$1');

const needsCare = new RegExp(`${unseen.source}|\\p{M}{${mostCombining + 1}}`, 'u');

/** Longest text shown in a row, in UTF-16 units; the details show more. */
export const rowLength = 300;

/**
 * Splits text of the service for display: unseen characters become marks, and it is cut at `longest` units,
 * never inside a character as people count them. `cut` tells that there is more. The cost is that of `longest`,
 * not of the text; every mark becomes an element, so even details should ask for some thousand units only.
 */
export const visibleParts = (
  text: string,
  longest: number,
): { readonly parts: readonly Part[]; readonly cut: boolean } => {
  const cut = text.length > longest;
  const shown = cutAt(text, longest);
  if (!needsCare.test(shown)) return { parts: [{ text: shown }], cut };
  return { parts: split(calm(shown)), cut };
};
