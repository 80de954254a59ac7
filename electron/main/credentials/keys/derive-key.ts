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

// `pbkdf2` and `scrypt` run in a thread of Node, so that main can serve the window meanwhile. With BoringSSL, `scrypt`
// blocks main before that for as long again; see `mostWork`.
const pbkdf2 = promisify(pbkdf2Later);
const scrypt = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scryptLater);

/** `text` repeated until it fills whole blocks of `blockBytes`. */
const fillBlocks = (text: Uint8Array, blockBytes: number): Buffer =>
  Buffer.alloc(Math.ceil(text.length / blockBytes) * blockBytes, text);

/** Adds `addend` and 1 to each block of the same length. Blocks are big-endian numbers; an overflow is dropped. */
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

/** Rounds of PKCS#12 before main's other work gets a turn; they take a few milliseconds. */
const roundsInOneGo = 1000;

/** Applies SHA-1 `rounds` times; null once `isWanted` returns false. */
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

/** Derivation of RFC 7292 B.2 with SHA-1, which node:crypto does not have. Null once `isWanted` returns false. */
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

/** Key and initialisation vector of a cipher. The key must be overwritten after use. */
interface DerivedKey {
  readonly key: Buffer;
  readonly iv: Uint8Array;
}

/**
 * Derives the cipher's key from a passphrase, and its initialisation vector if the text has none. Takes up to three
 * seconds (`mostWork`), and blocks main for a third of a second at most. Null once `isWanted` returns false; only the
 * derivation of PKCS#12 checks that. Rejects for parameters that the algorithm does not accept.
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
      // Node's default limit is 32 MiB. Twice the app's limit leaves room for what the libraries count beside N and r.
      const options = { N, r, p, maxmem: 256 * mostWork.scryptSteps };
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
 * Whether bytes begin like a private key: a SEQUENCE whose first element is the version, 0 or 1. One of two thousand
 * million wrong passphrases passes.
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
  // The libraries report bad padding in different ways, and one wrong passphrase in 256 gives valid padding.
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(encryption.body), cipher.final()]);
};

/** Removes the padding of RFC 5652 section 6.3; undefined when the bytes after the structure are not such padding. */
const unpad = (padded: Buffer, blockBytes: number): Buffer | undefined => {
  const end = readElement(padded)?.end;
  if (end === undefined) return undefined;
  const padding = padded.subarray(end);
  if (padding.length < 1 || padding.length > blockBytes) return undefined;
  return padding.every((byte) => byte === padding.length) ? padded.subarray(0, end) : undefined;
};

/**
 * Decrypts a private key to DER, which the caller must overwrite. Fails with `KEY_WRONG_PASSPHRASE` for a wrong or
 * empty passphrase, `KEY_DAMAGED` when the decrypted key is damaged or the parameters are invalid, and `CANCELLED` once
 * `isWanted` returns false. These formats have no checksum of the passphrase: damage to salt, initialisation vector or
 * first block looks like a wrong passphrase.
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
    // Only parameters that no algorithm accepts lead here, for example an N of scrypt that is not a power of two.
    return fail('KEY_DAMAGED');
  }
};
