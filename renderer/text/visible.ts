import { calm, mostCombining, nameOf, unseen } from '../../shared/unseen';
import { cutAt, graphemesOf } from './graphemes';

/** A stretch of text to show as it is, or the name of a character that could not be seen. */
export type Part = { readonly text: string } | { readonly mark: string };

/** Joiner and presentation selectors, which belong in an emoji and nowhere else. */
const emojiParts = new Set(['\u200d', '\ufe0e', '\ufe0f']);
const emojiBase = /[\p{Extended_Pictographic}\u20e3]/u;

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
