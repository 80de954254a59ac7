import type { KeyFormat } from '../../../../shared/problems';
import { bitsOf } from './asn1';

/** How files begin, in hexadecimal, that may hold a key and are no text of one. */
const beginnings: readonly (readonly [string, KeyFormat])[] = [
  // JKS and JCEKS, which keytool wrote before it wrote PKCS#12.
  ['feedfeed', 'java'],
  ['cececece', 'java'],
  // zip (so too documents of today's Office), gzip, 7z and rar; older documents of Office, PDF.
  ['504b0304', 'container'],
  ['1f8b08', 'container'],
  ['377abcaf271c', 'container'],
  ['526172211a07', 'container'],
  ['d0cf11e0a1b11ae1', 'container'],
  ['25504446', 'container'],
];

/** Whether a text is a document in RTF, in which TextEdit saves what is pasted into it. */
export const isRichText = (text: string): boolean => text.startsWith('{\\rtf');

/** What a file is, told by its first bytes; undefined for a text, and for every file that is not known here. */
export const recogniseFormat = (bytes: Uint8Array): KeyFormat | undefined => {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  return beginnings.find(([beginning]) => start.startsWith(beginning))?.[1];
};

/** Kind and length of a key of SSH, told from its public half, which nothing encrypts. */
export interface SshKey {
  /** As SSH names it, for example `ssh-rsa` or `ssh-ed25519`. */
  readonly type: string;
  /** Length of an RSA modulus; undefined for other keys. */
  readonly bits?: number;
}

/** One of SSH's strings (RFC 4251 section 5) and where the next one begins; undefined where none fits. */
const readString = (
  bytes: Buffer,
  at: number,
): { readonly content: Buffer; readonly end: number } | undefined => {
  if (at + 4 > bytes.length) return undefined;
  const end = at + 4 + bytes.readUInt32BE(at);
  return end > bytes.length ? undefined : { content: bytes.subarray(at + 4, end), end };
};

/** The first so many strings in a row. */
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

/** The key that a file in OpenSSH's own format holds (PROTOCOL.key of OpenSSH); undefined where that cannot be told. */
export const readOpenSsh = (body: Buffer): SshKey | undefined => {
  if (!body.subarray(0, openSshMagic.length).equals(openSshMagic)) return undefined;
  // Cipher, derivation and its options, each a string; then how many keys there are, in four bytes.
  const before = readStrings(body, openSshMagic.length, 3);
  if (before.length < 3) return undefined;
  const length = before.reduce((sum, content) => sum + 4 + content.length, 0);
  const publicKey = readString(body, openSshMagic.length + length + 4);
  const [type, , modulus] = publicKey ? readStrings(publicKey.content, 0, 3) : [];
  if (!type) return undefined;
  const name = type.toString('latin1');
  return name === 'ssh-rsa' && modulus ? { type: name, bits: bitsOf(modulus) } : { type: name };
};

/** The same of a text of PuTTY; undefined for every other text. */
export const readPutty = (text: string): SshKey | undefined => {
  const type = /^\s*PuTTY-User-Key-File-\d+:\s*([a-z\d@.-]{0,60})/u.exec(text)?.[1];
  return type === undefined ? undefined : { type };
};
