import { fail, succeed, type Result } from '../../../../shared/failure';
import {
  children,
  octetString,
  oidIn,
  readElement,
  readInteger,
  sequence,
  type Element,
} from './asn1';
import type { Frame } from './key-text';

/** A block cipher in CBC mode; lengths in bytes. */
interface Cipher {
  /** Name of the cipher in node:crypto. */
  readonly name: string;
  readonly keyBytes: number;
  /** Length of the initialisation vector, which is the cipher's block. */
  readonly blockBytes: number;
}

/** How a key is made from the passphrase. */
type Derivation =
  | {
      readonly by: 'pbkdf2';
      readonly digest: string;
      readonly salt: Uint8Array;
      readonly iterations: number;
    }
  | {
      readonly by: 'scrypt';
      readonly salt: Uint8Array;
      /** N, r and p of RFC 7914. */
      readonly cost: number;
      readonly blockSize: number;
      readonly parallelization: number;
    }
  | { readonly by: 'pkcs12'; readonly salt: Uint8Array; readonly iterations: number }
  | { readonly by: 'md5'; readonly salt: Uint8Array };

/** How a private key is encrypted: all that its decryption needs besides the passphrase. */
export interface Encryption {
  readonly cipher: Cipher;
  readonly derivation: Derivation;
  /** Absent when it is derived from the passphrase. */
  readonly iv?: Uint8Array;
  readonly body: Uint8Array;
}

const aes = (bits: number): Cipher => ({
  name: `aes-${bits}-cbc`,
  keyBytes: bits / 8,
  blockBytes: 16,
});

/** Triple DES with three keys. */
const tripleDes: Cipher = { name: 'des-ede3-cbc', keyBytes: 24, blockBytes: 8 };

/*
 * These tables have what works with both OpenSSL 3 and BoringSSL, which Electron is built on. OpenSSL 3 lacks DES,
 * RC2, RC4, Blowfish, CAST5 and SEED; BoringSSL lacks Camellia, ARIA and SM4. AES in modes other than CBC, 3DES with
 * two keys and HMAC-MD5 are left out because hardly any key uses them.
 */

/** Ciphers of PBES2 by object identifier (RFC 8018 B.2). */
const pbes2Ciphers: Readonly<Record<string, Cipher>> = {
  '2.16.840.1.101.3.4.1.2': aes(128),
  '2.16.840.1.101.3.4.1.22': aes(192),
  '2.16.840.1.101.3.4.1.42': aes(256),
  '1.2.840.113549.3.7': tripleDes,
};

/** Ciphers of an encrypted PKCS#1 text by their name in DEK-Info (RFC 1421 section 4.6.1.3). */
const dekCiphers: Readonly<Record<string, Cipher>> = {
  'AES-128-CBC': aes(128),
  'AES-192-CBC': aes(192),
  'AES-256-CBC': aes(256),
  'DES-EDE3-CBC': tripleDes,
};

/** HMAC digests of PBKDF2 by object identifier (RFC 8018 B.1.2). */
const pbkdf2Digests: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};

/**
 * Object identifiers: PBES2 (RFC 8018 section 6.2), its two derivations, and the only PKCS#12 scheme that is accepted
 * (RFC 7292 appendix C).
 */
const pbes2 = '1.2.840.113549.1.5.13';
const pbkdf2 = '1.2.840.113549.1.5.12';
const scrypt = '1.3.6.1.4.1.11591.4.11';
const pbeSha1TripleDes = '1.2.840.113549.1.12.1.3';

/**
 * Most work accepted, at most about three seconds each. PBKDF2 and scrypt cannot be stopped once they run, so a text
 * that asks for more could keep a processor busy and the app from ending.
 */
export const mostWork = {
  pbkdf2Iterations: 1_000_000,
  pkcs12Iterations: 500_000,
  /**
   * Product of N, r and p: a third of a second, and at most 128 MiB. Electron needs that time twice, and main stands
   * still for the first: Node checks the parameters by a derivation of no bytes, for which OpenSSL does no work but
   * BoringSSL all of it.
   */
  scryptSteps: 2 ** 20,
} as const;

const damaged = fail('KEY_DAMAGED');
const unsupported = fail('KEY_UNSUPPORTED_CIPHER');

/** hmacWithSHA1, the default of RFC 8018 A.2, which DER omits. */
const defaultPrf = '1.2.840.113549.2.7';

const nothing = new Uint8Array();

/** The elements of an algorithm's parameters; empty when they are not a SEQUENCE. */
const parametersOf = (algorithm: Element | undefined): readonly Element[] => {
  const parameters = children(algorithm?.content ?? nothing)[1];
  return parameters?.tag === sequence ? children(parameters.content) : [];
};

