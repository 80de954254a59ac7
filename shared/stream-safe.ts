/** A mark, or one of the two signs of half-width katakana that are no marks themselves and become some. */
const mark = '[\\p{M}\\uff9e\\uff9f]';

/** Most marks on one letter in the stream-safe text format (UAX #15): more than any language has. */
const mostMarks = 30;

/**
 * A pile, first as many marks as may stay. What follows these comes in pieces, because of each match the regular expression
 * keeps every mark in mind. None is looked at from where a pile goes on, so that piles of just 30 take no longer.
 */
const pile = new RegExp(`((?<!${mark})${mark}{1,${mostMarks}})|${mark}{1,1000}`, 'gu');

/** Nearly no text has one: looking for it takes a third of the time. */
const tooHigh = new RegExp(`${mark}{${mostMarks + 1}}`, 'u');

/**
 * A text in stream-safe format (UAX #15), for comparing, never for showing: the marks of a pile are put in order one by one,
 * each past all before it, so that one of 40 KB keeps a process busy for seconds. Where the standard puts a joiner into a
 * pile that is too high, the rest of it is left out here: nobody tells such piles from each other.
 */
export const streamSafe = (text: string): string =>
  text.length > mostMarks && tooHigh.test(text) ? text.replace(pile, '$1') : text;

/** A text in a normalization form, in time that grows with its length only. */
export const normalized = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  streamSafe(text).normalize(form);
