import { once } from 'node:events';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import type { Intercept } from './watched-service';
import { answer } from './fault-answers';
import { smallAccount } from './small-account';

const MEBIBYTE = 1024 * 1024;
/** The default quality takes ten times as long and gains nothing here. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const packed = gzipSync(JSON.stringify(smallAccount));

/** JSON of `mebibytes` MiB once decoded, sent as a few hundred kB at most. */
export function compressionBomb(
  encoding: 'gzip' | 'br' | 'gzip, gzip',
  mebibytes: number,
): Intercept {
  let made: Promise<Buffer> | undefined;
  return async (context) => {
    made ??= encoding === 'gzip, gzip' ? packTwice(mebibytes) : pack(encoding, mebibytes);
    return compressed(encoding, await made)(context);
  };
}

/** Answers that do not decode, decode to something else, or decode to far too much. */
export const compressionFaults = {
  'gzip-fine': compressed('gzip', packed),
  'gzip-corrupt': compressed('gzip', withFlippedByte(packed, packed.length >> 1)),
  'gzip-wrong-checksum': compressed('gzip', withFlippedByte(packed, packed.length - 6)),
  'gzip-cut': compressed('gzip', packed.subarray(0, packed.length >> 1)),
  'gzip-only-in-name': compressed('gzip', Buffer.from(JSON.stringify(smallAccount))),
  'unknown-encoding': compressed('x-vendor', packed),
  // More than the app takes, which is 64 MiB.
  'gzip-bomb': compressionBomb('gzip', 80),
  'br-bomb': compressionBomb('br', 80),
  'nested-gzip-bomb': compressionBomb('gzip, gzip', 80),
} as const satisfies Readonly<Record<string, Intercept>>;

function compressed(encoding: string, body: Buffer): Intercept {
  return answer(200, body, 'application/json', { 'Content-Encoding': encoding });
}

function withFlippedByte(bytes: Buffer, index: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(index) ^ 0xff, index);
  return copy;
}

async function packTwice(mebibytes: number): Promise<Buffer> {
  return gzipSync(await pack('gzip', mebibytes));
}

/** Fed in small pieces: the test's own memory must not grow by what the bomb unpacks to. */
async function pack(encoding: 'gzip' | 'br', mebibytes: number): Promise<Buffer> {
  const packer: Transform =
    encoding === 'gzip' ? createGzip({ level: 9 }) : createBrotliCompress(quickBrotli);
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
