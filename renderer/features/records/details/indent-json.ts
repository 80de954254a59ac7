import { unseen } from '../../../../shared/unseen';
import { jsonTokens } from './json-tokens';

/** Unseen characters except the line breaks that indenting makes, and what is stacked higher than four marks. */
const hidden = new RegExp(`(?!\\n)${unseen.source}|(?<=\\p{M}{4})\\p{M}`, 'gu');

const escapeOf = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`,
  ).join('');

/**
 * Writes characters that show nothing, reorder a line or pile up as the escapes of JSON. In a JSON text they occur
 * in strings only, so its meaning stays the same.
 */
export const escapeUnseen = (json: string): string => json.replace(hidden, escapeOf);

const step = '  ';

/** Deepest indentation; main refuses what nests deeper than 32 levels. */
const deepest = 40;

const lineBreak = (depth: number): string => `\n${step.repeat(Math.min(depth, deepest))}`;

/**
 * Indents a JSON text by two spaces without reading its values, so that every digit and escape stays as it came.
 * Stops soon after `most` characters; `cut` tells that there is more.
 */
export const indentJson = (
  text: string,
  most = Infinity,
): { readonly text: string; readonly cut: boolean } => {
  const pieces: string[] = [];
  let length = 0;
  let depth = 0;
  let opened = false;
  const write = (piece: string): void => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const { kind, start, end } of jsonTokens(text)) {
    const sign = kind === 'punctuation' ? (text[start] ?? '') : '';
    const closes = sign === '}' || sign === ']';
    if (closes) depth -= 1;
    // Empty objects and arrays stay in one piece.
    if (closes ? !opened : opened) write(lineBreak(depth));
    opened = sign === '{' || sign === '[';
    if (opened) depth += 1;
    write(text.slice(start, Math.min(end, start + most + 1)));
    if (sign === ',') write(lineBreak(depth));
    if (sign === ':') write(' ');
    if (length > most) return { text: pieces.join('').slice(0, most), cut: true };
  }
  return { text: pieces.join(''), cut: false };
};

/** Most characters laid out and searched; copying gives all. */
export const longestLaidOut = 200_000;

/** A JSON text as it is shown, and whole, as it is copied: what is cut has to be copied as it came. */
export const layOutJson = (
  source: string,
): { readonly text: string; readonly whole: string; readonly cut: boolean } => {
  const indented = indentJson(source, longestLaidOut);
  const text = escapeUnseen(indented.text);
  return { text, whole: indented.cut ? source : text, cut: indented.cut };
};
