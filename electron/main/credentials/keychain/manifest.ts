import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The two names parts are kept under in turn. With two, every leftover of a crash has a name known beforehand. */
export const generations = ['a', 'b'] as const;

export type Generation = (typeof generations)[number];

/** More than the largest key and API key taken ever need (38,400 bytes at 2,400 bytes a part). */
export const maxParts = 16;

/** What the item under an account's own name says. */
export type Item =
  | { readonly kind: 'absent' | 'removing' | 'damaged' }
  | { readonly kind: 'whole'; readonly value: string }
  | {
      readonly kind: 'split';
      readonly generation: Generation;
      readonly parts: number;
      readonly sha256: string;
    };

/** Starts every item of ours that is not a value. Values that start like this are kept in parts, so none is misread. */
const mark = 'account-viewer-parts:';

/** Stands in for a value while it is being deleted: it reads as nothing and says that parts may be left. */
export const removing = `${mark}removing`;

const manifestSchema = z.strictObject({
  v: z.literal(1),
  generation: z.enum(generations),
  parts: z.int().min(1).max(maxParts),
  /** Lower-case hex, of the whole value as UTF-8. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
});

/** SHA-256 of a text as UTF-8, in lower-case hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The item that makes `parts` parts of a generation the current value. */
export const writeManifest = (generation: Generation, parts: number, value: string): string =>
  mark + JSON.stringify({ v: 1, generation, parts, sha256: sha256(value) });

/** Tells a value from a manifest. A manifest that cannot be read, also one of a later format, is `damaged`. */
export const readItem = (text: string | null): Item => {
  if (text === null) return { kind: 'absent' };
  if (text === removing) return { kind: 'removing' };
  if (!text.startsWith(mark)) return { kind: 'whole', value: text };
  try {
    const manifest = manifestSchema.parse(JSON.parse(text.slice(mark.length)));
    return { kind: 'split', ...manifest };
  } catch {
    return { kind: 'damaged' };
  }
};

/**
 * Cuts a value into parts of at most `limit` (four or more) bytes of UTF-8, never inside a character; none if it fits
 * whole.
 */
export const splitValue = (value: string, limit: number): readonly string[] => {
  if (Buffer.byteLength(value) <= limit && !value.startsWith(mark)) return [];
  const parts: string[] = [];
  const room = new Uint8Array(limit);
  for (let rest = value; rest !== '';) {
    const { read } = new TextEncoder().encodeInto(rest, room);
    parts.push(rest.slice(0, read));
    rest = rest.slice(read);
  }
  room.fill(0);
  return parts;
};
