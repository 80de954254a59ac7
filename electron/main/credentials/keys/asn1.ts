/** One ASN.1 value in DER: its tag, its content, and where the next one starts. */
export interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly end: number;
}

/** Tags of the types that keys are made of (X.690). */
export const sequence = 0x30;
export const integer = 0x02;
export const octetString = 0x04;
const bitString = 0x03;
const objectIdentifier = 0x06;

/** Reads the element at `offset`; undefined when it does not fit into the bytes. */
export const readElement = (bytes: Uint8Array, offset = 0): Element | undefined => {
  const tag = bytes[offset];
  const first = bytes[offset + 1];
  if (tag === undefined || first === undefined) return undefined;
  const lengthBytes = first & 0x80 ? first & 0x7f : 0;
  if (lengthBytes > 4) return undefined;
  let length = lengthBytes === 0 ? first : 0;
  for (let i = 0; i < lengthBytes; i += 1) length = length * 256 + (bytes[offset + 2 + i] ?? 0);
  const start = offset + 2 + lengthBytes;
  const end = start + length;
  return end > bytes.length ? undefined : { tag, content: bytes.subarray(start, end), end };
};

/** The consecutive elements in `content`, up to the first that does not fit. */
export const children = (content: Uint8Array): readonly Element[] => {
  const found: Element[] = [];
  for (let offset = 0; offset < content.length;) {
    const element = readElement(content, offset);
    if (!element) break;
    found.push(element);
    offset = element.end;
  }
  return found;
};

/** Dotted form of an OBJECT IDENTIFIER's content. */
const dotted = (content: Uint8Array): string => {
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of content) {
    arc = arc * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    arcs.push(arc);
    arc = 0;
  }
  const [both = 0, ...rest] = arcs;
  const first = Math.min(Math.floor(both / 40), 2);
  return [first, both - first * 40, ...rest].join('.');
};

/** Value of an INTEGER of at most 32 bits and not below zero; undefined for anything else. */
export const readInteger = (element: Element | undefined): number | undefined => {
  if (element?.tag !== integer) return undefined;
  const { content } = element;
  const [first] = content;
  if (first === undefined || first & 0x80 || content.length > 5) return undefined;
  const value = content.reduce((sum, byte) => sum * 256 + byte, 0);
  return value < 2 ** 32 ? value : undefined;
};

/** Bit length of a non-negative big-endian number. */
export const bitsOf = (number: Uint8Array): number => {
  const first = number.findIndex((byte) => byte !== 0);
  return first === -1 ? 0 : (number.length - first) * 8 - Math.clz32(number[first] ?? 0) + 24;
};

/** Bit length of the longest INTEGER in a SEQUENCE such as PKCS#1; 0 if there is none. Only measures the numbers. */
export const longestInteger = (pkcs1: Uint8Array): number => {
  const numbers = children(readElement(pkcs1)?.content ?? new Uint8Array());
  return numbers.reduce(
    (longest, { tag, content }) => (tag === integer ? Math.max(longest, bitsOf(content)) : longest),
    0,
  );
};

/** Dotted object identifier of an AlgorithmIdentifier (RFC 5280 section 4.1.1.2). */
export const oidIn = (algorithm: Element | undefined): string | undefined => {
  if (algorithm?.tag !== sequence) return undefined;
  const [oid] = children(algorithm.content);
  return oid?.tag === objectIdentifier ? dotted(oid.content) : undefined;
};

/** What DER bytes are, by their structure alone, so that the result does not depend on a crypto library's errors. */
type DerKind =
  | { readonly kind: 'pkcs8'; readonly algorithm: string }
  | { readonly kind: 'pkcs8-encrypted' | 'pkcs1' }
  | { readonly kind: 'sec1' | 'public' | 'certificate' | 'pkcs12' | 'unknown' };

/**
 * First bytes of a PKCS#12 file (RFC 7292 section 4), in hexadecimal: version 3, then data or signed data of PKCS#7.
 * Some programs write indefinite lengths (0x80), which DER does not allow.
 */
const beginningOfPkcs12 = (() => {
  const length = '(?:[0-7].|80|81..|82.{4}|83.{6}|84.{8})';
  return new RegExp(`^30${length}02010330${length}06092a864886f70d01070[12]`, 'u');
})();

const isPkcs12 = (bytes: Uint8Array): boolean =>
  beginningOfPkcs12.test(Buffer.from(bytes.subarray(0, 32)).toString('hex'));

/**
 * Recognises PKCS#12 by its first bytes, and PKCS#8 (RFC 5208), encrypted PKCS#8, PKCS#1 (RFC 8017 A.1.2), SEC1,
 * SubjectPublicKeyInfo, PKCS#1 public keys and X.509 certificates by the tags of their first elements.
 */
export const recogniseDer = (bytes: Uint8Array): DerKind => {
  if (isPkcs12(bytes)) return { kind: 'pkcs12' };
  const outer = readElement(bytes);
  if (outer?.tag !== sequence) return { kind: 'unknown' };
  const [first, second, third] = children(outer.content);
  if (first?.tag === integer) {
    const algorithm = oidIn(second);
    if (algorithm !== undefined && third?.tag === octetString) return { kind: 'pkcs8', algorithm };
    if (second?.tag === octetString) return { kind: 'sec1' };
    // A public key ends after its two numbers. Unreadable bytes after them are damage.
    const isLast = second?.end === outer.content.length;
    if (second?.tag === integer && (third || isLast)) return { kind: third ? 'pkcs1' : 'public' };
  }
  // Signed data of PKCS#7 (RFC 2315). Windows exports certificates in this format as .p7b.
  if (first?.tag === objectIdentifier && dotted(first.content) === '1.2.840.113549.1.7.2') {
    return { kind: 'certificate' };
  }
  if (first?.tag === sequence && second?.tag === bitString) return { kind: 'public' };
  if (first?.tag === sequence && second?.tag === octetString) return { kind: 'pkcs8-encrypted' };
  if (first?.tag === sequence && second?.tag === sequence && third?.tag === bitString) {
    return { kind: 'certificate' };
  }
  return { kind: 'unknown' };
};

/** The key inside PKCS#8 (RFC 5958 section 2), in its algorithm's own format; empty when there is none. */
export const keyInside = (pkcs8: Uint8Array): Uint8Array =>
  children(readElement(pkcs8)?.content ?? new Uint8Array())[2]?.content ?? new Uint8Array();

/** Object identifiers of key algorithms (RFC 8017, RFC 4055). */
export const rsaEncryption = '1.2.840.113549.1.1.1';
export const rsassaPss = '1.2.840.113549.1.1.10';
