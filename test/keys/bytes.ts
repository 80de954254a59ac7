/** The DER of a PEM text without headers. */
export const derOf = (pem: Buffer | string): Buffer =>
  Buffer.from(pem.toString().replace(/-----[^-]+-----/gu, ''), 'base64');

/** Returns a copy with the first `from` (hex) replaced by `to` of the same length. Throws when `from` is not found. */
export const patch = (bytes: Buffer, from: string, to: string): Buffer => {
  const at = bytes.indexOf(from, 0, 'hex');
  if (at === -1 || from.length !== to.length) throw new Error(`cannot put ${to} for ${from}`);
  const patched = Buffer.from(bytes);
  patched.write(to, at, 'hex');
  return patched;
};

/** Returns a copy with one bit changed in the byte at `at`, counted from the end when negative. */
export const flip = (bytes: Buffer, at: number): Buffer => {
  const flipped = Buffer.from(bytes);
  const index = at < 0 ? bytes.length + at : at;
  flipped.writeUInt8(flipped.readUInt8(index) ^ 0x10, index);
  return flipped;
};

const element = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
};

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const rsaOid = hex('06092a864886f70d010101');

/** PKCS#8 without the NULL parameters of RSA, as some programs write it. */
export const pkcs8WithoutNull = (pkcs1: Buffer): Buffer =>
  element(0x30, hex('020100'), element(0x30, rsaOid), element(0x04, pkcs1));

/** PKCS#8 of version 1 (RFC 5958) with a field after the key. */
export const pkcs8WithPublicKey = (pkcs1: Buffer): Buffer =>
  element(
    0x30,
    hex('020101'),
    element(0x30, rsaOid, hex('0500')),
    element(0x04, pkcs1),
    element(0x81, hex('003003020101')),
  );

/** A positive DER INTEGER of exactly `bits` bits, all ones. */
const numberOf = (bits: number): Buffer => {
  const bytes = Buffer.alloc(Math.ceil(bits / 8), 0xff);
  bytes.writeUInt8(0xff >> (bytes.length * 8 - bits), 0);
  return element(0x02, bits % 8 === 0 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes);
};

/** PKCS#1 with a modulus and a private exponent of these lengths in bits. The numbers form no valid key. */
export const pkcs1Of = (modulus: number, privateExponent = modulus): Buffer => {
  const short = numberOf(1024);
  const exponents = [hex('0203010001'), numberOf(privateExponent)];
  return element(
    0x30,
    hex('020100'),
    numberOf(modulus),
    ...exponents,
    short,
    short,
    short,
    short,
    short,
  );
};
