import { once } from 'node:events';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import type { Intercept } from './watched-service';
import { answer } from './fault-answers';
import { smallAccount } from './small-account';

const MEBIBYTE = 1024 * 1024;
/** Unpacked size of the bombs in MiB. The app accepts 64. */
const mebibytes = 80;
/** The default quality takes ten times as long without a benefit here. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const packed = gzipSync(JSON.stringify(smallAccount));

/** Answers that cannot be decoded, decode to something else, or decode to far too much. */
export const compressionFaults = {
  'gzip-fine': compressed('gzip', packed),
  'gzip-corrupt': compressed('gzip', withFlippedByte(packed, packed.length >> 1)),
  'gzip-wrong-checksum': compressed('gzip', withFlippedByte(packed, packed.length - 6)),
  'gzip-cut': compressed('gzip', packed.subarray(0, packed.length >> 1)),
  'gzip-only-in-name': compressed('gzip', Buffer.from(JSON.stringify(smallAccount))),
  'unknown-encoding': compressed('x-vendor', packed),
  'gzip-bomb': bomb('gzip', () => pack(createGzip({ level: 9 }))),
  'br-bomb': bomb('br', () => pack(createBrotliCompress(quickBrotli))),
  'nested-gzip-bomb': bomb('gzip, gzip', async () =>
    gzipSync(await pack(createGzip({ level: 9 }))),
  ),
} as const satisfies Readonly<Record<string, Intercept>>;

function compressed(encoding: string, body: Buffer): Intercept {
  return answer(200, body, 'application/json', { 'Content-Encoding': encoding });
}

function withFlippedByte(bytes: Buffer, index: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(index) ^ 0xff, index);
  return copy;
}

/** Sends a bomb of a few hundred kB at most. The bomb is made at the first request. */
function bomb(encoding: string, make: () => Promise<Buffer>): Intercept {
  let made: Promise<Buffer> | undefined;
  return async (context) => compressed(encoding, await (made ??= make()))(context);
}

/** Packs a long JSON text in small pieces, so that the test's own memory does not grow by the unpacked size. */
async function pack(packer: Transform): Promise<Buffer> {
  const parts: Buffer[] = [];
  packer.on('data', (part: Buffer) => parts.push(part));
  const piece = Buffer.alloc(MEBIBYTE, 'a');
  packer.write('{"userId":"');
  for (let sent = 0; sent < mebibytes; sent += 1) {
    if (!packer.write(piece)) await once(packer, 'drain');
  }
  packer.end('"}');
  await once(packer, 'end');
  return Buffer.concat(parts);
}
