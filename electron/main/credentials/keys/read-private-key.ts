import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import {
  type Code,
  type Failure,
  fail,
  mapResult,
  type Result,
  succeed,
} from '../../../../shared/failure';
import type { PublicKeyFacts } from '../../../../shared/profile';
import { keyInside, longestInteger, recogniseDer, rsaEncryption, rsassaPss } from './asn1';
import { decryptKey } from './derive-key';
import { type Encryption, readDekEncryption, readPkcs8Encryption } from './encryption';
import { arePair, factsOf, partsBelongTogether } from './key-objects';
import { decodeText, findFrames, type Frame, readJwks } from './key-text';
import {
  isRichText,
  readOpenSsh,
  readPutty,
  recogniseFormat,
  type SshKey,
} from './unsupported-formats';

/** A private key that is known to sign RS256. */
export interface SigningKey {
  /** PKCS#8 DER. */
  readonly pkcs8: Buffer;
  readonly facts: PublicKeyFacts;
}

/** Largest text read, in bytes; an RSA-16384 key in PEM has about 13 kB. */
export const largestKeyText = 65_536;

export const keyTooBig = fail('KEY_TOO_BIG', { limitBytes: largestKeyText });

/** Fewest bits of an RSA key that signs RS256 (RFC 7518 section 3.3). */
export const fewestBits = 2048;

/**
 * Most bits that BoringSSL accepts. OpenSSL accepts any number: a signature takes 20 s with 24,000 bits, and minutes
 * with the longest key that fits into a file.
 */
const mostBits = 16_384;

