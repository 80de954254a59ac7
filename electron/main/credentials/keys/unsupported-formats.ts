import type { KeyFormat } from '../../../../shared/problems';
import { bitsOf } from './asn1';

/** First bytes, in hexadecimal, of files that may contain a key but not as text. */
const beginnings: readonly (readonly [string, KeyFormat])[] = [
  // JKS and JCEKS, which keytool wrote before it wrote PKCS#12.
  ['feedfeed', 'java'],
  ['cececece', 'java'],
  // zip (including current Office documents), gzip, 7z and rar; older Office documents, PDF.
  ['504b0304', 'container'],
  ['1f8b08', 'container'],
  ['377abcaf271c', 'container'],
  ['526172211a07', 'container'],
  ['d0cf11e0a1b11ae1', 'container'],
  ['25504446', 'container'],
];

/** Whether a text is an RTF document. TextEdit saves pasted text as RTF. */
export const isRichText = (text: string): boolean => text.startsWith('{\\rtf');

/** Format of a file by its first bytes; undefined for a text, and for a format that is not listed. */
export const recogniseFormat = (bytes: Uint8Array): KeyFormat | undefined => {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  return beginnings.find(([beginning]) => start.startsWith(beginning))?.[1];
};

/** Type and length of an SSH key, read from its public half, which is never encrypted. */
export interface SshKey {
  /** SSH's name of the type, for example `ssh-rsa` or `ssh-ed25519`. */
  readonly type: string;
  /** Length of an RSA modulus; undefined for other keys. */
  readonly bits?: number;
}

/** An SSH string (RFC 4251 section 5) and where the next one begins; undefined when it does not fit into the bytes. */
const readString = (
  bytes: Buffer,
  at: number,
): { readonly content: Buffer; readonly end: number } | undefined => {
  if (at + 4 > bytes.length) return undefined;
  const end = at + 4 + bytes.readUInt32BE(at);
  return end > bytes.length ? undefined : { content: bytes.subarray(at + 4, end), end };
};

/** At most `most` consecutive strings. */
const readStrings = (bytes: Buffer, from: number, most: number): readonly Buffer[] => {
  const found: Buffer[] = [];
  let at = from;
  while (found.length < most) {
    const next = readString(bytes, at);
    if (!next) break;
    found.push(next.content);
    at = next.end;
  }
  return found;
};

const openSshMagic = Buffer.from('openssh-key-v1\0');

/** The key in a file of OpenSSH's own format (PROTOCOL.key of OpenSSH); undefined when it cannot be determined. */
export const readOpenSsh = (body: Buffer): SshKey | undefined => {
  if (!body.subarray(0, openSshMagic.length).equals(openSshMagic)) return undefined;
  // Cipher, key derivation and its options are strings. Four bytes with the number of keys follow.
  const before = readStrings(body, openSshMagic.length, 3);
  if (before.length < 3) return undefined;
  const length = before.reduce((sum, content) => sum + 4 + content.length, 0);
  const publicKey = readString(body, openSshMagic.length + length + 4);
  const [type, , modulus] = publicKey ? readStrings(publicKey.content, 0, 3) : [];
  if (!type) return undefined;
  const name = type.toString('latin1');
  return name === 'ssh-rsa' && modulus ? { type: name, bits: bitsOf(modulus) } : { type: name };
};

/** The type of the key in a PuTTY text; undefined for any other text. */
export const readPutty = (text: string): SshKey | undefined => {
  const type = /^\s*PuTTY-User-Key-File-\d+:\s*([a-z\d@.-]{0,60})/u.exec(text)?.[1];
  return type === undefined ? undefined : { type };
};
