import {
  createHash,
  pbkdf2 as pbkdf2Later,
  scrypt as scryptLater,
  type ScryptOptions,
} from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { promisify } from 'node:util';
import { mostWork, type Encryption } from './encryption';

// Both work in a thread of Node's, and leave main to the window.
const pbkdf2 = promisify(pbkdf2Later);
const scrypt = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scryptLater);

/** `text` repeated until it fills whole blocks of `blockBytes`. */
const fillBlocks = (text: Uint8Array, blockBytes: number): Buffer =>
  Buffer.alloc(Math.ceil(text.length / blockBytes) * blockBytes, text);

/** Adds `addend` and one to each block of the same length, as big-endian numbers without the overflow. */
const addToBlocks = (blocks: Buffer, addend: Buffer): void => {
  for (let end = blocks.length; end > 0; end -= addend.length) {
    let carry = 1;
    for (let back = 1; back <= addend.length; back += 1) {
      carry += blocks.readUInt8(end - back) + addend.readUInt8(addend.length - back);
      blocks.writeUInt8(carry & 0xff, end - back);
      carry >>= 8;
    }
  }
};

/** What the derived bytes are for (RFC 7292 B.3). */
type Purpose = 1 | 2;
const forKey: Purpose = 1;
const forIv: Purpose = 2;

/** Rounds of PKCS#12 in one go: some milliseconds, after which whatever else main has to do gets its turn. */
const roundsInOneGo = 1000;

/** SHA-1 of SHA-1, `rounds` times; null when nobody wants it any more. */
const hashOver = async (
  start: Buffer,
  rounds: number,
  isWanted: () => boolean,
): Promise<Buffer | null> => {
  let digest = start;
  for (let i = 0; i < rounds; i += 1) {
    digest = createHash('sha1').update(digest).digest();
    if (i % roundsInOneGo !== roundsInOneGo - 1) continue;
    await yieldToEventLoop();
    if (!isWanted()) return null;
  }
  return digest;
};

/**
 * RFC 7292 B.2 with SHA-1; node:crypto has no function for it, so its rounds are run here, a few at a time. Null when
 * nobody wants it any more.
 */
const derivePkcs12 = async (
  passphrase: string,
  { salt, iterations }: { readonly salt: Uint8Array; readonly iterations: number },
  purpose: Purpose,
  bytes: number,
  isWanted: () => boolean,
): Promise<Buffer | null> => {
  const block = 64;
  // RFC 7292 B.1: big-endian UTF-16 with two zero bytes at the end.
  const password = Buffer.from(`${passphrase}\0`, 'utf16le').swap16();
  const input = Buffer.concat([fillBlocks(salt, block), fillBlocks(password, block)]);
  const parts: Buffer[] = [];
  for (let made = 0; made < bytes; made += 20) {
    const first = createHash('sha1').update(Buffer.alloc(block, purpose)).update(input).digest();
    const digest = await hashOver(first, iterations - 1, isWanted);
    if (!digest) return null;
    parts.push(digest);
    addToBlocks(input, Buffer.alloc(block, digest));
  }
  return Buffer.concat(parts).subarray(0, bytes);
};

/** OpenSSL's EVP_BytesToKey with MD5 and one round, which encrypted PKCS#1 has always used. */
const deriveMd5 = (passphrase: string, salt: Uint8Array, bytes: number): Buffer => {
  let last = Buffer.alloc(0);
  let all = last;
  while (all.length < bytes) {
    last = createHash('md5').update(last).update(passphrase, 'utf8').update(salt).digest();
    all = Buffer.concat([all, last]);
  }
  return all.subarray(0, bytes);
};

/** What a cipher takes. The key is to be overwritten after use. */
export interface DerivedKey {
  readonly key: Buffer;
  readonly iv: Uint8Array;
}

/**
 * Makes the cipher's key from a passphrase, and its initialisation vector where the text has none. Takes up to three seconds
 * (`mostWork`), in which main answers as ever; null when nobody wants it any more, where that can be looked at meanwhile.
 * Rejects for numbers the algorithm cannot take.
 */
export const deriveKey = async (
  { cipher, derivation, iv = new Uint8Array() }: Encryption,
  passphrase: string,
  isWanted: () => boolean,
): Promise<DerivedKey | null> => {
  const { keyBytes, blockBytes } = cipher;
  switch (derivation.by) {
    case 'pbkdf2': {
      const { salt, iterations, digest } = derivation;
      return { key: await pbkdf2(passphrase, salt, iterations, keyBytes, digest), iv };
    }
    case 'scrypt': {
      const { salt, cost: N, blockSize: r, parallelization: p } = derivation;
      // Node's own limit is 32 MiB; twice ours leaves room for what the libraries count beside N and r.
      const options = { N, r, p, maxmem: 256 * mostWork.scryptMemory };
      return { key: await scrypt(passphrase, salt, keyBytes, options), iv };
    }
    case 'pkcs12': {
      const key = await derivePkcs12(passphrase, derivation, forKey, keyBytes, isWanted);
      const vector =
        key && (await derivePkcs12(passphrase, derivation, forIv, blockBytes, isWanted));
      if (vector) return { key, iv: vector };
      key?.fill(0);
      return null;
    }
    case 'md5':
      return { key: deriveMd5(passphrase, derivation.salt, keyBytes), iv };
  }
};
