import { unseen } from '../../shared/unseen';

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
