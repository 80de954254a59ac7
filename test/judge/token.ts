import { Buffer } from 'node:buffer';
import { constants, verify, type KeyObject } from 'node:crypto';
import { when } from './reasons';

/** The members of a JSON object by name. */
export type Members = ReadonlyMap<string, unknown>;

/** The header or the payload of a token; without members when it is not a JSON object. */
export interface Segment {
  readonly text: string;
  readonly members: Members | undefined;
  readonly reasons: readonly string[];
}

/** A compact JWS, read but not yet judged. */
export interface Token {
  readonly signingInput: string;
  readonly signature: string;
  readonly header: Segment;
  readonly payload: Segment;
}

function isBase64url(part: string): boolean {
  return part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part;
}

function parseObject(text: string): Members | undefined {
  const value: unknown = JSON.parse(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? new Map(Object.entries(value)) : undefined;
}

/** Colons at depth 1 of a valid JSON object: its members, repeated ones included. */
function countMembers(text: string): number {
  let depth = 0;
  let members = 0;
  for (const [lexeme] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:]/g)) {
    if (lexeme === '{' || lexeme === '[') depth += 1;
    if (lexeme === '}' || lexeme === ']') depth -= 1;
    if (lexeme === ':' && depth === 1) members += 1;
  }
  return members;
}

function parseSegment(what: string, part: string): Segment {
  const bytes = Buffer.from(part, 'base64url');
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const members = parseObject(text);
    if (members === undefined) throw new TypeError('not an object');
    const isRepeated = countMembers(text) !== members.size;
    return { text, members, reasons: when(isRepeated, `${what} repeats a member`) };
  } catch {
    const reasons = [`${what} is not a JSON object in UTF-8`];
    return { text: bytes.toString('utf8'), members: undefined, reasons };
  }
}

/** Reads a token's form (specification section 5); undefined when it is not a compact JWS. */
export function parseToken(compact: string): Token | undefined {
  const parts = compact.split('.');
  const [header, payload, signature] = parts;
  if (parts.length !== 3 || !parts.every(isBase64url)) return undefined;
  if (header === undefined || payload === undefined || signature === undefined) return undefined;
  return {
    signingInput: `${header}.${payload}`,
    signature,
    header: parseSegment('token header', header),
    payload: parseSegment('token payload', payload),
  };
}

/** Whether the token has an RS256 signature of the key (specification section 5). */
export function isSignedBy(token: Token, key: KeyObject): boolean {
  const input = Buffer.from(token.signingInput, 'ascii');
  const signature = Buffer.from(token.signature, 'base64url');
  return verify('sha256', input, { key, padding: constants.RSA_PKCS1_PADDING }, signature);
}
