import { netError } from './net-errors';

// How Chromium reads the head of an answer (net/http/http_stream_parser.cc, http_response_headers.cc and http_util.cc),
// as far as what comes of it can be told apart. The self-test compares the outcome with the installed Chromium's.

/** The head of an answer: bytes as they came, one character each. */
export interface Head {
  readonly status: number;
  readonly reason: string;
  readonly version: { readonly major: number; readonly minor: number };
  /** The connection ended within it. What it says of a body is then not to be had, and not missed either. */
  readonly isCut: boolean;
  /** Names in their own spelling. */
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/** Largest head, in bytes. */
export const largestHead = 256 * 1024;

/** Bytes that may stand before the status line. */
const slop = 4;

const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const trimmed = (text: string): string => text.replace(/^[ \t]+|[ \t]+$/g, '');

/** Where the status line begins; undefined where there is none, or not yet enough to tell. */
export function startOfHead(text: string): number | undefined {
  const at = text.slice(0, slop + 4).search(/http/i);
  return at === -1 ? undefined : at;
}

/** Where the body begins; undefined while the head has not ended. */
export function endOfHead(text: string, from: number): number | undefined {
  const end = /\n\r?\n/g;
  end.lastIndex = from;
  return end.test(text) ? end.lastIndex : undefined;
}

function versionOf(line: string): Head['version'] {
  const [, major, minor] = /^http\/(\d)[^.]*\.(\d)/i.exec(line) ?? [];
  const version = { major: Number(major ?? 0), minor: Number(minor ?? 0) };
  if (version.major === 2 && version.minor === 0) return version;
  const isLater = version.major > 1 || (version.major === 1 && version.minor >= 1);
  return { major: 1, minor: isLater ? 1 : 0 };
}

// Whatever is missing or no number is a 200.
function statusOf(line: string): Pick<Head, 'status' | 'reason'> {
  const space = line.indexOf(' ');
  if (space === -1) return { status: 200, reason: 'OK' };
  const [, digits, reason = ''] = /^ +(\d+)(.*)$/s.exec(line.slice(space)) ?? [];
  if (digits === undefined) return { status: 200, reason: '' };
  return { status: Math.min(Number(digits), 2 ** 31 - 1), reason: reason.replace(/^ +| +$/g, '') };
}

/** Lines that end in either character; one that begins with a space goes on from the one before it. */
function unfold(text: string): readonly string[] {
  const lines: string[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    if (!/^[ \t]/.test(line)) lines.push(line);
    else if (lines.length > 0) lines.push(`${lines.pop() ?? ''} ${line.replace(/^[ \t]+/, '')}`);
  }
  return lines;
}

/** What stands for the head of an answer that is nothing but a body, as radio stations send it. */
export const noHead: Head = {
  version: { major: 0, minor: 9 },
  status: 200,
  reason: 'OK',
  isCut: false,
  lines: [],
};

/** Reads all that came of a head. Throws as Chromium fails. */
export function readHead(received: string, isCut = false): Head {
  if (received.includes('\0')) throw netError('INVALID_HTTP_RESPONSE', 'a NUL');
  const text = received.slice(startOfHead(received));
  const lineEnd = text.search(/[\r\n]/);
  const statusLine = lineEnd === -1 ? text : text.slice(0, lineEnd);
  const lines = unfold(lineEnd === -1 ? '' : text.slice(lineEnd)).flatMap((line) => {
    const colon = line.indexOf(':');
    const name = trimmed(line.slice(0, Math.max(colon, 0)));
    return token.test(name) ? [[name, trimmed(line.slice(colon + 1))] as const] : [];
  });
  const head = { version: versionOf(statusLine), ...statusOf(statusLine), isCut, lines };
  refuseContradictions(head);
  return head;
}

/** All values of a header, in small letters or not. */
export const valuesOf = ({ lines }: Head, name: string): readonly string[] =>
  lines.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value);

/** All values of a header that is a list. */
export const listOf = (head: Head, name: string): readonly string[] =>
  valuesOf(head, name).flatMap((value) => value.split(',').map(trimmed));

export const isChunked = (head: Head): boolean =>
  head.version.major + head.version.minor > 1 &&
  listOf(head, 'transfer-encoding').some((coding) => coding.toLowerCase() === 'chunked');

// Several of these could hide one answer in another.
function refuseContradictions(head: Head): void {
  const differ = (values: readonly string[]): boolean => new Set(values).size > 1;
  const refuse = (name: string): never => {
    throw netError(`RESPONSE_HEADERS_MULTIPLE_${name}`, 'distinct values');
  };
  if (!isChunked(head) && differ(listOf(head, 'content-length'))) refuse('CONTENT_LENGTH');
  if (differ(valuesOf(head, 'content-disposition'))) refuse('CONTENT_DISPOSITION');
  if (differ(valuesOf(head, 'location'))) refuse('LOCATION');
}

/** Length of the body in bytes; undefined where only the end of the connection tells. */
export function lengthOf(head: Head): number | undefined {
  const [text = ''] = listOf(head, 'content-length');
  if (!/^\d{1,19}$/.test(text) || BigInt(text) > 2n ** 63n - 1n) return undefined;
  return Number(text);
}

/** Statuses whose answers never have a body. */
export const isBodiless = ({ status, isCut }: Head): boolean =>
  isCut || (status >= 100 && status < 200) || [204, 205, 304].includes(status);

/** Where an answer sends the caller on to, against the address that was asked; undefined where it does not. */
export function redirectTarget(head: Head, base: string): string | undefined {
  if (![301, 302, 303, 307, 308].includes(head.status)) return undefined;
  const location = valuesOf(head, 'location').find((value) => value !== '');
  if (location === undefined) return undefined;
  const escaped = location.replace(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  if (!URL.canParse(escaped, base)) throw netError('INVALID_REDIRECT', 'no address');
  return new URL(escaped, base).href;
}
