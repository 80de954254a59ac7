import { unseen } from '../../../../shared/unseen';

/** Most places marked at once: each one is an element. */
export const mostMarked = 200;

const special = /[\\^$.*+?()[\]{}|/]/gu;

/** Where a text occurs, letter case aside and taken literally; each as its start and end (exclusive). */
export const findHits = (text: string, wanted: string): readonly (readonly [number, number])[] => {
  if (wanted === '') return [];
  const pattern = new RegExp(wanted.replace(special, '\\$&'), 'giu');
  return Array.from(text.matchAll(pattern), (hit) => [hit.index, hit.index + hit[0].length]);
};

/** A stretch of text, and its number if it is a hit. */
interface Stretch {
  readonly text: string;
  readonly hit: number | null;
}

/** The text in stretches, with at most `mostMarked` hits around the current one. */
export const markHits = (
  text: string,
  hits: readonly (readonly [number, number])[],
  current: number,
): readonly Stretch[] => {
  const first = Math.max(0, Math.min(current - mostMarked / 2, hits.length - mostMarked));
  const stretches: Stretch[] = [];
  let from = 0;
  for (const [index, [start, end]] of hits.slice(first, first + mostMarked).entries()) {
    stretches.push({ text: text.slice(from, start), hit: null });
    stretches.push({ text: text.slice(start, end), hit: first + index });
    from = end;
  }
  stretches.push({ text: text.slice(from), hit: null });
  return stretches;
};

/** One token of a JSON text: where it begins and ends (exclusive). */
interface JsonToken {
  readonly kind: 'punctuation' | 'string' | 'other';
  readonly start: number;
  readonly end: number;
}

const punctuation = new Set('{}[],:');
const blank = new Set(' \t\n\r');

/** The end of the string that begins at `start`. By hand: a pattern would need a stack as deep as the string is long. */
const endOfString = (text: string, start: number): number => {
  let end = start + 1;
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote < 0) return text.length;
    let before = quote - 1;
    while (text[before] === '\\') before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
    end = quote + 1;
  }
};

const endOfOther = (text: string, start: number): number => {
  let end = start + 1;
  while (end < text.length) {
    const character = text[end] ?? '';
    if (punctuation.has(character) || blank.has(character) || character === '"') break;
    end += 1;
  }
  return end;
};

/**
 * The tokens of a JSON text that is known to be well formed, as they stand there: numbers keep every digit.
 * Of a text that is not, it makes something and always ends.
 */
export function* jsonTokens(text: string): Generator<JsonToken, void> {
  let start = 0;
  while (start < text.length) {
    const character = text[start] ?? '';
    if (blank.has(character)) {
      start += 1;
      continue;
    }
    const kind = punctuation.has(character)
      ? 'punctuation'
      : character === '"'
        ? 'string'
        : 'other';
    const end =
      kind === 'punctuation'
        ? start + 1
        : kind === 'string'
          ? endOfString(text, start)
          : endOfOther(text, start);
    yield { kind, start, end };
    start = end;
  }
}

/** A field that the specification does not name. */
interface UnknownField {
  readonly name: string;
  /** A text verbatim; the JSON of anything else, every digit as received. */
  readonly text: string;
  readonly kind: 'text' | 'json';
}

/**
 * The fields of a record that the specification does not name, and earlier values of a repeated one that it does;
 * null when the record is no object. `raw` is its JSON text.
 */
export const unknownFields = (
  raw: string,
  specified: readonly string[],
): readonly UnknownField[] | null => {
  const members = jsonMembers(raw);
  if (!members) return null;
  const lastPlace = new Map(members.map(({ name }, place) => [name, place]));
  const known = new Set(specified);
  return members
    .filter(({ name }, place) => !known.has(name) || lastPlace.get(name) !== place)
    .map(({ name, source }) =>
      source.startsWith('"')
        ? { name, text: stringOf(source), kind: 'text' }
        : { name, text: source, kind: 'json' },
    );
};

/** One member of a JSON object. */
interface JsonMember {
  readonly name: string;
  /** Source text of the value, every digit as received. */
  readonly source: string;
}

const depthStep: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** Text of a JSON string; its source where it cannot be read. */
const stringOf = (source: string): string => {
  try {
    // Strings only: a number would lose digits.
    const text: unknown = source.startsWith('"') ? JSON.parse(source) : source;
    return typeof text === 'string' ? text : source;
  } catch {
    return source;
  }
};

/**
 * The members of a JSON object in the order of its text, repeated names included; null when the text is no object.
 * Values are not read, so that nothing is rounded.
 */
export const jsonMembers = (text: string): readonly JsonMember[] | null => {
  const members: JsonMember[] = [];
  let depth = 0;
  let name: JsonToken | null = null;
  let from = -1;
  let last = -1;
  const take = (): void => {
    if (name && from >= 0) {
      const key = stringOf(text.slice(name.start, name.end));
      members.push({ name: key, source: text.slice(from, last) });
    }
    name = null;
    from = -1;
  };
  for (const token of jsonTokens(text)) {
    const sign = token.kind === 'punctuation' ? text[token.start] : undefined;
    if (depth === 0) {
      if (sign !== '{') return null;
      depth = 1;
      continue;
    }
    depth += depthStep[sign ?? ''] ?? 0;
    const isBetween = depth === 0 || (depth === 1 && sign === ',');
    if (isBetween) take();
    if (depth === 0) return members;
    if (isBetween || (depth === 1 && sign === ':' && from < 0)) continue;
    if (name === null) name = token;
    else {
      if (from < 0) from = token.start;
      last = token.end;
    }
  }
  return null;
};

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

const lineBreak = (depth: number): string => `\n${step.repeat(depth)}`;

/**
 * Indents a JSON text by two spaces without reading its values, so that every digit and escape stays as it came.
 * Stops soon after `most` characters; `cut` tells that there is more.
 */
export const indentJson = (
  text: string,
  most: number,
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