/** Labels of frames that have no private key, or none that can sign RS256. */
const wrongFrames: Readonly<Record<string, Code>> = {
  'PUBLIC KEY': 'KEY_PUBLIC',
  'RSA PUBLIC KEY': 'KEY_PUBLIC',
  'SSH2 PUBLIC KEY': 'KEY_PUBLIC',
  CERTIFICATE: 'KEY_CERTIFICATE',
  'X509 CERTIFICATE': 'KEY_CERTIFICATE',
  'TRUSTED CERTIFICATE': 'KEY_CERTIFICATE',
  'CERTIFICATE REQUEST': 'KEY_CERTIFICATE',
  'NEW CERTIFICATE REQUEST': 'KEY_CERTIFICATE',
  'EC PRIVATE KEY': 'KEY_NOT_RSA',
  'DSA PRIVATE KEY': 'KEY_NOT_RSA',
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

/** Checks a parsed key: one whose parts do not belong together still parses. */
const check = async (key: KeyObject): Promise<Result<SigningKey>> => {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa') return fail('KEY_NOT_RSA');
  // OpenSSL parses a key without a modulus, BoringSSL does not. Such a key is damaged, not too short.
  if (bits === 0) return fail('KEY_DAMAGED');
  if (bits < fewestBits) return fail('KEY_TOO_SHORT', { bits });
  try {
    if (!partsBelongTogether(key)) return fail('KEY_DAMAGED');
    const publicKey = createPublicKey(key);
    if (!(await arePair(key, publicKey))) return fail('KEY_DAMAGED');
    const pkcs8 = key.export({ type: 'pkcs8', format: 'der' });
    return succeed({ pkcs8, facts: factsOf(publicKey) });
  } catch {
    return fail('KEY_DAMAGED');
  }
};

const parseAndCheck = async (pkcs1: Uint8Array): Promise<Result<SigningKey>> => {
  // Check the lengths of the modulus and every other part before a library computes with any of them.
  const bits = longestInteger(pkcs1);
  if (bits > mostBits) return fail('KEY_TOO_LONG', { bits });
  const key = parse(pkcs1);
  return key ? check(key) : fail('KEY_DAMAGED');
};

/** The key in a text: in PKCS#1, or encrypted. */
type Found =
  | { readonly kind: 'plain'; readonly pkcs1: Uint8Array }
  | { readonly kind: 'encrypted'; readonly encryption: Encryption };

const plain = (pkcs1: Uint8Array): Result<Found> => succeed({ kind: 'plain', pkcs1 });

const encrypted = (encryption: Result<Encryption>): Result<Found> =>
  mapResult(encryption, (found) => ({ kind: 'encrypted', encryption: found }));

const findInDer = (der: Buffer): Result<Found> => {
  const found = recogniseDer(der);
  switch (found.kind) {
    case 'pkcs8':
      if (found.algorithm === rsassaPss) return fail('KEY_PSS');
      if (found.algorithm !== rsaEncryption) return fail('KEY_NOT_RSA');
      // Take only the key itself: the libraries differ in what they accept around it, such as attributes, a public key
      // or missing NULL parameters.
      return plain(keyInside(der));
    case 'pkcs1':
      return plain(der);
    case 'pkcs8-encrypted':
      return encrypted(readPkcs8Encryption(der));
    case 'sec1':
      return fail('KEY_NOT_RSA');
    case 'public':
      return fail('KEY_PUBLIC');
    case 'certificate':
      return fail('KEY_CERTIFICATE');
    case 'pkcs12':
      return fail('KEY_PKCS12');
    case 'unknown':
      return fail('KEY_DAMAGED');
  }
};

/** Fewest bytes that may be part of a long enough key. Base64 of fewer bytes is a word or an API key. */
const shortestPart = 400;

/** Labels of frames in which an unreadable body is a damaged key. With other labels, it is another format or no key. */
const keyLabels: ReadonlySet<string> = new Set([
  '',
  'PRIVATE KEY',
  'RSA PRIVATE KEY',
  'ENCRYPTED PRIVATE KEY',
]);

/** Why an SSH key in another program's format is refused: its type, its length, or otherwise only the format. */
const failOfSsh = (key: SshKey | undefined, format: Code): Result<never> => {
  if (key && key.type !== 'ssh-rsa') return fail('KEY_NOT_RSA');
  const bits = key?.bits ?? fewestBits;
  return bits < fewestBits ? fail('KEY_TOO_SHORT', { bits }) : fail(format);
};

const findInFrame = (frame: Frame): Result<Found> => {
  const { label, der, dek } = frame;
  if (label === '' && der.length < shortestPart && der[0] !== 0x30) return fail('KEY_MISSING');
  const wrong = wrongFrames[label];
  if (wrong) return fail(wrong);
  if (label === 'OPENSSH PRIVATE KEY') return failOfSsh(readOpenSsh(der), 'KEY_OPENSSH');
  if (/^PGP P(?:RIVATE|UBLIC) KEY/u.test(label)) return fail('KEY_FORMAT', { keyFormat: 'pgp' });
  const found = dek ? encrypted(readDekEncryption(dek, der)) : findInDer(der);
  if (found.ok || found.error.code !== 'KEY_DAMAGED' || keyLabels.has(label)) return found;
  return label.endsWith('PRIVATE KEY')
    ? fail('KEY_FORMAT', { keyFormat: 'unknown' })
    : fail('KEY_MISSING');
};

/**
 * Whether bytes are DER and not text: they begin with a SEQUENCE whose length takes several bytes, as no UTF-8 text
 * does, or with a shorter SEQUENCE and contain a zero byte. Not every key has a zero byte: an encrypted one is nearly
 * all random.
 */
const isDer = (bytes: Uint8Array): boolean => {
  const [first, length = 0] = bytes;
  return first === 0x30 && ((length > 0x80 && length <= 0x84) || bytes.includes(0));
};

/** A text that identifies a key: two frames may have the same key in different formats. */
const tellingOf = (found: Found): string => {
  const bytes = found.kind === 'plain' ? found.pkcs1 : found.encryption.body;
  return Buffer.from(bytes).toString('base64');
};

/**
 * The usable key, or the first failure if no key is usable. `KEY_SEVERAL` for different usable keys, because only the
 * user knows which key is meant.
 */
const onlyOf = (found: readonly Result<Found>[]): Result<Found> | undefined => {
  const usable = found.filter((one) => one.ok);
  const different = new Set(usable.map(({ value }) => tellingOf(value)));
  return different.size > 1 ? fail('KEY_SEVERAL') : (usable[0] ?? found[0]);
};

/** Remains of a key in a text: a line of its frame, or the type in a JWK. */
const ofKey = /BEGIN|PRIVATE[\s-]{0,3}KEY|"kty"/iu;

const findInText = (text: string): Result<Found> => {
  if (text.trim() === '') return fail('KEY_EMPTY');
  const putty = readPutty(text);
  if (putty) return failOfSsh(putty, 'KEY_PUTTY');
  const frames = findFrames(text);
  // Exports of PKCS#12 and "fullchain" files have certificates beside the key, and some have keys of several kinds.
  const keys = frames.filter(({ label }) => label.endsWith('PRIVATE KEY'));
  const inFrames = onlyOf((keys.length > 0 ? keys : frames.slice(0, 1)).map(findInFrame));
  if (inFrames) return inFrames;
  const inJwks = onlyOf(readJwks(text).map((jwk) => (jwk.ok ? plain(jwk.value) : jwk)));
  if (inJwks) return inJwks;
  return /\bssh-(rsa|dss|ed25519)\s|\becdsa-sha2-/u.test(text)
    ? fail('KEY_PUBLIC')
    : fail(ofKey.test(text) ? 'KEY_DAMAGED' : 'KEY_MISSING');
};

const isUnread = ({ code }: Failure): boolean => code === 'KEY_MISSING' || code === 'KEY_DAMAGED';

const findKey = (bytes: Uint8Array): Result<Found> => {
  if (bytes.length > largestKeyText) return keyTooBig;
  const keyFormat = recogniseFormat(bytes);
  if (keyFormat) return fail('KEY_FORMAT', { keyFormat });
  if (isDer(bytes)) return findInDer(Buffer.from(bytes));
  const text = decodeText(bytes);
  const found = findInText(text);
  // A simple RTF document has the key's text unchanged. Otherwise the user has to copy the key out of its program.
  return isRichText(text) && !found.ok && isUnread(found.error)
    ? fail('KEY_FORMAT', { keyFormat: 'container' })
    : found;
};

const readFound = async (found: Result<Found>): Promise<Result<SigningKey>> => {
  if (!found.ok) return found;
  return found.value.kind === 'plain'
    ? parseAndCheck(found.value.pkcs1)
    : fail('KEY_NEEDS_PASSPHRASE');
};

/**
 * Reads a private key from the bytes of a file or the clipboard: PEM in PKCS#8 or PKCS#1, also when mangled on its way,
 * DER, or a JWK. Returns PKCS#8 DER and public facts, or the code of what is wrong; never a library's text.
 * `KEY_SEVERAL` for a text with different RSA keys: an encrypted key counts as different from a plain one beside it,
 * because they cannot be compared without the passphrase. `KEY_NEEDS_PASSPHRASE` only when a passphrase helps: then
 * call `unlockPrivateKey`. Reads the bytes before it returns its promise, and does not keep them.
 */
export const readPrivateKey = (bytes: Uint8Array): Promise<Result<SigningKey>> =>
  readFound(findKey(bytes));

/**
 * Reads a private key that may be encrypted with a passphrase. Decrypting takes up to three seconds and hardly blocks
 * main. Fails as `readPrivateKey` and `decryptKey` do, with `CANCELLED` once `isWanted` returns false. Reads the bytes
 * before it returns its promise, and keeps none of its arguments.
 */
export const unlockPrivateKey = async (
  bytes: Uint8Array,
  passphrase: string,
  isWanted: () => boolean,
): Promise<Result<SigningKey>> => {
  const found = findKey(bytes);
  if (!found.ok || found.value.kind === 'plain') return readFound(found);
  const der = await decryptKey(found.value.encryption, passphrase, isWanted);
  if (!der.ok) return der;
  const key = isWanted() ? await readFound(findInDer(der.value)) : fail('CANCELLED');
  der.value.fill(0);
  return key;
};
