import { guardCell } from '../guard-cell';

/** A whole number that every spreadsheet holds and shows as it is written; with 12 digits Excel rounds what it shows. */
const plainNumber = /^-?(?:0|[1-9]\d{0,10})$/u;

/** Digits and what stands between those of numbers, amounts, dates and times, and nothing else. */
const numberLike = /^[\p{Nd}\p{Sc}\p{Z}.,:/+\-()%eE]+$/u;

/**
 * Puts a `'` in front of a cell that a spreadsheet would run instead of show, and of one that it would take for a number
 * or a date and write in another way: long ids lose digits, `1.5` becomes a day of May. A cell that begins with a `'`
 * gets one more, so that whoever takes one away from every cell that has one has the values as they were. (`="…"` would
 * hide the mark in Excel, but is a formula itself, and every other reader of CSV would take it for the value.)
 */
export const textCell = (text: string): string => {
  const guarded = guardCell(text);
  if (guarded !== text) return guarded;
  const isChanged = numberLike.test(text) && /\p{Nd}/u.test(text) && !plainNumber.test(text);
  return isChanged || text.startsWith("'") ? `'${text}` : text;
};
