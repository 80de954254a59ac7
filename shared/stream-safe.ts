/** A combining mark, or one of the two half-width katakana signs that compatibility normalization turns into marks. */
const mark = '[\\p{M}\\uff9e\\uff9f]';

/** Most marks on one letter in the stream-safe text format (UAX #15); more than any language uses. */
const mostMarks = 30;

/**
 * A run of marks. The group matches the marks that stay, at the start of the run. The second alternative matches the
 * marks beyond, at most 1,000 at a time, because the engine stores state for every mark of a match. No match starts
 * again inside a run, so runs of exactly 30 marks take no extra time.
 */
const pile = new RegExp(`((?<!${mark})${mark}{1,${mostMarks}})|${mark}{1,1000}`, 'gu');

/** Finds a run with too many marks. Few texts have one, and the search takes a third of the time of the replacement. */
const tooHigh = new RegExp(`${mark}{${mostMarks + 1}}`, 'u');

/**
 * Limits runs of marks as the stream-safe format does (UAX #15). For comparing only, never for display. Normalization
 * sorts the marks of a run one by one, so a run of 40 KB would keep a process busy for seconds. The standard inserts a
 * joiner into a run that is too long; this function drops the rest, because nobody can tell such runs apart.
 */
export const streamSafe = (text: string): string =>
  text.length > mostMarks && tooHigh.test(text) ? text.replace(pile, '$1') : text;

/** Normalizes a text, after limiting its runs of marks, in time linear in its length. */
export const normalized = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  streamSafe(text).normalize(form);
