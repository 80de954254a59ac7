const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Units segmented at once. Every segment carries a copy of the text it was found in, so that a text of 1 MB in
 * one go takes gigabytes.
 */
const window = 256;

const halfAtEnd = /[\ud800-\udbff]$/u;

/** `length` units of a text, one less where that would halve a character. */
const cleanSlice = (text: string, from: number, length: number): string =>
  from + length < text.length
    ? text.slice(from, from + length).replace(halfAtEnd, '')
    : text.slice(from);

/** The characters of a text as people count them, in order; one of more than 256 units comes in pieces. */
export const graphemesOf = function* (text: string): Generator<string> {
  let from = 0;
  while (from < text.length) {
    const piece = cleanSlice(text, from, window);
    const isLast = from + piece.length === text.length;
    for (const { segment, index } of segments.segment(piece)) {
      // The last one of a piece may go on behind it: it is left to the next piece, unless it fills this one.
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
  const from = Math.max(0, longest - window);
  const around = text.slice(from, longest + window);
  const start = segments.segment(around).containing(longest - from)?.index ?? 0;
  // One character longer than what was looked at is cut all the same, so that something is left of it.
  return start > 0 ? text.slice(0, from + start) : cleanSlice(text, 0, longest);
};
