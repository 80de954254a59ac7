import { jsonMembers, stringOf } from './json-members';

/** A field that the specification does not name. */
export interface UnknownField {
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
