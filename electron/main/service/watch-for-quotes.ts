import type { QuoteFinder } from './find-quotes';

/** Reads along with an answer of any size: each byte of it is looked at a fixed number of times. */
export interface QuoteWatch {
  readonly add: (chunk: Uint8Array) => void;
  /** Whether a secret was quoted in what has come. */
  readonly hasFound: () => boolean;
}

/** Bytes that are looked through at a time, so that main does other things in between. */
const windowSize = 65_536;

interface Search {
  readonly finder: QuoteFinder;
  /** Bytes of what was looked through that a quote may begin in. */
  readonly overlap: number;
  /** A window, and the overlap before it. */
  readonly held: Buffer;
}

const prepare = (finder: QuoteFinder): Search => {
  const overlap = Math.max(0, finder.longest - 1);
  return { finder, overlap, held: Buffer.alloc(windowSize + overlap) };
};

/** Looks for quotes across the pieces of an answer. The finder is asked for when the first piece comes. */
export const watchForQuotes = (finder: () => QuoteFinder): QuoteWatch => {
  let search: Search | undefined;
  let length = 0;
  let found = false;

  const look = ({ finder: { find }, overlap, held }: Search): void => {
    // Quotes are ASCII: one sign for each byte finds them in any text.
    found ||= find(held.toString('latin1', 0, length), 0) !== undefined;
    // A quote may go on in what comes next.
    const kept = Math.min(length, overlap);
    held.copyWithin(0, length - kept, length);
    length = kept;
  };

  return {
    add: (chunk) => {
      const current = (search ??= prepare(finder()));
      const { held } = current;
      for (let at = 0; at < chunk.length && !found;) {
        const piece = chunk.subarray(at, at + held.length - length);
        held.set(piece, length);
        length += piece.length;
        at += piece.length;
        // Only whole windows: a body of single bytes would have the overlap looked through for each of them.
        if (length === held.length) look(current);
      }
    },
    hasFound: () => {
      if (search && !found) look(search);
      return found;
    },
  };
};
