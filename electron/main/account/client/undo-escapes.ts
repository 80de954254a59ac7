/** A text without its escapes. */
export interface Unescaped {
  readonly text: string;
  /** Where each of its characters begins in the text it was made of, and where the last one ends; none where it is the same. */
  readonly places?: Uint32Array;
}

const codeOf = (character: string): number => character.charCodeAt(0);
const [backslash, percent, ampersand] = [codeOf('\\'), codeOf('%'), codeOf('&')];
const [semicolon, smallU, smallX, zero] = [codeOf(';'), codeOf('u'), codeOf('x'), codeOf('0')];

/** By code, what a hexadecimal digit is worth; more than any is for everything else. */
const digits = Uint8Array.from({ length: 128 }, (_digit, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? 255 : value;
});

/** The ASCII character of the two hexadecimal digits that a text ends with; undefined where these are none. */
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

/** The ASCII character of a reference of HTML, such as `amp`, `#38` or `#x26`. */
const referenced = (name: string): number | undefined => {
  const [isNumber, hex = '', decimal = ''] = /^#(?:x([\da-f]+)|(\d+))$/u.exec(name) ?? [];
  if (isNumber === undefined) return references.get(name);
  const code = hex === '' ? Number(decimal) : Number.parseInt(hex, 16);
  return code < 128 ? code : undefined;
};

/** Where the last sign stands that an escape may begin with, not further back than the longest one; otherwise -1. */
const lastSign = (codes: Uint16Array, length: number): number => {
  for (let at = length - 1; at >= Math.max(0, length - longestEscape); at -= 1) {
    const code = codes[at];
    if (code === backslash || code === percent || code === ampersand) return at;
  }
  return -1;
};

/** The ASCII character that the escape from `start` to `end` stands for; undefined where there is none. */
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

/** Each backslash goes with the character behind it: JSON without both of them is still JSON. */
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
 * Undoes what common encoders write for ASCII characters in JSON, scripts and HTML, and in URLs where it is asked for: HTML
 * in JSON and the like as well, as what an escape stands for may be part of another one. Every backslash is left out: how
 * many of them stand before a character depends on how often it was escaped. Takes time by the length of the text.
 */
export const undoEscapes = (text: string, isInUrl: boolean): Unescaped => {
  if (!anyEscape.test(text)) return { text };
  const codes = new Uint16Array(text.length);
  const places = new Uint32Array(text.length + 1);
  let length = 0;
  /** No sign that an escape may begin with stands behind this place. */
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
