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
import {
  dekCiphers,
  mostWork,
  pbeSha1TripleDes,
  pbes2,
  pbes2Ciphers,
  pbkdf2,
  pbkdf2Digests,
  scrypt,
  tripleDes,
  type Cipher,
  type Derivation,
  type Encryption,
} from './encryption';
import type { Frame } from './key-text';

const damaged = fail('KEY_DAMAGED');
const unsupported = fail('KEY_UNSUPPORTED_CIPHER');

/** hmacWithSHA1, the default of RFC 8018 A.2, which DER leaves out. */
const defaultPrf = '1.2.840.113549.2.7';

const nothing = new Uint8Array();

/** The elements inside an algorithm's parameters; none where they are no SEQUENCE. */
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
  const memory = cost * blockSize;
  if (memory > mostWork.scryptMemory || memory * parallelization > mostWork.scryptSteps) {
    return unsupported;
  }
  return succeed({ by: 'scrypt', salt: salt.content, cost, blockSize, parallelization });
};

/** A body that is no row of whole blocks has lost some of its bytes, whatever the passphrase. */
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
 * Reads an EncryptedPrivateKeyInfo (RFC 5958 section 3). `KEY_UNSUPPORTED_CIPHER` by its object identifiers
 * alone, before any passphrase; `KEY_DAMAGED` where parameters are missing or do not fit together.
 */
export const readPkcs8Encryption = (der: Uint8Array): Result<Encryption> => {
  const [algorithm, body] = children(readElement(der)?.content ?? nothing);
  const scheme = oidIn(algorithm);
  if (scheme === undefined || body?.tag !== octetString) return damaged;
  if (scheme === pbes2) return readPbes2(parametersOf(algorithm), body.content);
  if (scheme === pbeSha1TripleDes) return readPkcs12Pbe(parametersOf(algorithm), body.content);
  return unsupported;
};

/** Salt of the derivation of encrypted PKCS#1: the first bytes of the initialisation vector. */
const dekSaltBytes = 8;

/** The same for a text with DEK-Info, whose key is made with MD5 and one round, as OpenSSL always did. */
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
