import { secretForms, type SecretForm, type Spellings } from './secret-forms';
import { createShiftAnd } from './shift-and';

/** Where in a text a secret is quoted: the quote is `text.slice(start, end)`. */
export interface Quote {
  readonly start: number;
  readonly end: number;
}

/** Looks for quotes of secrets. */
export interface QuoteFinder {
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
