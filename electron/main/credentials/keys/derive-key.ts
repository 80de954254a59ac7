import {
  createHash,
  pbkdf2 as pbkdf2Later,
  scrypt as scryptLater,
  type ScryptOptions,
  createDecipheriv,
} from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { promisify } from 'node:util';
import { mostWork, type Encryption } from './encryption';
import { fail, succeed, type Result } from '../../../../shared/failure';
import { integer, readElement, sequence } from './asn1';

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
interface DerivedKey {
  readonly key: Buffer;
  readonly iv: Uint8Array;
}

/**
 * Makes the cipher's key from a passphrase, and its initialisation vector where the text has none. Takes up to three seconds
 * (`mostWork`), in which main answers as ever; null when nobody wants it any more, where that can be looked at meanwhile.
 * Rejects for numbers the algorithm cannot take.
 */
const deriveKey = async (
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

/**
 * Whether these bytes begin as every private key does: a SEQUENCE whose first element is the version, 0 or 1.
 * Of two thousand million wrong passphrases one passes.
 */
const beginsLikeKey = (bytes: Uint8Array): boolean => {
  const [tag, length = 0] = bytes;
  const start = 2 + (length & 0x80 ? length & 0x7f : 0);
  return (
    tag === sequence &&
    bytes[start] === integer &&
    bytes[start + 1] === 1 &&
    (bytes[start + 2] === 0 || bytes[start + 2] === 1)
  );
};

const decipher = async (
  encryption: Encryption,
  passphrase: string,
  isWanted: () => boolean,
): Promise<Buffer | null> => {
  const derived = await deriveKey(encryption, passphrase, isWanted);
  if (!derived) return null;
  const { key, iv } = derived;
  const cipher = createDecipheriv(encryption.cipher.name, key, iv);
  key.fill(0);
  // The libraries report bad padding in different ways, and a wrong passphrase leaves good padding once in 256.
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(encryption.body), cipher.final()]);
};

/** Without the padding of RFC 5652 section 6.3; undefined when the structure and the padding do not add up. */
const unpad = (padded: Buffer, blockBytes: number): Buffer | undefined => {
  const end = readElement(padded)?.end;
  if (end === undefined) return undefined;
  const padding = padded.subarray(end);
  if (padding.length < 1 || padding.length > blockBytes) return undefined;
  return padding.every((byte) => byte === padding.length) ? padded.subarray(0, end) : undefined;
};

/**
 * Decrypts a private key; the caller overwrites the DER it gets. `KEY_WRONG_PASSPHRASE`, also for the empty one;
 * `KEY_DAMAGED` where the passphrase is right, or its parameters cannot be; `CANCELLED` when nobody wants it any more.
 * These formats have no checksum of the passphrase: damage to salt, initialisation vector or first block looks like a
 * wrong one.
 */
export const decryptKey = async (
  encryption: Encryption,
  passphrase: string,
  isWanted: () => boolean,
): Promise<Result<Buffer>> => {
  if (passphrase === '') return fail('KEY_WRONG_PASSPHRASE');
  try {
    const padded = await decipher(encryption, passphrase, isWanted);
    if (!padded) return fail('CANCELLED');
    if (!beginsLikeKey(padded)) return fail('KEY_WRONG_PASSPHRASE');
    const der = unpad(padded, encryption.cipher.blockBytes);
    if (der) return succeed(der);
    padded.fill(0);
    return fail('KEY_DAMAGED');
  } catch {
    // Only numbers that no algorithm takes come here, for example an N of scrypt that is no power of two.
    return fail('KEY_DAMAGED');
  }
};
