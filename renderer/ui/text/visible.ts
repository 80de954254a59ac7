import { calm, mostCombining, nameOf, unseen } from '../../../shared/unseen';
import { cutAt, graphemesOf } from './graphemes';

/** A stretch of text to show as it is, or the name of a character that could not be seen. */
export type Part = { readonly text: string } | { readonly mark: string };

/** Joiner and presentation selectors, which belong in an emoji and nowhere else. */
const emojiParts = new Set(['\u200d', '\ufe0e', '\ufe0f']);
const emojiBase = /[\p{Extended_Pictographic}\u20e3]/u;

/** In an address or identifier (`exact`), a space is as odd as what shows nothing. */
export type TextKind = 'prose' | 'exact';

/** What becomes a mark. */
const marked = { prose: unseen, exact: new RegExp(`\\s|${unseen.source}`, 'u') };

const splitGrapheme = (grapheme: string, kind: TextKind): readonly Part[] => {
  if (!marked[kind].test(grapheme)) return [{ text: grapheme }];
  return Array.from(grapheme).map((character) => {
    const belongs = emojiParts.has(character) && emojiBase.test(grapheme);
    return marked[kind].test(character) && !belongs
      ? { mark: nameOf(character) }
      : { text: character };
  });
};

const split = (text: string, kind: TextKind): readonly Part[] => {
  const parts: Part[] = [];
  let plain = '';
  for (const grapheme of graphemesOf(text)) {
    for (const part of splitGrapheme(grapheme, kind)) {
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

const careFor = (kind: TextKind): RegExp =>
  new RegExp(`${marked[kind].source}|\\p{M}{${mostCombining + 1}}`, 'u');
const needsCare = { prose: careFor('prose'), exact: careFor('exact') };

/** Longest text shown in a row, in UTF-16 units; the details show more. */
export const rowLength = 300;

/**
 * Splits text of the service for display: unseen characters, and spaces in exact texts, become marks, and it is cut at `longest` units,
 * never inside a character as people count them. `cut` tells that there is more. The cost is that of `longest`,
 * not of the text; every mark becomes an element, so even details should ask for some thousand units only.
 */
export const visibleParts = (
  text: string,
  longest: number,
  kind: TextKind = 'prose',
): { readonly parts: readonly Part[]; readonly cut: boolean } => {
  const cut = text.length > longest;
  const shown = cutAt(text, longest);
  if (!needsCare[kind].test(shown)) return { parts: [{ text: shown }], cut };
  return { parts: split(calm(shown), kind), cut };
};
