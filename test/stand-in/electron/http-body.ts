import { Transform, type TransformCallback } from 'node:stream';
import { constants, createBrotliDecompress, createInflate, createInflateRaw } from 'node:zlib';
import { isBodiless, isChunked, lengthOf, listOf, type Head } from './http-head';
import { netError } from './net-errors';
import type { ByteSource } from './byte-source';

// Reads bodies as Chromium does (net/http/http_stream_parser.cc, http_chunked_decoder.cc, net/filter).

/** Longest line with a chunk's size, in bytes. */
const longestLine = 16_384;

async function readLine(source: ByteSource): Promise<string> {
  let line = '';
  for (;;) {
    const chunk = await source.read();
    if (!chunk) throw netError('INCOMPLETE_CHUNKED_ENCODING', 'cut in a line');
    const end = chunk.indexOf(10);
    line += chunk.toString('latin1', 0, end === -1 ? chunk.length : end);
    if (line.length > longestLine) throw netError('INVALID_CHUNKED_ENCODING', 'a long line');
    if (end === -1) continue;
    source.unread(chunk.subarray(end + 1));
    return line.replace(/\r$/, '');
  }
}

async function* exactly(source: ByteSource, length: number, cut: string): AsyncGenerator<Buffer> {
  for (let left = length; left > 0;) {
    const chunk = await source.read();
    if (!chunk) throw netError(cut, 'cut in the body');
    const part = chunk.subarray(0, left);
    source.unread(chunk.subarray(left));
    left -= part.length;
    yield part;
  }
}

async function* chunksOf(source: ByteSource): AsyncGenerator<Buffer> {
  for (;;) {
    const digits = /^([0-9a-f]+) *(?:;.*)?$/i.exec(await readLine(source))?.[1];
    const size = digits === undefined ? 2n ** 63n : BigInt(`0x${digits}`);
    if (size >= 2n ** 63n) throw netError('INVALID_CHUNKED_ENCODING', 'no size');
    if (size === 0n) break;
    yield* exactly(source, Number(size), 'INCOMPLETE_CHUNKED_ENCODING');
    if ((await readLine(source)) !== '') throw netError('INVALID_CHUNKED_ENCODING', 'no end');
  }
  // Drops the trailers after the last chunk.
  while ((await readLine(source)) !== '');
}

async function* untilClosed(source: ByteSource): AsyncGenerator<Buffer> {
  for (let chunk = await source.read(); chunk; chunk = await source.read()) yield chunk;
}

/** Whether the connection can be used again once the body has been read. */
export function canStayOpen(head: Head): boolean {
  const isDelimited = isBodiless(head) || isChunked(head) || lengthOf(head) !== undefined;
  const wishes = listOf(head, 'connection').map((wish) => wish.toLowerCase());
  const byVersion = head.version.major + head.version.minor > 1;
  return isDelimited && !wishes.includes('close') && (byVersion || wishes.includes('keep-alive'));
}

/** The bytes of a body without their framing, still encoded. */
export function framedBody(head: Head, source: ByteSource): AsyncGenerator<Buffer> {
  if (isBodiless(head)) return exactly(source, 0, '');
  if (isChunked(head)) return chunksOf(source);
  const length = lengthOf(head);
  return length === undefined
    ? untilClosed(source)
    : exactly(source, length, 'CONTENT_LENGTH_MISMATCH');
}

/** Length of a gzip head; undefined while the head is incomplete. Throws for other data. */
function gzipHead(bytes: Buffer): number | undefined {
  const magic = [0x1f, 0x8b, 8];
  if (magic.some((byte, at) => at < bytes.length && bytes[at] !== byte)) {
    throw netError('CONTENT_DECODING_FAILED', 'no gzip');
  }
  const flags = bytes[3] ?? 0;
  let at = 10;
  if (flags & 4) at += 2 + (bytes.length >= 12 ? bytes.readUInt16LE(10) : 0);
  for (const flag of [8, 16]) if (flags & flag) at = bytes.indexOf(0, at) + 1 || Infinity;
  if (flags & 2) at += 2;
  return bytes.length >= at ? at : undefined;
}

/** Removes the gzip head; raw inflate decodes the rest. As in Chromium, checksum and data after the end are ignored. */
class GzipHeadOff extends Transform {
  private held: Buffer | null = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    if (!this.held) {
      done(null, chunk);
      return;
    }
    this.held = Buffer.concat([this.held, chunk]);
    try {
      const end = gzipHead(this.held);
      if (end !== undefined) {
        this.push(this.held.subarray(end));
        this.held = null;
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}

/** Largest decoded piece, in bytes. */
const chunkSize = 64 * 1024;
// Chromium reports no error for an incomplete body.
const tolerant = { finishFlush: constants.Z_SYNC_FLUSH, chunkSize };

/** Decodes `deflate`, which servers send with or without a zlib head. */
class Inflating extends Transform {
  private inflate: Transform | undefined;

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    if (!this.inflate) {
      const hasHead = ((chunk[0] ?? 0) & 0x0f) === 8;
      this.inflate = hasHead ? createInflate(tolerant) : createInflateRaw(tolerant);
      this.inflate.on('data', (part: Buffer) => this.push(part));
      this.inflate.on('error', (error) => this.destroy(error));
    }
    this.inflate.write(chunk, () => {
      done();
    });
  }

  override _flush(done: TransformCallback): void {
    if (!this.inflate) {
      done();
      return;
    }
    this.inflate.once('end', () => {
      done();
    });
    this.inflate.end();
  }
}

const decoders: Readonly<Record<string, () => readonly Transform[]>> = {
  gzip: () => [new GzipHeadOff(), createInflateRaw(tolerant)],
  'x-gzip': () => [new GzipHeadOff(), createInflateRaw(tolerant)],
  deflate: () => [new Inflating()],
  br: () => [createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH, chunkSize })],
  zstd: () => {
    throw new Error('stand-in: zstd is not covered');
  },
};

/** Returns decoders for the codings of a body, in order. With a coding unknown to Chromium, the body stays encoded. */
export function decodersOf(head: Head): readonly Transform[] {
  const codings = listOf(head, 'content-encoding').map((coding) => coding.toLowerCase());
  if (codings.some((coding) => !Object.hasOwn(decoders, coding))) return [];
  return codings.reverse().flatMap((coding) => decoders[coding]?.() ?? []);
}
