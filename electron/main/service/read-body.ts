/** Reading stopped because the body is larger than allowed. */
export class BodyTooLarge extends Error {}

type Body = ReadableStream<Uint8Array> | null;

/**
 * The chunks of a body until it ends or the signal aborts. Each read is raced against the signal: a fetch whose
 * response is no longer referenced forgets to pass the abort on to a stalled body, which would then be awaited for ever.
 */
async function* chunksOf(body: Body, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => {
      reject(new DOMException('The operation was aborted.', 'AbortError'));
    };
  });
  // Nobody may be waiting when it comes.
  aborted.catch(() => undefined);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted]);
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    // Not awaited: a stalled connection may never confirm.
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads a body up to `limit` decoded bytes, counting while it streams: a small compressed body can unpack to any size.
 * Throws `BodyTooLarge`, the stream's own error, or an `AbortError`.
 */
export const readBody = async (
  body: Body,
  limit: number,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(body, signal)) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
};

/** Reads as much of a body as is worth showing and drops the rest. Rejects only when the stream fails at once. */
export const readBeginning = async (
  body: Body,
  limit: number,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of chunksOf(body, signal)) {
      size += chunk.length;
      chunks.push(chunk);
      if (size >= limit) break;
    }
  } catch (error) {
    if (size === 0) throw error;
  }
  return Buffer.concat(chunks, size).subarray(0, limit);
};
