import { type JsonToken, jsonTokens } from './json-tokens';

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
export interface JsonMember {
  readonly name: string;
  /** Source text of the value, every digit as received. */
  readonly source: string;
}

const depthStep: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** Text of a JSON string; its source where it cannot be read. */
export const stringOf = (source: string): string => {
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