const readPbkdf2 = (parameters: readonly Element[], cipher: Cipher): Result<Derivation> => {
  const [salt, count, ...rest] = parameters;
  const iterations = readInteger(count);
  const keyBytes = readInteger(rest[0]);
  const prf = rest[keyBytes === undefined ? 0 : 1];
  if (salt?.tag !== octetString || !iterations) return damaged;
  if (keyBytes !== undefined && keyBytes !== cipher.keyBytes) return damaged;
  const digest = pbkdf2Digests[prf ? (oidIn(prf) ?? '') : defaultPrf];
  if (digest === undefined || iterations > mostWork.pbkdf2Iterations) return unsupported;
  return succeed({ by: 'pbkdf2', digest, salt: salt.content, iterations });
};

const readScrypt = (parameters: readonly Element[], cipher: Cipher): Result<Derivation> => {
  const [salt, ...numbers] = parameters;
  const [cost, blockSize, parallelization, keyBytes = cipher.keyBytes] = numbers.map(readInteger);
  if (salt?.tag !== octetString || !cost || !blockSize || !parallelization) return damaged;
  if (keyBytes !== cipher.keyBytes) return damaged;
  if (cost * blockSize * parallelization > mostWork.scryptSteps) return unsupported;
  return succeed({ by: 'scrypt', salt: salt.content, cost, blockSize, parallelization });
};

/** Refuses a body or vector of the wrong length: bytes have been lost, and no passphrase helps. */
const checkLengths = (encryption: Encryption): Result<Encryption> => {
  const { cipher, iv, body } = encryption;
  const whole = body.length > 0 && body.length % cipher.blockBytes === 0;
  return whole && (!iv || iv.length === cipher.blockBytes) ? succeed(encryption) : damaged;
};

const readPbes2 = (parameters: readonly Element[], body: Uint8Array): Result<Encryption> => {
  const [derivation, encryption] = parameters;
  const kdf = oidIn(derivation);
  const cipherId = oidIn(encryption);
  if (kdf === undefined || cipherId === undefined) return damaged;
  const cipher = pbes2Ciphers[cipherId];
  if (!cipher || (kdf !== pbkdf2 && kdf !== scrypt)) return unsupported;
  const read = kdf === pbkdf2 ? readPbkdf2 : readScrypt;
  const made = read(parametersOf(derivation), cipher);
  if (!made.ok) return made;
  const iv = children(encryption?.content ?? nothing)[1];
  if (iv?.tag !== octetString) return damaged;
  return checkLengths({ cipher, derivation: made.value, iv: iv.content, body });
};

const readPkcs12Pbe = (parameters: readonly Element[], body: Uint8Array): Result<Encryption> => {
  const [salt, count] = parameters;
  const iterations = readInteger(count);
  if (salt?.tag !== octetString || !iterations) return damaged;
  if (iterations > mostWork.pkcs12Iterations) return unsupported;
  const derivation: Derivation = { by: 'pkcs12', salt: salt.content, iterations };
  return checkLengths({ cipher: tripleDes, derivation, body });
};

/**
 * Reads an EncryptedPrivateKeyInfo (RFC 5958 section 3). Fails with `KEY_UNSUPPORTED_CIPHER` for an algorithm that is
 * not supported or more work than `mostWork`, before any passphrase is needed, and with `KEY_DAMAGED` when parameters
 * are missing or do not fit together.
 */
export const readPkcs8Encryption = (der: Uint8Array): Result<Encryption> => {
  const [algorithm, body] = children(readElement(der)?.content ?? nothing);
  const scheme = oidIn(algorithm);
  if (scheme === undefined || body?.tag !== octetString) return damaged;
  if (scheme === pbes2) return readPbes2(parametersOf(algorithm), body.content);
  if (scheme === pbeSha1TripleDes) return readPkcs12Pbe(parametersOf(algorithm), body.content);
  return unsupported;
};

/** Encrypted PKCS#1 uses this many first bytes of the initialisation vector as salt. */
const dekSaltBytes = 8;

/** Reads the encryption of a text with DEK-Info. Its key is derived with MD5 and one round, as in OpenSSL. */
export const readDekEncryption = (
  dek: NonNullable<Frame['dek']>,
  body: Uint8Array,
): Result<Encryption> => {
  const cipher = dekCiphers[dek.cipher];
  if (!cipher) return unsupported;
  const iv = Buffer.from(dek.iv, 'hex');
  const derivation: Derivation = { by: 'md5', salt: iv.subarray(0, dekSaltBytes) };
  return checkLengths({ cipher, derivation, iv, body });
};
