import { streamSafe } from '../../../../../shared/stream-safe';
import type { WriteKey } from './byte-sort';

/** An order of texts, with faster ways to sort by it. */
export interface Collation {
  /** Compares two texts: negative, 0 or positive. */
  readonly compare: (a: string, b: string) => number;
  /**
   * `prepare` is the first step of `compare`, and `comparePrepared` the rest. A caller that sorts many texts prepares
   * each of them once.
   */
  readonly prepare: (text: string) => string;
  readonly comparePrepared: (a: string, b: string) => number;
  /**
   * Writes a key whose order agrees with `compare`, except that different texts may have the same key. Returns -1 for a
   * text that only `compare` can order.
   */
  readonly writeKey: WriteKey;
}

/** Weights written for one text; `compare` orders the rest. A number in progress is completed. */
const most = 256;

/** ICU splits the digits of a number into pieces of this length, and compares each by its value. */
const longestPiece = 254;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Writes the digits from `from` to `to` as numbers: the number of digits, then the digits in pairs. */
const writeNumber = (
  text: string,
  from: number,
  to: number,
  weight: number,
  into: Uint8Array,
  start: number,
): number => {
  let at = start;
  for (let next = from; next < to && at - start < most;) {
    while (next < to - 1 && text.charCodeAt(next) === 48) next += 1;
    const end = Math.min(next + longestPiece, to);
    into[at] = weight;
    into[at + 1] = end - next;
    at += 2;
    if ((end - next) % 2 === 1) {
      into[at] = text.charCodeAt(next) - 47;
      at += 1;
      next += 1;
    }
    for (; next < end; next += 2) {
      into[at] = (text.charCodeAt(next) - 48) * 10 + text.charCodeAt(next + 1) - 47;
      at += 1;
    }
  }
  return at;
};

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

const letters = ascii.slice(97, 123);

/** Texts that a character beyond ASCII may sort as, ignoring marks and case: nothing, one letter, or two. */
const equivalents = ['', ...letters, 'ae', 'oe', 'ss'];

/** Ranks of the ASCII characters, from 1; 0 for those that the collator ignores. All digits have the same rank. */
const rankAscii = (collator: Intl.Collator): Uint8Array => {
  const weights = new Uint8Array(128);
  let rank = 0;
  let last = '';
  for (const character of ascii.toSorted(collator.compare)) {
    if (collator.compare(`a${character}b`, 'ab') === 0) continue;
    const code = character.charCodeAt(0);
    if (collator.compare(last, character) !== 0 && !(isDigit(code) && isDigit(last.charCodeAt(0))))
      rank += 1;
    weights[code] = rank;
    last = character;
  }
  return weights;
};

/**
 * The natural order of names: that of `Intl.Collator` with numbers ordered by value. Texts of ASCII and accented Latin
 * letters get keys made of the collator's own ranks, which makes sorting several times faster.
 */
export const createNaturalCollation = (locale: string): Collation => {
  const collator = new Intl.Collator(locale, { numeric: true });
  const base = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const weights = rankAscii(base);
  const known = new Map<number, string | null>();
  const equivalentOf = (code: number): string | null => {
    const seen = known.get(code);
    if (seen !== undefined) return seen;
    const around = `a${String.fromCharCode(code)}b`;
    const found = equivalents.find((text) => base.compare(around, `a${text}b`) === 0) ?? null;
    known.set(code, found);
    return found;
  };

  const digit = weights[48] ?? 0;

  return {
    compare: (a, b) => collator.compare(streamSafe(a), streamSafe(b)),
    // Shortens long stacks of combining marks, which the collator would order as slowly as normalization does.
    prepare: streamSafe,
    comparePrepared: collator.compare,
    writeKey: (text, into, start) => {
      const { length } = text;
      const stop = start + most;
      let at = start;
      for (let next = 0; next < length && at < stop; next += 1) {
        const code = text.charCodeAt(next);
        if (code > 127) {
          const equivalent = equivalentOf(code);
          if (equivalent === null) return -1;
          for (let letter = 0; letter < equivalent.length; letter += 1)
            into[at++] = weights[equivalent.charCodeAt(letter)] ?? 0;
          continue;
        }
        const weight = weights[code] ?? 0;
        if (weight === digit) {
          const first = next;
          while (next + 1 < length && isDigit(text.charCodeAt(next + 1))) next += 1;
          at = writeNumber(text, first, next + 1, digit, into, at);
        } else if (weight !== 0) into[at++] = weight;
      }
      return at;
    },
  };
};

/** Created when first needed: finding the ranks takes about a millisecond. */
let natural: Collation | undefined;

/** The order of names in the lists. Every language of the app sorts alike: by CLDR's root order. */
export const naturalOrder = (): Collation => (natural ??= createNaturalCollation('en'));

const byCode: Collation['compare'] = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** The order of addresses: by their lower-cased text, code unit by code unit. */
export const addressCollation: Collation = {
  compare: (a, b) => byCode(a.toLowerCase(), b.toLowerCase()),
  prepare: (text) => text.toLowerCase(),
  comparePrepared: byCode,
  writeKey: (text, into, start) => {
    const length = Math.min(text.length, most);
    for (let next = 0; next < length; next += 1) {
      const code = text.charCodeAt(next);
      if (code > 127) return -1;
      into[start + next] = code >= 65 && code <= 90 ? code + 33 : code + 1;
    }
    return start + length;
  },
};
