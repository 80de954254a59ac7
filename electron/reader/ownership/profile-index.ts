import { addressKey, comparedPart, readableAddress } from '../../../shared/address';
import { addressRoles, type KnownAddress } from '../../../shared/ownership';
import { appendTo } from '../append-to';

/** Number of characters at each end by which people compare addresses. */
const endLength = 4;

/** An address with a few wrong characters is recognised if at least so many at one end are right. */
const mistypedEnd = 8;
const mostMistyped = 3;

/** Whether two texts of one length differ in so few characters that one may be a mistyped form of the other. */
const areNear = (one: string, other: string): boolean => {
  let differing = 0;
  for (let at = 0; at < one.length && differing <= mostMistyped; at += 1) {
    if (one[at] !== other[at]) differing += 1;
  }
  return differing <= mostMistyped;
};

/** Most addresses of a profile that are examined: a service can make any number that look alike. */
const mostLookedAt = 1000;

const order = new Map<string, number>(addressRoles.map((role, place) => [role, place]));
/** Sorts the role nearest to the user's own first. */
export const byRole = (one: KnownAddress, other: KnownAddress): number =>
  (order.get(one.role) ?? 0) - (order.get(other.role) ?? 0);

/** The ends of a text in lower case: at a glance capitals are hardly noticed, and those of a checksum mean nothing. */
const endsIn = (text: string): string =>
  `${text.slice(0, endLength)} ${text.slice(-endLength)}`.toLowerCase();

/** The ends by which a known address is recognised at a glance; null if it is not an address of a known form. */
const endsOf = (key: string): string | null => {
  const readable = readableAddress(key);
  const part = comparedPart(readable === key ? key : addressKey(readable));
  return part === null ? null : endsIn(part);
};

/** Beginning of a Bech32 address, also of one that a wrong character has made invalid. */
const network = /^[A-Za-z]{1,20}1/u;

/** Letters of Latin and other alphabets that look like the characters of hexadecimal addresses. */
const seemingLetters: readonly (readonly [RegExp, string])[] = [
  [/[OoОоΟο]/gu, '0'],
  [/[lIІіӏ]/gu, '1'],
  [/[аАΑα]/gu, 'a'],
  [/[ВΒЬ]/gu, 'b'],
  [/[сСϹϲ]/gu, 'c'],
  [/[ԁ]/gu, 'd'],
  [/[еЕΕ]/gu, 'e'],
];

const asSeen = (key: string): string =>
  seemingLetters.reduce((text, [letters, seen]) => text.replace(letters, seen), key);

/**
 * The ends by which an address may be taken for a known one. With a wrong character in it, an address is of no known
 * form, and its first characters may be the beginning that all addresses of the form share.
 */
const possibleEnds = (key: string): ReadonlySet<string> => {
  const ends = endsOf(key);
  const data = key.replace(network, '');
  const seen = asSeen(key).replace(/^0x/iu, '');
  const starts = [key, key.slice(1), data, data.slice(1), key.replace(/^0x/iu, ''), seen];
  return new Set([...(ends === null ? [] : [ends]), ...starts.map(endsIn)]);
};

/** A deployer's address is not the user's own, so an address that looks like it is no danger to the user. */
const canBeTakenFor = ({ role }: KnownAddress): boolean => role !== 'deployer';

/**
 * All addresses of one profile, by key and by ends. Nearly always there is one of each, which is stored without a list:
 * lists for the addresses of ten large accounts would take hundreds of megabytes.
 */
export class ProfileIndex {
  readonly #byKey = new Map<string, KnownAddress | KnownAddress[]>();
  readonly #byEnds = new Map<string, string | Set<string>>();
  /** All keys of one length, joined with line ends: one search shows whether a text is a part of any. */
  readonly #byLength: readonly (readonly [length: number, keys: string])[];

  constructor(known: readonly KnownAddress[]) {
    for (const one of known) {
      const key = addressKey(one.address);
      const others = this.#byKey.get(key);
      if (Array.isArray(others)) others.push(one);
      else this.#byKey.set(key, others ? [others, one] : one);
      const ends = canBeTakenFor(one) ? endsOf(key) : null;
      if (ends === null) continue;
      const alike = this.#byEnds.get(ends);
      if (alike instanceof Set) alike.add(key);
      else if (alike === undefined) this.#byEnds.set(ends, key);
      else if (alike !== key) this.#byEnds.set(ends, new Set([alike, key]));
    }
    for (const all of this.#byKey.values()) if (Array.isArray(all)) all.sort(byRole);
    const ofLength = new Map<number, string[]>();
    for (const key of this.#byKey.keys()) appendTo(ofLength, key.length, key);
    this.#byLength = [...ofLength].map(([length, keys]) => [length, keys.join('\n')]);
  }

  /** Other keys that the given one may be a mistyped form of, up to a limit. Few lines are examined. */
  #meantBy(key: string): ReadonlySet<string> {
    const found = new Set<string>();
    const { length } = key;
    const lines = this.#byLength.find(([of]) => of === length)?.[1];
    if (lines === undefined || length < 2 * mistypedEnd) return found;
    const written = key.startsWith('0x') ? key.toLowerCase() : key;
    const ownPart = /^(?:0x|[a-z]{1,20}1(?=.{30}))?/u.exec(written)?.[0].length ?? 0;
    const ends = [
      { text: written.slice(0, ownPart + mistypedEnd), place: 0 },
      { text: written.slice(-mistypedEnd), place: length - mistypedEnd },
    ];
    for (const { text, place } of ends) {
      let looked = 0;
      for (let at = lines.indexOf(text); at >= 0; at = lines.indexOf(text, at + 1)) {
        looked += 1;
        if (looked > mostLookedAt) break;
        if (at % (length + 1) !== place) continue;
        const other = lines.slice(at - place, at - place + length);
        if (other !== key && areNear(other, written)) found.add(other);
      }
    }
    return found;
  }

  get keys(): Iterable<string> {
    return this.#byKey.keys();
  }

  exactly(key: string): readonly KnownAddress[] {
    const known = this.#byKey.get(key);
    if (Array.isArray(known)) return known;
    return known ? [known] : [];
  }

  /**
   * Other addresses that look like the given one, or that it may be a mistyped form of: one entry for each of the first
   * ones, and the number of all.
   */
  alike(key: string): { readonly count: number; readonly first: readonly KnownAddress[] } {
    const first: KnownAddress[] = [];
    let count = 0;
    const allEnds = possibleEnds(key);
    for (const ends of allEnds) {
      const found = this.#byEnds.get(ends);
      if (found === undefined) continue;
      const keys = typeof found === 'string' ? new Set([found]) : found;
      count += keys.size - (keys.has(key) ? 1 : 0);
      for (const other of keys) {
        if (first.length === mostLookedAt) break;
        const known = other === key ? undefined : this.exactly(other).find(canBeTakenFor);
        if (known) first.push(known);
      }
    }
    for (const other of this.#meantBy(key)) {
      const ends = endsOf(other);
      const known = this.exactly(other).find(canBeTakenFor);
      // Addresses with the same ends are counted already.
      if (ends === null || allEnds.has(ends) || !known) continue;
      count += 1;
      first.push(known);
    }
    return { count, first };
  }

  /**
   * Whether a text is a part of a known address. Whole addresses nearly all have the same length, so few keys are
   * searched for a text that may be a whole address.
   */
  hasPart(text: string): boolean {
    const spellings = new Set([text, text.toLowerCase()]);
    return [...spellings].some(
      (one) =>
        this.#byKey.has(one) ||
        this.#byLength.some(([length, keys]) => length > one.length && keys.includes(one)),
    );
  }
}
