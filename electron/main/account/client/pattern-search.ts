import type { Spellings } from './secret-forms';

/** What is looked for: characters one after the other, each of which may be written in several ways. */
type Pattern = readonly Spellings[];

/** How far a text has been looked through. */
interface Reached {
  /** Whether a pattern ends here. */
  readonly isFound: boolean;
  /** No pattern that begins before this place goes on to it. */
  readonly at: number;
}

/** Characters of one word of the bit set that patterns begin with. */
interface Beginning {
  readonly word: number;
  readonly bits: number;
  /** By code, whether what follows may begin with it. Most beginnings go no further, and cost nothing more. */
  readonly goesOn: Uint8Array;
}

/** What has been read of a spelling, or all of it. */
interface Written {
  /** By the code of the character that comes next. */
  readonly next: Map<number, Written>;
  /** A bit for each character of each pattern that is written so; undefined where none is. */
  mask: Int32Array | undefined;
  readonly beginnings: Beginning[];
}

/** All spellings are ASCII. */
const codes = 128;

const bitsOfWord = 32;

const firstSigns = (character: Spellings | undefined): Uint8Array => {
  const signs = new Uint8Array(codes);
  for (const sign of character?.keys() ?? []) signs[sign.charCodeAt(0)] = 1;
  return signs;
};

/** A bit for each character of the patterns, and by spelling what is written so. */
const prepare = (patterns: readonly Pattern[]) => {
  // Each pattern has words of its own, so that few are busy at a time.
  const words = patterns.reduce((sum, { length }) => sum + Math.ceil(length / bitsOfWord), 0);
  const lasts = new Int32Array(words);
  const byCode: (Written | undefined)[] = Array.from({ length: codes }, () => undefined);
  let longest = 1;

  const nothing = (): Written => ({ next: new Map(), mask: undefined, beginnings: [] });
  const writtenAs = (spelling: string): Written => {
    longest = Math.max(longest, spelling.length);
    let written = (byCode[spelling.charCodeAt(0)] ??= nothing());
    for (let at = 1; at < spelling.length; at += 1) {
      const code = spelling.charCodeAt(at);
      const further: Written = written.next.get(code) ?? nothing();
      written.next.set(code, further);
      written = further;
    }
    return written;
  };

  let first = 0;
  for (const pattern of patterns) {
    const goesOn = firstSigns(pattern[1]);
    for (const [place, character] of pattern.entries()) {
      const word = first + Math.floor(place / bitsOfWord);
      const bits = 1 << place;
      if (place === pattern.length - 1) lasts[word] = bits;
      for (const spelling of [...character.values()].flat()) {
        const written = writtenAs(spelling);
        const mask = (written.mask ??= new Int32Array(words));
        mask[word] = (mask[word] as number) | bits;
        if (place === 0) written.beginnings.push({ word, bits, goesOn });
      }
    }
    first += Math.ceil(pattern.length / bitsOfWord);
  }
  return { words, lasts, byCode, longest };
};

/**
 * Follows all patterns through a text at once, so that each of its characters is looked at once: a bit for every character of
 * every pattern says whether a match has come so far (the Shift-And algorithm, also called bitap). What a text costs does
 * not depend on how often it begins like a pattern, as it does where every beginning is followed by itself: whoever knows
 * a secret can write a text of nothing but beginnings.
 */
export const createShiftAnd = (
  patterns: readonly Pattern[],
): ((text: string, from: number) => Reached) => {
  const { words, lasts, byCode, longest } = prepare(patterns);
  /** Places that a match may have come to, over and over; no spelling leads beyond them. A power of two. */
  const rows = 2 ** Math.ceil(Math.log2(longest + 1));
  /** By row, the characters that are expected there. Not the first ones: these may come everywhere. */
  const expected = new Int32Array(rows * words);
  /** By row, the words of it that are not zero, and how many these are. */
  const filled = new Int32Array(rows * words);
  const counts = new Int32Array(rows);

  const clear = (row: number): void => {
    const first = row * words;
    const last = first + (counts[row] as number);
    for (let at = first; at < last; at += 1) expected[first + (filled[at] as number)] = 0;
    counts[row] = 0;
  };
  const expect = (row: number, word: number, bits: number): void => {
    const first = row * words;
    const before = expected[first + word] as number;
    expected[first + word] = before | bits;
    if (before !== 0) return;
    const count = counts[row] as number;
    filled[first + count] = word;
    counts[row] = count + 1;
  };
  /** Expects what comes behind these characters. */
  const expectBehind = (row: number, word: number, bits: number): void => {
    const moved = bits << 1;
    if (moved !== 0) expect(row, word, moved);
    // The highest bit moves to the next word.
    if (bits < 0) expect(row, word + 1, 1);
  };
  const found = (at: number): Reached => {
    for (let row = 0; row < rows; row += 1) clear(row);
    return { isFound: true, at };
  };

  return (text, from) => {
    const { length } = text;
    /** Nothing is expected from this place on. */
    let end = from + 1;
    for (let at = from; at < end && at < length; at += 1) {
      const row = at & (rows - 1);
      const first = row * words;
      const last = first + (counts[row] as number);
      let after = at;
      let code = text.charCodeAt(after);
      let written = code < codes ? byCode[code] : undefined;
      while (written) {
        after += 1;
        // Behind the end of a text there is nothing, as there is nothing that begins with a zero.
        code = after < length ? text.charCodeAt(after) : 0;
        const { mask, beginnings, next } = written;
        if (mask) {
          const into = after & (rows - 1);
          let isExpected = false;
          for (let place = first; place < last; place += 1) {
            const word = filled[place] as number;
            const bits = (expected[first + word] as number) & (mask[word] as number);
            if (bits === 0) continue;
            if ((bits & (lasts[word] as number)) !== 0) return found(after);
            expectBehind(into, word, bits);
            isExpected = true;
          }
          for (let place = 0; place < beginnings.length; place += 1) {
            const { word, bits, goesOn } = beginnings[place] as Beginning;
            if ((bits & (lasts[word] as number)) !== 0) return found(after);
            if (code >= codes || goesOn[code] === 0) continue;
            expectBehind(into, word, bits);
            isExpected = true;
          }
          if (isExpected && after >= end) end = after + 1;
        }
        written = next.size === 0 ? undefined : next.get(code);
      }
      if (first < last) clear(row);
    }
    return { isFound: false, at: Math.min(end, length) };
  };
};
