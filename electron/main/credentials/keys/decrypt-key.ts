import { createDecipheriv } from 'node:crypto';
import { fail, succeed, type Result } from '../../../../shared/failure';
import { integer, readElement, sequence } from './asn1';
import { deriveKey } from './derive-key';
import type { Encryption } from './encryption';

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
