import { netError } from './net-errors';

// Reads the head of an answer as Chromium does (net/http/http_stream_parser.cc, http_response_headers.cc and
// http_util.cc), as far as the app can see a difference. The self-test compares the results with the installed
// Chromium.

/** The head of an answer. Each character stands for one received byte. */
export interface Head {
  readonly status: number;
  readonly reason: string;
  readonly version: { readonly major: number; readonly minor: number };
  /** Whether the connection ended within the head. The answer then has no body, whatever its headers announce. */
  readonly isCut: boolean;
  /** Headers, with names as received. */
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/** Largest head, in bytes. */
export const largestHead = 256 * 1024;

/** Bytes that may come before the status line. */
const slop = 4;

const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const trimmed = (text: string): string => text.replace(/^[ \t]+|[ \t]+$/g, '');

/** Index of the status line; undefined if there is none or too little has been received. */
export function startOfHead(text: string): number | undefined {
  const at = text.slice(0, slop + 4).search(/http/i);
  return at === -1 ? undefined : at;
}

/** Index of the body; undefined while the head is incomplete. */
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

// A missing status, or one that is no number, counts as 200.
function statusOf(line: string): Pick<Head, 'status' | 'reason'> {
  const space = line.indexOf(' ');
  if (space === -1) return { status: 200, reason: 'OK' };
  const [, digits, reason = ''] = /^ +(\d+)(.*)$/s.exec(line.slice(space)) ?? [];
  if (digits === undefined) return { status: 200, reason: '' };
  return { status: Math.min(Number(digits), 2 ** 31 - 1), reason: reason.replace(/^ +| +$/g, '') };
}

/** Splits at CR and LF. Appends a line that begins with white space to the previous line. */
function unfold(text: string): readonly string[] {
  const lines: string[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    if (!/^[ \t]/.test(line)) lines.push(line);
    else if (lines.length > 0) lines.push(`${lines.pop() ?? ''} ${line.replace(/^[ \t]+/, '')}`);
  }
  return lines;
}

/** The head that Chromium assumes for an answer without one, as radio stations send it (`ICY`). */
export const noHead: Head = {
  version: { major: 0, minor: 9 },
  status: 200,
  reason: 'OK',
  isCut: false,
  lines: [],
};

/** Parses the received part of a head. Throws Chromium's error for an invalid head. */
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

/** All values of a header. `name` is in lower case; received names are compared without case. */
export const valuesOf = ({ lines }: Head, name: string): readonly string[] =>
  lines.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value);

/** All items of a header whose values are comma-separated lists. */
export const listOf = (head: Head, name: string): readonly string[] =>
  valuesOf(head, name).flatMap((value) => value.split(',').map(trimmed));

export const isChunked = (head: Head): boolean =>
  head.version.major + head.version.minor > 1 &&
  listOf(head, 'transfer-encoding').some((coding) => coding.toLowerCase() === 'chunked');

// Different values of these headers could hide one answer in another.
function refuseContradictions(head: Head): void {
  const differ = (values: readonly string[]): boolean => new Set(values).size > 1;
  const refuse = (name: string): never => {
    throw netError(`RESPONSE_HEADERS_MULTIPLE_${name}`, 'distinct values');
  };
  if (!isChunked(head) && differ(listOf(head, 'content-length'))) refuse('CONTENT_LENGTH');
  if (differ(valuesOf(head, 'content-disposition'))) refuse('CONTENT_DISPOSITION');
  if (differ(valuesOf(head, 'location'))) refuse('LOCATION');
}

/** Length of the body in bytes; undefined if the body lasts until the connection ends. */
export function lengthOf(head: Head): number | undefined {
  const [text = ''] = listOf(head, 'content-length');
  if (!/^\d{1,19}$/.test(text) || BigInt(text) > 2n ** 63n - 1n) return undefined;
  return Number(text);
}

/** Whether an answer has no body, by its status or because its head is cut. */
export const isBodiless = ({ status, isCut }: Head): boolean =>
  isCut || (status >= 100 && status < 200) || [204, 205, 304].includes(status);

/** The URL that an answer redirects to, resolved against `base`. Undefined for no redirect; throws for no valid URL. */
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
