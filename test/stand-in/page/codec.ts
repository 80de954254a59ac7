// These functions also run inside the page, from their source text, so they may use only their arguments and
// JavaScript's own globals.

/** A value that JSON can represent. */
export type Tagged = string | number | boolean | null | Tagged[] | { [key: string]: Tagged };

/**
 * Converts a value of Electron's IPC to JSON, including undefined and bytes. The value is cloned first, so prototypes
 * are lost, as in Electron. Throws Electron's error for a value that cannot be cloned, and an error of the stand-in for
 * a clonable value that this JSON cannot represent.
 */
export function tag(value: unknown): Tagged {
  const ancestors = new Set<object>();
  function encode(part: unknown): Tagged {
    if (part === null || typeof part === 'string' || typeof part === 'boolean') return part;
    if (part === undefined) return { $: 'undefined' };
    if (typeof part === 'number' && Number.isFinite(part) && !Object.is(part, -0)) return part;
    if (typeof part !== 'object') {
      throw new Error(`stand-in: a ${typeof part} of this kind in IPC is not covered`);
    }
    if (part instanceof Uint8Array) {
      let text = '';
      for (let at = 0; at < part.length; at += 32768) {
        text += String.fromCharCode(...part.subarray(at, at + 32768));
      }
      return { $: 'bytes', v: btoa(text) };
    }
    return encodeObject(part);
  }
  function encodeObject(part: object): Tagged {
    if (ancestors.has(part)) throw new Error('stand-in: a circle in IPC is not covered');
    ancestors.add(part);
    const tagged = Array.isArray(part) ? part.map(encode) : encodeFields(part);
    ancestors.delete(part);
    return tagged;
  }
  function encodeFields(part: object): Tagged {
    const prototype: unknown = Object.getPrototypeOf(part);
    if (Object.getPrototypeOf(prototype) !== null) {
      throw new Error(`stand-in: ${part.constructor.name} in IPC is not covered`);
    }
    const fields: { [key: string]: Tagged } = {};
    for (const [key, field] of Object.entries(part)) fields[key] = encode(field);
    return '$' in fields ? { $: 'object', v: fields } : fields;
  }

  let clone: unknown;
  try {
    clone = structuredClone(value);
  } catch {
    throw new Error('An object could not be cloned.');
  }
  return encode(clone);
}

/** Restores the value that `tag` converted. */
export function untag(tagged: Tagged): unknown {
  if (tagged === null || typeof tagged !== 'object') return tagged;
  if (Array.isArray(tagged)) return tagged.map((item) => untag(item));
  if (!('$' in tagged)) {
    return Object.fromEntries(Object.entries(tagged).map(([key, field]) => [key, untag(field)]));
  }
  const inner = tagged['v'] as never;
  switch (tagged['$'] as string) {
    case 'undefined':
      return undefined;
    case 'bytes':
      return Uint8Array.from(atob(inner), (character) => character.charCodeAt(0));
    default:
      return Object.fromEntries(
        Object.entries(inner as { [key: string]: Tagged }).map(([k, v]) => [k, untag(v)]),
      );
  }
}

/** Unpacks a tagged value from base64, gzip and JSON. */
export async function unpack(packed: string): Promise<Tagged> {
  const characters = atob(packed);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(stream).text()) as Tagged;
}
