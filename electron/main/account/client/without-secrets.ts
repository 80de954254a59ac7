import type { Failure } from '../../../../shared/failure';
import { createQuoteFinder, type QuoteFinder } from './find-quotes';
import { shortestTold } from './secret-forms';

/** Reads along with an answer of any size: each byte of it is looked at a fixed number of times. */
interface QuoteWatch {
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

const removed = '•••';

/** An answer is refused that has this many first characters of a secret: more than any text has by chance. */
const toldAnswer = 48;

/**
 * In an error, less is enough: at worst some innocent words of it are not shown. Half of a short secret, so that a quote
 * of it that breaks off does not tell most of it.
 */
const toldInError = ({ length }: string): number =>
  Math.min(length, 16, Math.max(shortestTold, Math.floor(length / 2)));

/** The last part of a token (RFC 7515 section 7.1); without it, the others are of no use to anyone. */
const signatureOf = (token: string): string => token.split('.')[2] ?? '';

/** What a call has sent that nobody else may get to know, and where it is looked for. */
export interface SentSecrets {
  /**
   * Takes the API key and the signature out of a text of the service, for services and proxies that quote the request they
   * refuse. Give it the whole text: half a quote may not be known for one. Of a text that has been cut off already,
   * the end goes as well, because a quote may have begun there.
   */
  readonly withoutSecrets: (text: string, isCut: boolean) => string;
  /** A failure without the origin of a redirect whose host name spells one of them. */
  readonly failureWithoutSecrets: (failure: Failure) => Failure;
  /** Looks for the API key and the signature in an answer, as it comes. */
  readonly watch: () => QuoteWatch;
}

export const sentSecrets = (apiKey: string, token: string): SentSecrets => {
  const secrets = [signatureOf(token), apiKey];
  let made: ReturnType<typeof createQuoteFinder> | undefined;
  /** Made only where there is a text to look through. */
  const finder = () => (made ??= createQuoteFinder(secrets, toldInError));

  return {
    withoutSecrets: (text, isCut) => {
      const { find, longest } = finder();
      let cleaned = '';
      let from = 0;
      for (let quote = find(text, from); quote; quote = find(text, from)) {
        cleaned += text.slice(from, quote.start) + removed;
        from = quote.end;
      }
      cleaned += text.slice(from);
      return isCut ? cleaned.slice(0, -longest) : cleaned;
    },
    failureWithoutSecrets: ({ redirectOrigin, ...params }) => ({
      ...params,
      ...(redirectOrigin === undefined || finder().isSpelledBy(redirectOrigin)
        ? {}
        : { redirectOrigin }),
    }),
    watch: () =>
      watchForQuotes(() =>
        createQuoteFinder(
          secrets.filter(({ length }) => length >= shortestTold),
          ({ length }) => Math.min(length, toldAnswer),
        ),
      ),
  };
};
