/** Reading stopped because the body is larger than allowed. */
export class BodyTooLarge extends Error {}

/**
 * Reads a body up to `limit` decoded bytes, counting while it streams: a small compressed body can unpack to any size.
 * Throws `BodyTooLarge`, or the stream's own error.
 */
export const readBody = async (
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array> => {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks, size);
    size += value.length;
    if (size > limit) {
      // Not awaited: a stalled connection may never confirm.
      reader.cancel().catch(() => undefined);
      throw new BodyTooLarge();
    }
    chunks.push(value);
  }
};

/** Reads as much of a body as is worth showing and drops the rest. Rejects only when the stream fails at once. */
export const readBeginning = async (
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array> => {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  try {
    while (size < limit) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks, size);
      size += value.length;
      chunks.push(value);
    }
  } catch (error) {
    if (size === 0) throw error;
  }
  reader.cancel().catch(() => undefined);
  return Buffer.concat(chunks, size).subarray(0, limit);
};
