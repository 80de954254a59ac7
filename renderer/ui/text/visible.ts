import { cutText, limitMarks, mostCombining, nameOf, unseen } from '../../../shared/unseen';

/** "ETH", "USDC_ERC20", "ERC-20": too short and too plain to be a name, an address or an identifier. */
const code = /^[A-Z][A-Z\d_-]{1,11}$/u;

/** Whether a value may be shown while values are hidden: it names an asset or a standard, and nobody's account. */
export const isCode = (text: string | null): text is string => text !== null && code.test(text);

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * UTF-16 units given to `Intl.Segmenter` at once. Each segment that it returns holds a copy of the whole text, so a
 * text of 1 MB at once would take gigabytes.
 */
const pieceLength = 256;

/** The characters of a text as people count them, in order. A character of more than 256 units comes in pieces. */
export const graphemesOf = function* (text: string): Generator<string> {
  let from = 0;
  while (from < text.length) {
    const piece = cutText(text.slice(from, from + pieceLength + 1), pieceLength);
    const isLast = from + piece.length === text.length;
    for (const { segment, index } of segments.segment(piece)) {
      // The last segment of a piece may go on in the next piece. It is left to that piece, unless it fills this one.
      const goesOn = !isLast && index > 0 && index + segment.length === piece.length;
      if (goesOn) break;
      yield segment;
      from += segment.length;
    }
  }
};

/** The text cut to at most `longest` UTF-16 units, at the end of a character as people count them. */
export const cutAt = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const from = Math.max(0, longest - pieceLength);
  const around = text.slice(from, longest + pieceLength);
  const start = segments.segment(around).containing(longest - from)?.index ?? 0;
  // A character longer than the part that was looked at is cut in the middle, so that some text is left.
  return start > 0 ? text.slice(0, from + start) : cutText(text, longest);
};

/** A stretch of text to show as it is, or the name of a character that could not be seen. */
export type Part = { readonly text: string } | { readonly mark: string };

/** Joiner and presentation selectors, which belong in an emoji and nowhere else. */
const emojiParts = new Set(['\u200d', '\ufe0e', '\ufe0f']);
const emojiBase = /[\p{Extended_Pictographic}\u20e3]/u;

/** `exact` is an address or identifier, in which a space is as odd as a character that cannot be seen. */
export type TextKind = 'prose' | 'exact';

/** Characters that become marks. */
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
 * Splits text of the service for display. Unseen characters, and spaces in exact texts, become marks. The text is cut
 * at `longest` units, never inside a character as people count them; `cut` says that there is more. The cost depends on
 * `longest`, not on the length of the text. Every mark becomes an element, so `longest` must be limited in the details,
 * too.
 */
export const visibleParts = (
  text: string,
  longest: number,
  kind: TextKind = 'prose',
): { readonly parts: readonly Part[]; readonly cut: boolean } => {
  const cut = text.length > longest;
  const shown = cutAt(text, longest);
  if (!needsCare[kind].test(shown)) return { parts: [{ text: shown }], cut };
  return { parts: split(limitMarks(shown), kind), cut };
};

/**
 * The same as plain text, for places without elements: `[U+202E]` in place of a mark, and "…" where the text is cut.
 */
export const visibleText = (text: string, longest: number): string => {
  const { parts, cut } = visibleParts(text, longest);
  const shown = parts.map((part) => ('text' in part ? part.text : `[${part.mark}]`)).join('');
  return cut ? `${shown}…` : shown;
};
