import {
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { type Code, fail, type Result, succeed } from '../../../../shared/failure';
import type { PublicKeyFacts } from '../../../../shared/profile';
import {
  integer,
  keyInside,
  longestInteger,
  readElement,
  recogniseDer,
  rsaEncryption,
  rsassaPss,
  sequence,
} from './asn1';
import { deriveKey } from './derive-key';
import type { Encryption } from './encryption';
import { readJwk } from './jwk';
import { decodeText, findFrames, type Frame } from './key-text';
import { readDekEncryption, readPkcs8Encryption } from './read-encryption';

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

const decipher = (encryption: Encryption, passphrase: string): Buffer => {
  const { key, iv } = deriveKey(encryption, passphrase);
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
 * `KEY_DAMAGED` where the passphrase is right, or its parameters cannot be. These formats have no checksum of
 * the passphrase: damage to salt, initialisation vector or first block looks like a wrong one.
 */
const decryptKey = (encryption: Encryption, passphrase: string): Result<Buffer> => {
  if (passphrase === '') return fail('KEY_WRONG_PASSPHRASE');
  try {
    const padded = decipher(encryption, passphrase);
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

const numberOf = (base64url = ''): bigint =>
  BigInt(`0x${Buffer.from(base64url, 'base64url').toString('hex')}`);

/**
 * Whether the parts of an RSA private key belong together (RFC 8017 section 3.2). Signing once does not tell:
 * OpenSSL makes up for one damaged part with the others, while BoringSSL, and so Electron, refuses the whole key.
 * Throws when a part is missing or zero.
 */
const partsBelongTogether = (key: KeyObject): boolean => {
  const { n, e, d, p, q, dp, dq, qi } = key.export({ format: 'jwk' });
  const [first, second] = [numberOf(p), numberOf(q)];
  const [exponent, privateExponent] = [numberOf(e), numberOf(d)];
  return (
    first * second === numberOf(n) &&
    (exponent * privateExponent) % (first - 1n) === 1n &&
    (exponent * privateExponent) % (second - 1n) === 1n &&
    privateExponent % (first - 1n) === numberOf(dp) &&
    privateExponent % (second - 1n) === numberOf(dq) &&
    (numberOf(qi) * second) % first === 1n
  );
};

/** A private key that is known to sign RS256. */
export interface SigningKey {
  /** PKCS#8 DER. */
  readonly pkcs8: Buffer;
  readonly facts: PublicKeyFacts;
}

/** Largest text read, in bytes; an RSA-16384 key in PEM has about 13 kB. */
export const largestKeyText = 65_536;

export const keyTooBig = fail('KEY_TOO_BIG', { limitBytes: largestKeyText });

/** RFC 7518 section 3.3. */
export const fewestBits = 2048;

/** Most that BoringSSL takes. OpenSSL takes any, and signs for 20 s with 24,000 bits, for minutes with what fits a file. */
const mostBits = 16_384;

/** Frames that are not private keys, or not ones that can sign RS256. Order does not matter: labels are exact. */
const wrongFrames: Readonly<Record<string, Code>> = {
  'PUBLIC KEY': 'KEY_PUBLIC',
  'RSA PUBLIC KEY': 'KEY_PUBLIC',
  'SSH2 PUBLIC KEY': 'KEY_PUBLIC',
  CERTIFICATE: 'KEY_CERTIFICATE',
  'X509 CERTIFICATE': 'KEY_CERTIFICATE',
  'TRUSTED CERTIFICATE': 'KEY_CERTIFICATE',
  'CERTIFICATE REQUEST': 'KEY_CERTIFICATE',
  'NEW CERTIFICATE REQUEST': 'KEY_CERTIFICATE',
  'OPENSSH PRIVATE KEY': 'KEY_OPENSSH',
  'EC PRIVATE KEY': 'KEY_NOT_RSA',
  'DSA PRIVATE KEY': 'KEY_NOT_RSA',
};

/** What may be shown of an RSA public key. */
export const factsOf = (publicKey: KeyObject): PublicKeyFacts => {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return {
    bits: publicKey.asymmetricKeyDetails?.modulusLength ?? 0,
    fingerprint: `SHA256:${createHash('sha256').update(spki).digest('base64')}`,
    spki: spki.toString('base64'),
  };
};

const parse = (pkcs1: Uint8Array): KeyObject | undefined => {
  try {
    return createPrivateKey({
      key: Buffer.from(pkcs1.buffer, pkcs1.byteOffset, pkcs1.length),
      format: 'der',
      type: 'pkcs1',
    });
  } catch {
    // The library's text differs between OpenSSL and BoringSSL and may quote the input.
    return undefined;
  }
};

/** A key whose parts do not belong together still parses. */
const check = (key: KeyObject): Result<SigningKey> => {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa') return fail('KEY_NOT_RSA');
  if (bits < fewestBits) return fail('KEY_TOO_SHORT', { bits });
  try {
    if (!partsBelongTogether(key)) return fail('KEY_DAMAGED');
    const probe = Buffer.from('account-viewer');
    const publicKey = createPublicKey(key);
    if (!verify('RSA-SHA256', probe, publicKey, sign('RSA-SHA256', probe, key))) {
      return fail('KEY_DAMAGED');
    }
    const pkcs8 = key.export({ type: 'pkcs8', format: 'der' });
    return succeed({ pkcs8, facts: factsOf(publicKey) });
  } catch {
    return fail('KEY_DAMAGED');
  }
};

const parseAndCheck = (pkcs1: Uint8Array): Result<SigningKey> => {
  // Told from the lengths, before a library computes with anything: of the modulus, and of every other part.
  const bits = longestInteger(pkcs1);
  if (bits > mostBits) return fail('KEY_TOO_LONG', { bits });
  const key = parse(pkcs1);
  return key ? check(key) : fail('KEY_DAMAGED');
};

const unlock = (
  encryption: Result<Encryption>,
  passphrase: string | undefined,
): Result<SigningKey> => {
  if (!encryption.ok) return encryption;
  if (passphrase === undefined) return fail('KEY_NEEDS_PASSPHRASE');
  const der = decryptKey(encryption.value, passphrase);
  if (!der.ok) return der;
  const key = readDer(der.value);
  der.value.fill(0);
  return key;
};

const readDer = (der: Buffer, passphrase?: string): Result<SigningKey> => {
  const found = recogniseDer(der);
  switch (found.kind) {
    case 'pkcs8':
      if (found.algorithm === rsassaPss) return fail('KEY_PSS');
      if (found.algorithm !== rsaEncryption) return fail('KEY_NOT_RSA');
      // The libraries differ over what may stand around it: attributes, a public key, no NULL parameters.
      return parseAndCheck(keyInside(der));
    case 'pkcs1':
      return parseAndCheck(der);
    case 'pkcs8-encrypted':
      return unlock(readPkcs8Encryption(der), passphrase);
    case 'sec1':
      return fail('KEY_NOT_RSA');
    case 'public':
      return fail('KEY_PUBLIC');
    case 'certificate':
      return fail('KEY_CERTIFICATE');
    case 'unknown':
      return fail('KEY_DAMAGED');
  }
};

const readFrame = (frame: Frame, passphrase?: string): Result<SigningKey> => {
  const wrong = wrongFrames[frame.label];
  if (wrong) return fail(wrong);
  return frame.dek
    ? unlock(readDekEncryption(frame.dek, frame.der), passphrase)
    : readDer(frame.der, passphrase);
};

/**
 * A sequence whose length takes several bytes, which no text of UTF-8 begins like, or a shorter one. Not every key has a
 * zero byte: nearly all of an encrypted one is random.
 */
const isDer = (bytes: Uint8Array): boolean => {
  const [first, length = 0] = bytes;
  return first === 0x30 && ((length > 0x80 && length <= 0x84) || bytes.includes(0));
};

/**
 * Reads a private key from a file's or the clipboard's bytes: PEM in PKCS#8 or PKCS#1, however mangled on its
 * way here, or plain DER, encrypted or not, or a JWK. Gives PKCS#8 DER, or the code of what is wrong with it. Never shows a
 * library's text. `KEY_NEEDS_PASSPHRASE` only where a passphrase will help. Keeps neither of its arguments; blocks
 * for up to three seconds when the text is made that way.
 */
export const readPrivateKey = (bytes: Uint8Array, passphrase?: string): Result<SigningKey> => {
  if (bytes.length > largestKeyText) return keyTooBig;
  if (isDer(bytes)) return readDer(Buffer.from(bytes), passphrase);
  const text = decodeText(bytes);
  if (text.trim() === '') return fail('KEY_EMPTY');
  const frames = findFrames(text);
  // Exports of PKCS#12 and "fullchain" files put certificates beside the key.
  const frame = frames.find(({ label }) => label.endsWith('PRIVATE KEY')) ?? frames[0];
  if (frame) return readFrame(frame, passphrase);
  const jwk = readJwk(text);
  if (jwk) return jwk.ok ? parseAndCheck(jwk.value) : jwk;
  return !text.startsWith('PuTTY') && /\bssh-(rsa|dss|ed25519)\s|\becdsa-sha2-/u.test(text)
    ? fail('KEY_PUBLIC')
    : fail('KEY_DAMAGED');
};
