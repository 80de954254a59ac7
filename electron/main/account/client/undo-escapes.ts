/** A text without its escapes. */
export interface Unescaped {
  readonly text: string;
  /** Start of each character in the original text, then the end of the last one. Absent when nothing was undone. */
  readonly places?: Uint32Array;
}

const codeOf = (character: string): number => character.charCodeAt(0);
const [backslash, percent, ampersand] = [codeOf('\\'), codeOf('%'), codeOf('&')];
const [semicolon, smallU, smallX, zero] = [codeOf(';'), codeOf('u'), codeOf('x'), codeOf('0')];

/** Value of the hexadecimal digit with a character code; 255 when the character is not one. */
const digits = Uint8Array.from({ length: 128 }, (_digit, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? 255 : value;
});

/** Code of the ASCII character given by the last two hexadecimal digits of a text; undefined if there is none. */
const hexAtEnd = (codes: Uint16Array, length: number): number | undefined => {
  const high = digits[codes[length - 2] ?? 0] ?? 255;
  const low = digits[codes[length - 1] ?? 0] ?? 255;
  return high < 8 && low < 16 ? high * 16 + low : undefined;
};

const references = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }).map(([name, character]) => [
    name,
    codeOf(character),
  ]),
);

const anyEscape = /\\|%[0-7][\da-f]|&#?\w{1,7};/iu;

/** Length of the longest escape, `&#x00027;`. */
export const longestEscape = 9;

/** Code of the ASCII character of an HTML reference, such as `amp`, `#38` or `#x26`; undefined if there is none. */
const referenced = (name: string): number | undefined => {
  const [isNumber, hex = '', decimal = ''] = /^#(?:x([\da-f]+)|(\d+))$/u.exec(name) ?? [];
  if (isNumber === undefined) return references.get(name);
  const code = hex === '' ? Number(decimal) : Number.parseInt(hex, 16);
  return code < 128 ? code : undefined;
};

/** Index of the last character that can begin an escape, at most `longestEscape` from the end; otherwise -1. */
const lastSign = (codes: Uint16Array, length: number): number => {
  for (let at = length - 1; at >= Math.max(0, length - longestEscape); at -= 1) {
    const code = codes[at];
    if (code === backslash || code === percent || code === ampersand) return at;
  }
  return -1;
};

/** Code of the ASCII character that the escape from `start` to `end` stands for; undefined if it is no escape. */
const escaped = (
  codes: Uint16Array,
  start: number,
  end: number,
  isInUrl: boolean,
): number | undefined => {
  const size = end - start;
  if (codes[start] === ampersand) {
    if (codes[end - 1] !== semicolon) return undefined;
    let name = '';
    for (let at = start + 1; at < end - 1; at += 1) name += String.fromCharCode(codes[at] ?? 0);
    return referenced(name.toLowerCase());
  }
  if (codes[start] === percent) return isInUrl && size === 3 ? hexAtEnd(codes, end) : undefined;
  const isByte = size === 4 && codes[start + 1] === smallX;
  const isUnicode =
    size === 6 &&
    codes[start + 1] === smallU &&
    codes[start + 2] === zero &&
    codes[start + 3] === zero;
  return isByte || isUnicode ? hexAtEnd(codes, end) : undefined;
};

/**
 * Removes all backslashes. The place of a character includes the backslashes before it, so that JSON is still JSON
 * after a quoted secret has been removed.
 */
const withoutBackslashes = (codes: Uint16Array, places: Uint32Array, length: number): Unescaped => {
  let kept = 0;
  let begin = 0;
  for (let at = 0; at < length; at += 1) {
    const code = codes[at] ?? 0;
    if (code !== backslash) {
      codes[kept] = code;
      places[kept] = begin;
      kept += 1;
      begin = places[at + 1] ?? 0;
    }
  }
  places[kept] = begin;
  return { text: Buffer.from(codes.buffer, 0, kept * 2).toString('utf16le'), places };
};

/**
 * Undoes the escapes that common encoders write for ASCII characters in JSON, scripts and HTML, and if `isInUrl` also
 * in URLs. Undoes nested escapes too, such as HTML in JSON: the character of an escape may be part of another escape.
 * Removes every backslash, because their number depends on how often a character was escaped. Takes time proportional
 * to the length of the text.
 */
export const undoEscapes = (text: string, isInUrl: boolean): Unescaped => {
  if (!anyEscape.test(text)) return { text };
  const codes = new Uint16Array(text.length);
  const places = new Uint32Array(text.length + 1);
  let length = 0;
  /** No character after this index can begin an escape. */
  let seen = -longestEscape;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    codes[length] = code;
    places[length] = at;
    if (code === backslash || code === percent || code === ampersand) seen = length;
    length += 1;
    while (length - seen <= longestEscape) {
      const start = lastSign(codes, length);
      const character = start < 0 ? undefined : escaped(codes, start, length, isInUrl);
      if (character === undefined) break;
      codes[start] = character;
      length = start + 1;
      seen = start;
    }
  }
  places[length] = text.length;
  return withoutBackslashes(codes, places, length);
};
