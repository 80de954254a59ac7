import { unseen } from '../../../../shared/unseen';

/** Most hits marked at once: each mark is an element. */
export const mostMarked = 200;

const special = /[\\^$.*+?()[\]{}|/]/gu;

/** Finds a text literally, ignoring case. Returns start and end (exclusive) of each hit. */
export const findHits = (text: string, wanted: string): readonly (readonly [number, number])[] => {
  if (wanted === '') return [];
  const pattern = new RegExp(wanted.replace(special, '\\$&'), 'giu');
  return Array.from(text.matchAll(pattern), (hit) => [hit.index, hit.index + hit[0].length]);
};

/** A stretch of text, and the index of the hit if it is one. */
interface Stretch {
  readonly text: string;
  readonly hit: number | null;
}

/** Splits the text into stretches, with at most `mostMarked` hits around the current one. */
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

/** One token of a JSON text with its start and end (exclusive). */
interface JsonToken {
  readonly kind: 'punctuation' | 'string' | 'other';
  readonly start: number;
  readonly end: number;
}

const punctuation = new Set('{}[],:');
const blank = new Set(' \t\n\r');

/**
 * Returns the end of the string that starts at `start`. Without a regular expression, whose stack would grow with the
 * length of the string.
 */
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
 * Yields the tokens of well-formed JSON as written, so numbers keep every digit. For malformed text the tokens are
 * undefined, but the generator always ends.
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

/** A field that is not in the specification. */
interface UnknownField {
  readonly name: string;
  /** A string verbatim; otherwise JSON with every digit as received. */
  readonly text: string;
  readonly kind: 'text' | 'json';
}

/**
 * Returns the fields of a record that are not in the specification, and the earlier values of specified fields that
 * occur more than once; null if the record is not an object. `raw` is its JSON text.
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

interface JsonMember {
  readonly name: string;
  /** Source text of the value, with every digit as received. */
  readonly source: string;
}

const depthStep: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** Parses a JSON string; returns the source if it is not a string. */
const stringOf = (source: string): string => {
  try {
    // Parses only strings: a parsed number would lose digits.
    const text: unknown = source.startsWith('"') ? JSON.parse(source) : source;
    return typeof text === 'string' ? text : source;
  } catch {
    return source;
  }
};

/**
 * Returns the members of a JSON object in source order, including repeated names; null if the text is not an object.
 * Values are not parsed, so nothing is rounded.
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

/** Invisible characters except line breaks from indenting, and combining marks beyond four in a row. */
const hidden = new RegExp(`(?!\\n)${unseen.source}|(?<=\\p{M}{4})\\p{M}`, 'gu');

const escapeOf = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`,
  ).join('');

/**
 * Replaces characters that are invisible, reorder a line or pile up with JSON escapes. In JSON they occur only in
 * strings, so the meaning stays the same.
 */
export const escapeUnseen = (json: string): string => json.replace(hidden, escapeOf);

const step = '  ';

const lineBreak = (depth: number): string => `\n${step.repeat(depth)}`;

/**
 * Indents JSON by two spaces without parsing its values, so that every digit and escape stays as received. Stops soon
 * after `most` characters; `cut` says whether there is more.
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
    // Empty objects and arrays stay on one line.
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

/** Most characters indented and searched. Copying always copies everything. */
export const longestLaidOut = 200_000;

/** Returns JSON as shown (`text`) and as copied (`whole`). If the shown text is cut, the source is copied. */
export const layOutJson = (
  source: string,
): { readonly text: string; readonly whole: string; readonly cut: boolean } => {
  const indented = indentJson(source, longestLaidOut);
  const text = escapeUnseen(indented.text);
  return { text, whole: indented.cut ? source : text, cut: indented.cut };
};
