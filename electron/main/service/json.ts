import { parse as parseLossless, stringify as stringifyLossless } from 'lossless-json';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Deepest nesting read. The specification's own shape is three deep; some thousands would overflow the stack later. */
export const deepest = 32;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own properties only, so that a field called `constructor` is never found on the prototype. */
export const own = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string | number, unknown>>)[key]
    : undefined;

/** Most objects and lists in one answer, counted by their brackets; 200,000 records of each kind have 400,003. */
const mostBrackets = 1_000_000;

/** Shorter answers cannot hold enough to matter, in UTF-16 units. */
const shortAnswer = 4 * 1024 * 1024;

/**
 * Whether parsing an answer would take far more time and memory than one of its size should: 64 MB of empty objects
 * take 3 GB and 15 s. Brackets within texts count as well.
 */
export const isOvercrowded = (answer: string): boolean => {
  if (answer.length <= shortAnswer) return false;
  let room = mostBrackets;
  for (const bracket of ['{', '[']) {
    for (let at = answer.indexOf(bracket); at !== -1; at = answer.indexOf(bracket, at + 1)) {
      if ((room -= 1) < 0) return true;
    }
  }
  return false;
};

/** Whether a JSON value nests deeper than 32 levels. */
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
 * A number that a double may not keep as written: 16 characters or more, an exponent, or a minus zero.
 * Looks at the text, because what was rounded looks short (1e59 for 60 digits). A match within a string only costs time.
 */
const inexact = /[:,[]\s*(?:-0|-?[\d.]{16}|-?[\d.]{1,15}[eE])/u;

const holdsNumber = (value: unknown): boolean => {
  if (typeof value === 'number') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNumber);
};

type Path = readonly (string | number)[];

const follow = (value: unknown, path: Path): unknown => path.reduce<unknown>(own, value);

/**
 * Gives the JSON text of parts of an answer. Where a part holds a number that JavaScript would round, the whole
 * answer is read once more with its digits kept, so that what is shown is what was sent.
 */
export const textOfParts = (answer: string): ((value: unknown, path: Path) => string) => {
  let isInexact: boolean | undefined;
  let exact: unknown;
  return (value, path) => {
    if (!holdsNumber(value)) return JSON.stringify(value);
    isInexact ??= inexact.test(answer);
    if (!isInexact) return JSON.stringify(value);
    try {
      // Of repeated keys the last one counts, as in JSON.parse.
      exact ??= parseLossless(answer, null, { onDuplicateKey: ({ newValue }) => newValue });
      return stringifyLossless(follow(exact, path)) ?? JSON.stringify(value);
    } catch {
      // The rounded text is better than none.
      return JSON.stringify(value);
    }
  };
};
