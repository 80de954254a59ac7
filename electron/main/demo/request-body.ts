import type { IncomingMessage } from 'node:http';

/** Largest request body the service reads, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The body's bytes, or undefined as soon as it passes 64 KB; rejects when the client goes away. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving a `for await` early would destroy the socket before the refusal is sent.
  const read = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of read) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
