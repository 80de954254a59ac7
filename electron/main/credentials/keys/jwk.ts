import { fail, succeed, type Result } from '../../../../shared/failure';
import { integer, sequence } from './asn1';

/** Members of an RSA private key in the order of PKCS#1 (RFC 7518 section 6.3, RFC 8017 A.1.2). */
const members = ['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'] as const;

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The thrown error quotes the text.
    return undefined;
  }
};

/** In as few bytes as the length needs, which DER demands; what is read here has fewer than 65,536. */
const lengthBytes = (length: number): readonly number[] => {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
};

const element = (tag: number, ...content: readonly Uint8Array[]): Buffer => {
  const whole = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(whole.length)]), whole]);
};

/** An INTEGER that is not below zero; undefined for what is no number in base64url. */
const numberElement = (value: unknown): Buffer | undefined => {
  if (typeof value !== 'string' || !/^[\w-]+$/u.test(value)) return undefined;
  const bytes = Buffer.from(value, 'base64url');
  const start = bytes.findIndex((byte) => byte !== 0);
  if (start === -1) return undefined;
  const isNegative = ((bytes[start] ?? 0) & 0x80) !== 0;
  return element(integer, Buffer.alloc(isNegative ? 1 : 0), bytes.subarray(start));
};

/** The JWK of a text, or the private one of a set of them (RFC 7517); undefined for every other text. */
const findJwk = (text: string): Json | undefined => {
  const trimmed = text.replace(/^\ufeff/u, '').trim();
  const json = trimmed.startsWith('{') ? parse(trimmed) : undefined;
  if (!isJson(json)) return undefined;
  const keys = (Array.isArray(json['keys']) ? (json['keys'] as unknown[]) : [json]).filter(isJson);
  const jwk = keys.find((key) => 'd' in key) ?? keys[0];
  return typeof jwk?.['kty'] === 'string' ? jwk : undefined;
};

/**
 * PKCS#1 DER of a text that is an RSA private key as a JWK with all of its parts; undefined for a text that is no JWK. Whether
 * the parts belong together is for others to see.
 */
export const readJwk = (text: string): Result<Buffer> | undefined => {
  const jwk = findJwk(text);
  if (!jwk) return undefined;
  if (jwk['kty'] !== 'RSA') return fail('KEY_NOT_RSA');
  if (!('d' in jwk)) return fail('KEY_PUBLIC');
  if (typeof jwk['alg'] === 'string' && jwk['alg'].startsWith('PS')) return fail('KEY_PSS');
  const numbers = members.flatMap((name) => numberElement(jwk[name]) ?? []);
  // A key of more than two primes has its others in `oth`.
  if (numbers.length < members.length || 'oth' in jwk) return fail('KEY_DAMAGED');
  return succeed(element(sequence, Buffer.from([integer, 1, 0]), ...numbers));
};
