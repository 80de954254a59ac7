import type { JsonKind } from '../../shared/account';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Deepest nesting that is read. The specified shape is three deep; some thousands would overflow the stack later. */
export const deepest = 32;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own properties only, so that a field called `constructor` is never found on the prototype. */
export const ownProperty = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as JsonObject)[key]
    : undefined;

/** Most objects and lists in one answer, counted by opening brackets; 200,000 records of each kind have 400,003. */
const mostBrackets = 1_000_000;

/** Most values in one answer, counted by commas and colons; 200,000 records of each kind have 4,000,000 of them. */
const mostSeparators = 8_000_000;

/** Number of four-byte words counted in one sum: at most 512 of each sign, which fits into ten bits. */
const counted = 128;

/** A sum has the brackets in its lowest ten bits, the separators in the next ten, and the quotation marks above. */
const [ofSeparators, ofQuotes] = [10, 20] as const;
const lowest = 2 ** ofSeparators - 1;

/** What a byte adds to a sum. */
const weights = new Int32Array(256);
for (const bracket of '{[') weights[bracket.charCodeAt(0)] = 1;
for (const separator of ',:') weights[separator.charCodeAt(0)] = 2 ** ofSeparators;
weights['"'.charCodeAt(0)] = 2 ** ofQuotes;

/** What two bytes add to a sum. Looking up pairs halves the steps, which is noticeable at 64 MB. */
const pairWeights = Int32Array.from(
  { length: 65_536 },
  (_, pair) => (weights[pair & 255] ?? 0) + (weights[pair >> 8] ?? 0),
);

/** Number of signs of each kind in an answer, including those within texts. */
interface Signs {
  readonly brackets: number;
  readonly separators: number;
  readonly quotes: number;
}

export const countSigns = (answer: Uint8Array): Signs => {
  // A `Uint32Array` must start at a multiple of four in its buffer. The byte order makes no difference to the sum.
  const start = Math.min(-answer.byteOffset & 3, answer.length);
  const fours =
    start === answer.length
      ? new Uint32Array()
      : new Uint32Array(answer.buffer, answer.byteOffset + start, (answer.length - start) >> 2);
  let brackets = 0;
  let separators = 0;
  let quotes = 0;
  const count = (sum: number): void => {
    brackets += sum & lowest;
    separators += (sum >>> ofSeparators) & lowest;
    quotes += sum >>> ofQuotes;
  };
  for (let from = 0; from < fours.length; from += counted) {
    const to = Math.min(fours.length, from + counted);
    // One sum of all signs, without a branch, takes a fifth of the time of counting each sign.
    let sum = 0;
    for (let at = from; at < to; at += 1) {
      const four = fours[at] as number;
      sum += (pairWeights[four & 65_535] as number) + (pairWeights[four >>> 16] as number);
    }
    count(sum);
  }
  for (const byte of answer.subarray(0, start)) count(weights[byte] ?? 0);
  for (const byte of answer.subarray(start + 4 * fours.length)) count(weights[byte] ?? 0);
  return { brackets, separators, quotes };
};

/**
 * Whether parsing an answer would take much more time and memory than its size suggests: 64 MB of empty objects take 3
 * GB and 15 s.
 */
export const isOvercrowded = ({ brackets, separators }: Signs): boolean =>
  brackets > mostBrackets || separators > mostSeparators;

/** Whether a JSON value nests deeper than `room` levels. */
export const isDeep = (value: unknown, room = deepest): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (room === 0) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (isDeep(item, room - 1)) return true;
    return false;
  }
  for (const key in value) {
    const item = (value as JsonObject)[key];
    if (typeof item === 'object' && item !== null && isDeep(item, room - 1)) return true;
  }
  return false;
};

/**
 * Start of a number that JavaScript would not write as it was received: with 16 characters or more, an exponent, a
 * minus zero, below 0.000001 (1e-7 for 0.0000001), or a fraction that ends in 0 (2500.00). Looks at the text, because a
 * rounded number looks short (1e59 for 60 digits). A match within a string only costs time.
 */
const inexactStart = String.raw`(?:-0|-?[\d.]{16}|0\.0{6}|-?[\d.]{1,15}(?:[eE]|(?<=\.\d{0,12}0)(?=[\s,\]}]|$)))`;
const inexact = new RegExp(String.raw`[:,[]\s*${inexactStart}`, 'u');
const inexactNumber = new RegExp(`^${inexactStart}`, 'u');

/** Index after the string that begins at `start`; the length of the text when the string does not end. */
export const endOfString = (text: string, start: number): number => {
  for (
    let quote = text.indexOf('"', start + 1);
    quote !== -1;
    quote = text.indexOf('"', quote + 1)
  ) {
    let escapes = 0;
    while (text[quote - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return quote + 1;
  }
  return text.length;
};

/** Replaces each inexact number with an object that holds its digits under `name`, which nobody can foresee. */
const markNumbers = (text: string, name: string): string => {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quote = text.indexOf('"', at);
    const end = quote === -1 ? text.length : quote;
    parts.push(
      text
        .slice(at, end)
        .replace(/-?\d[\d.eE+-]*/gu, (number) =>
          inexactNumber.test(number) ? `{"${name}":"${number}"}` : number,
        ),
    );
    at = quote === -1 ? text.length : endOfString(text, quote);
    parts.push(text.slice(end, at));
  }
  return parts.join('');
};

const kindWith =
  (isObject: (part: unknown) => boolean) =>
  (part: unknown): JsonKind => {
    if (part === null) return 'null';
    if (Array.isArray(part)) return 'list';
    if (typeof part === 'string') return 'text';
    if (typeof part === 'boolean') return 'boolean';
    return isObject(part) ? 'object' : 'number';
  };

const plainKind = kindWith(isObject);

/** A parsed text. */
export interface ParsedJson {
  readonly value: unknown;
  /** Whether a part of the value was an object in the text. */
  readonly isObject: (part: unknown) => part is JsonObject;
  /** Kind of a part of the value in the text. */
  readonly kindOf: (part: unknown) => JsonKind;
  /** JSON text of a part of the value. Numbers have every digit that was sent. */
  readonly textOf: (part: unknown) => string;
  /** Whether the caller said that the text has no number. */
  readonly isPlain: boolean;
}

/**
 * Takes the text and the value that `JSON.parse` made of it. Numbers that JavaScript would round become objects; the
 * specification has no numbers, so they are differences either way. Takes linear time; such numbers cost a second
 * `JSON.parse`. `isPlain` says that the text has no number, which saves the search.
 */
export const withDigits = (text: string, value: unknown, isPlain: boolean): ParsedJson => {
  const plain = { value, isObject, kindOf: plainKind, textOf: JSON.stringify, isPlain };
  if (isPlain || !inexact.test(text)) return plain;
  const name = crypto.randomUUID();
  const marked = new RegExp(`\\{"${name}":"([^"]*)"\\}`, 'gu');
  const wasObject = (part: unknown): part is JsonObject =>
    isObject(part) && ownProperty(part, name) === undefined;
  return {
    value: JSON.parse(markNumbers(text, name)),
    isObject: wasObject,
    kindOf: kindWith(wasObject),
    textOf: (part) => JSON.stringify(part).replace(marked, '$1'),
    isPlain,
  };
};
