// These functions also run inside the page, from their source text: they may use nothing
// but their arguments and JavaScript's own globals.

/** A value as JSON can carry it. */
export type Tagged = string | number | boolean | null | Tagged[] | { [key: string]: Tagged };

/**
 * Makes a value of Electron's IPC fit for JSON, where it may hold undefined, NaN, bigint, bytes,
 * dates and errors. Throws what Electron throws for functions and other values that cannot cross.
 */
export function tag(value: unknown): Tagged {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (value === undefined) return { $: 'undefined' };
  if (typeof value === 'bigint') return { $: 'bigint', v: String(value) };
  if (typeof value === 'number') {
    const plain = Number.isFinite(value) && !Object.is(value, -0);
    return plain ? value : { $: 'number', v: Object.is(value, -0) ? '-0' : String(value) };
  }
  if (typeof value !== 'object') throw new Error('An object could not be cloned.');
  if (Array.isArray(value)) return value.map((item) => tag(item));
  if (value instanceof Date) return { $: 'date', v: tag(value.getTime()) };
  if (value instanceof Error) return { $: 'error', v: value.message };
  if (value instanceof Uint8Array) {
    let text = '';
    for (let at = 0; at < value.length; at += 32768) {
      text += String.fromCharCode(...value.subarray(at, at + 32768));
    }
    return { $: 'bytes', v: btoa(text) };
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new Error('An object could not be cloned.');
  }
  const fields: { [key: string]: Tagged } = {};
  for (const [key, field] of Object.entries(value)) fields[key] = tag(field);
  return '$' in fields ? { $: 'object', v: fields } : fields;
}

/** Gives back the value that `tag` was given. */
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
    case 'bigint':
      return BigInt(inner);
    case 'number':
      return Number(inner);
    case 'date':
      return new Date(untag(inner) as number);
    case 'error':
      return new Error(inner);
    case 'bytes':
      return Uint8Array.from(atob(inner), (character) => character.charCodeAt(0));
    default:
      return Object.fromEntries(
        Object.entries(inner as { [key: string]: Tagged }).map(([k, v]) => [k, untag(v)]),
      );
  }
}

/** Gives back the tagged value that was packed as JSON, gzip and base64. */
export async function unpack(packed: string): Promise<Tagged> {
  const characters = atob(packed);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(stream).text()) as Tagged;
}
