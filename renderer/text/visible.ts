/** A stretch of text to show as it is, or the name of a character that could not be seen. */
export type Part = { readonly text: string } | { readonly mark: string };

/**
 * Characters that show nothing or reorder what is around them: controls, formats (bidi, zero width, tags),
 * line and paragraph separators, private use, lone surrogates, everything that fonts may ignore (fillers,
 * variation selectors) and the blank Braille pattern (UTS #39).
 */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Joiner and presentation selectors, which belong in an emoji and nowhere else. */
const emojiParts = new Set(['\u200d', '\ufe0e', '\ufe0f']);
const emojiBase = /[\p{Extended_Pictographic}\u20e3]/u;

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const splitGrapheme = (grapheme: string): readonly Part[] => {
  if (!unseen.test(grapheme)) return [{ text: grapheme }];
  return Array.from(grapheme).map((character) => {
    const belongs = emojiParts.has(character) && emojiBase.test(grapheme);
    return unseen.test(character) && !belongs ? { mark: nameOf(character) } : { text: character };
  });
};

const merge = (parts: readonly Part[]): readonly Part[] => {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last && 'text' in last && 'text' in part) {
      merged[merged.length - 1] = { text: last.text + part.text };
    } else {
      merged.push(part);
    }
  }
  return merged;
};

/** Most marks stacked on one letter; more would paint over the neighbouring rows. */
const mostCombining = 4;

const calm = (text: string): string =>
  text.replace(new RegExp(`(\\p{M}{${mostCombining}})\\p{M}+`, 'gu'), '$1');

const needsCare = new RegExp(`${unseen.source}|\\p{M}{${mostCombining + 1}}`, 'u');

/** Longest text shown in a row, in UTF-16 units; the details show all of it. */
export const rowLength = 300;

/**
 * Splits text of the service for display: unseen characters become marks, and it is cut at `longest` units,
 * never inside a character. `cut` tells that there is more.
 */
export const visibleParts = (
  text: string,
  longest: number,
): { readonly parts: readonly Part[]; readonly cut: boolean } => {
  const cut = text.length > longest;
  const shown = cut ? text.slice(0, longest).replace(/[\ud800-\udbff]$/u, '') : text;
  if (!needsCare.test(shown)) return { parts: [{ text: shown }], cut };
  const graphemes = [...segments.segment(calm(shown))];
  return { parts: merge(graphemes.flatMap(({ segment }) => splitGrapheme(segment))), cut };
};
