import { secretForms, type SecretForm, type Spellings, shortestTold } from './secret-forms';
import { createShiftAnd } from './pattern-search';
import type { Failure } from '../../../../shared/failure';

/** Where in a text a secret is quoted: the quote is `text.slice(start, end)`. */
interface Quote {
  readonly start: number;
  readonly end: number;
}

/** Looks for quotes of secrets. */
interface QuoteFinder {
  /** The first quote from a place on, with as much of the secret as stands there. */
  readonly find: (text: string, from: number) => Quote | undefined;
  /** Length of the longest text that can count as a quote, in UTF-16 units. */
  readonly longest: number;
  /** Whether a host name spells a secret; host names know no capitals. */
  readonly isSpelledBy: (host: string) => boolean;
}

/** A form, and how many of its characters are a quote. */
interface Wanted extends SecretForm {
  readonly enough: number;
}

/** Characters that are looked for before a form is compared: few texts hold them by chance. */
const anchorLength = 4;

const escaped = (text: string): string =>
  text.replaceAll(/\W/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

const either = (texts: readonly string[]): string => `(?:${texts.join('|')})`;

const anchorOf = ({ spellings, enough }: Wanted): string =>
  spellings
    .slice(0, Math.min(anchorLength, enough))
    .map((character) => either([...character.values()].flat().map(escaped)))
    .join('');

const longestOf = (character: Spellings): number =>
  Math.max(...[...character.values()].flat().map(({ length }) => length));

/** Where the next character may end, for each place where it may begin. */
const step = (text: string, character: Spellings, places: readonly number[]): number[] => {
  const ends: number[] = [];
  for (const place of places) {
    for (const spelling of character.get(text.charAt(place)) ?? []) {
      const end = place + spelling.length;
      if (!ends.includes(end) && text.startsWith(spelling, place)) ends.push(end);
    }
  }
  return ends;
};

/**
 * More places than this come of a row of backslashes alone, each of which may stand for itself or for half of one. It is
 * taken for the quote it may be: to try every reading would keep main busy.
 */
const mostPlaces = 16;

/** Where the quote of a form that begins at a place ends; undefined when less than enough of it stands there. */
const endOf = (text: string, { spellings, enough }: Wanted, start: number): number | undefined => {
  let places = [start];
  let count = 0;
  for (const character of spellings) {
    const next = step(text, character, places);
    if (next.length === 0) break;
    places = next;
    if (places.length > mostPlaces) return Math.max(...places);
    count += 1;
  }
  return count < enough ? undefined : Math.max(...places);
};

/**
 * Looks for the forms of secrets. A quote is as many of a secret's first characters as `told` says: most quotes that are
 * cut off are quotes, and a long secret is known by its beginning.
 */
export const createQuoteFinder = (
  secrets: readonly string[],
  told: (secret: string) => number,
): QuoteFinder => {
  const wanted = secrets.flatMap((secret) =>
    secretForms(secret).map((form): Wanted => ({ ...form, enough: form.lengthOf(told(secret)) })),
  );
  const anchor = wanted.length === 0 ? undefined : new RegExp(either(wanted.map(anchorOf)), 'gu');
  const follow = createShiftAnd(wanted.map(({ spellings, enough }) => spellings.slice(0, enough)));
  const longest = Math.max(
    0,
    ...wanted.map(({ spellings, enough }) =>
      spellings.slice(0, enough).reduce((sum, character) => sum + longestOf(character), 0),
    ),
  );

  /** The first quote from a place on, where one is known to begin soon: every beginning is compared by itself. */
  const measure = (text: string, from: number, begun: RegExp): Quote | undefined => {
    begun.lastIndex = from;
    for (let hit = begun.exec(text); hit; hit = begun.exec(text)) {
      const { index } = hit;
      const ends = wanted.map((form) => endOf(text, form, index) ?? 0);
      const end = Math.max(...ends);
      if (end > 0) return { start: index, end };
      // The next one may begin within this one.
      begun.lastIndex = index + 1;
    }
    return undefined;
  };

  return {
    find: (text, from) => {
      if (!anchor) return undefined;
      anchor.lastIndex = from;
      for (let hit = anchor.exec(text); hit; hit = anchor.exec(text)) {
        const { isFound, at } = follow(text, hit.index);
        // What ends here is the first one to have enough: it cannot have begun further back.
        if (isFound) return measure(text, Math.max(hit.index, at - longest), anchor);
        // Whatever began before this place has ended.
        anchor.lastIndex = at;
      }
      return undefined;
    },
    longest,
    isSpelledBy: (host) =>
      wanted.some(({ text, enough }) => host.includes(text.slice(0, enough).toLowerCase())),
  };
};

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

/**
 * Looks for quotes across the pieces of an answer of any size: each byte of it is looked at a fixed number of times. The
 * finder is asked for when the first piece comes.
 */
export const createQuoteWatch = (finder: () => QuoteFinder) => {
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
    add: (chunk: Uint8Array): void => {
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
    /** Whether a secret was quoted in what has come. */
    hasFound: (): boolean => {
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

export const createSentSecrets = (apiKey: string, token: string) => {
  const secrets = [signatureOf(token), apiKey];
  let made: ReturnType<typeof createQuoteFinder> | undefined;
  /** Made only where there is a text to look through. */
  const finder = () => (made ??= createQuoteFinder(secrets, toldInError));

  return {
    /**
     * Takes the API key and the signature out of a text of the service, for services and proxies that quote the request they
     * refuse. Give it the whole text: half a quote may not be known for one. Of a text that has been cut off already,
     * the end goes as well, because a quote may have begun there.
     */
    withoutSecrets: (text: string, isCut: boolean): string => {
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
    /** A failure without the origin of a redirect whose host name spells one of them. */
    failureWithoutSecrets: ({ redirectOrigin, ...params }: Failure): Failure => ({
      ...params,
      ...(redirectOrigin === undefined || finder().isSpelledBy(redirectOrigin)
        ? {}
        : { redirectOrigin }),
    }),
    /** Looks for the API key and the signature in an answer, as it comes. */
    watch: (): ReturnType<typeof createQuoteWatch> =>
      createQuoteWatch(() =>
        createQuoteFinder(
          secrets.filter(({ length }) => length >= shortestTold),
          ({ length }) => Math.min(length, toldAnswer),
        ),
      ),
  };
};

/** What a call has sent that nobody else may get to know, and where it is looked for. */
export type SentSecrets = ReturnType<typeof createSentSecrets>;
