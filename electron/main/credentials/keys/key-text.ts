import { createPrivateKey } from 'node:crypto';
import { fail, succeed, type Result } from '../../../../shared/failure';
import { parseJson } from '../../../../shared/parse-json';
import { encodingOf } from '../../../../shared/text-encoding';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Most nested levels that are searched for a key: objects, lists, and texts that are JSON themselves. */
const deepest = 6;

/** All objects in a JSON value, including those in its texts: vaults store a JWK as the text of a field. */
const objectsIn = (value: unknown, depth = 0): readonly Json[] => {
  if (depth > deepest) return [];
  if (typeof value === 'string') {
    return value.trimStart().startsWith('{') ? objectsIn(parseJson(value), depth + 1) : [];
  }
  if (!isJson(value)) return [];
  const inside = Object.values(value).flatMap((one) => objectsIn(one, depth + 1));
  return Array.isArray(value) ? inside : [value, ...inside];
};

/**
 * The JWKs (RFC 7517) of a text that is JSON, or has JSON after a name, as in a .env file: the private RSA keys, else
 * the private keys, else all keys. Empty for any other text.
 */
const findJwks = (text: string): readonly Json[] => {
  const trimmed = text.replace(/^\ufeff/u, '').trim();
  const json =
    parseJson(trimmed) ??
    parseJson(trimmed.slice(trimmed.indexOf('{'), trimmed.lastIndexOf('}') + 1));
  const keys = objectsIn(json).filter((one) => typeof one['kty'] === 'string');
  const privates = keys.filter((key) => 'd' in key);
  const rsa = privates.filter((key) => key['kty'] === 'RSA');
  return [rsa, privates].find(({ length }) => length > 0) ?? keys;
};

const readJwk = (jwk: Json): Result<Buffer> => {
  if (jwk['kty'] !== 'RSA') return fail('KEY_NOT_RSA');
  if (!('d' in jwk)) return fail('KEY_PUBLIC');
  if (typeof jwk['alg'] === 'string' && jwk['alg'].startsWith('PS')) return fail('KEY_PSS');
  // A key with more than two primes has the other primes in `oth`.
  if ('oth' in jwk) return fail('KEY_DAMAGED');
  try {
    const key = createPrivateKey({ key: jwk, format: 'jwk' });
    return succeed(key.export({ type: 'pkcs1', format: 'der' }));
  } catch {
    // The library's text may quote the key.
    return fail('KEY_DAMAGED');
  }
};

/**
 * PKCS#1 DER of each RSA private key in a text that has JWKs, or why a key cannot be used; empty for a text without
 * JWKs. Does not check whether the parts of a key belong together.
 */
export const readJwks = (text: string): readonly Result<Buffer>[] => findJwks(text).map(readJwk);

/** A PEM frame as found in a text: its label, its RFC 1421 headers and its decoded body. */
export interface Frame {
  /** Between BEGIN and the dashes, for example `RSA PRIVATE KEY`. */
  readonly label: string;
  /** Present when the body is encrypted the way PKCS#1 does it. */
  readonly dek?: { readonly cipher: string; readonly iv: string };
  readonly der: Buffer;
}

const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;
/**
 * Matches only from the start of a run of dashes, and with bounded repetition: a long run of dashes or blanks must not
 * take seconds.
 */
const beginning = /(?<!-)-+\s{0,8}BEGIN ([A-Z0-9 ]{0,60}?)\s{0,8}-+/gu;
const ending = /(?<!-)-+\s{0,8}END\b/u;

/** The rest of an END line that was cut short. A dash before a letter is not matched: it may belong to Proc-Type. */
const cutEnding = /-(?![A-Za-z0-9])[\s\S]*$/u;

/**
 * Decodes UTF-8, and UTF-16 as Windows editors save it. Of UTF-16 without a byte order mark, only ASCII is decoded
 * right, which is enough for keys.
 */
export const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes)).decode(bytes).replaceAll('\0', '');

/** A whole PEM text in base64, as Kubernetes and CI settings store files. The text begins with `-----BEGIN`. */
const wrapped = /LS0tLS1CRUdJTi[A-Za-z0-9+/\s]+={0,2}/gu;

const unwrap = (text: string): string =>
  text.replace(wrapped, (base64) => Buffer.from(base64, 'base64').toString('utf8'));

/** Undoes what mail, word processors, YAML, .env files and JSON do to a PEM text. */
const tidy = (text: string): string =>
  text
    .replace(/(?<!\\)\\+r/gu, '')
    .replace(/(?<!\\)\\+n/gu, '\n')
    .replace(dashes, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/^[ \t]*(?:>[ \t]?){1,9}/gmu, '')
    .replace(/["'`\u2018\u2019\u201c\u201d\\]/gu, '');

/**
 * RFC 1421 section 4.6.1. Limits the initialisation vector to its length, 16 bytes for AES and 8 for others: in a paste
 * without line ends, the first letters of the body could be read as part of the vector.
 */
const dekHeader =
  /Proc-Type:\s*4,\s*ENCRYPTED\s*DEK-Info:\s*([A-Z0-9-]+)\s*,\s*((?<=AES-[0-9]{3}-[A-Z]{3}\s{0,9},\s{0,9})[0-9A-Fa-f]{1,32}|[0-9A-Fa-f]{1,16})/u;

const isBase64 = (text: string): boolean => /^[A-Za-z0-9+/]+={0,2}$/u.test(text);

const readFrame = (label: string, content: string): Frame | undefined => {
  const dek = dekHeader.exec(content);
  const body = content.replace(dekHeader, '').replace(/\s+/gu, '');
  if (!isBase64(body)) return undefined;
  const der = Buffer.from(body, 'base64');
  return dek ? { label, der, dek: { cipher: dek[1] ?? '', iv: dek[2] ?? '' } } : { label, der };
};

/**
 * All PEM frames of a text, whatever is around or between their lines. A frame whose body cannot be decoded has an
 * empty body. A text that is only base64 gives one frame with an empty label.
 */
export const findFrames = (text: string): readonly Frame[] => {
  const tidied = tidy(unwrap(text));
  const marks = [...tidied.matchAll(beginning)];
  if (marks.length === 0) {
    const bare = readFrame('', tidied);
    return bare ? [bare] : [];
  }
  return marks.map((mark, index) => {
    const start = mark.index + mark[0].length;
    const rest = tidied.slice(start, marks[index + 1]?.index);
    const end = rest.search(ending);
    const label = mark[1] ?? '';
    const content = end === -1 ? rest.replace(cutEnding, '') : rest.slice(0, end);
    return readFrame(label, content) ?? { label, der: Buffer.alloc(0) };
  });
};
