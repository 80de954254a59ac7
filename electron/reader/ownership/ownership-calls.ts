import {
  addressKey,
  comparedPart,
  isWholeAddress,
  readableAddress,
  sentAddress,
} from '../../../shared/address';
import {
  addressRoles,
  longestQuestion,
  type AddressFindings,
  type AddressHit,
  type KnownAddress,
  type NoVerdict,
  type Verdict,
} from '../../../shared/ownership';
import { fail, succeed } from '../../../shared/failure';
import type { Handlers } from '../handlers';
import { putUnder } from '../put-under';
import { hasMore } from './one-address';

/** Characters at an end that people compare an address by. */
const endLength = 4;

/** Most hits and look-alikes that are told one by one. */
const mostHits = 20;
const mostAlikes = 5;

/** A service can make any number of addresses that look alike; the nearest is looked for among so many of a profile. */
const mostLookedAt = 1000;

/** A text of fewer characters is a part of too many addresses to say so. */
const shortestPart = 4;

const order = new Map<string, number>(addressRoles.map((role, place) => [role, place]));
const byRole = (one: KnownAddress, other: KnownAddress): number =>
  (order.get(one.role) ?? 0) - (order.get(other.role) ?? 0);

/** In any case: at a glance capitals are hardly seen, and those of a checksum mean nothing. */
const endsIn = (text: string): string =>
  `${text.slice(0, endLength)} ${text.slice(-endLength)}`.toLowerCase();

/** What a known address is taken for at a glance; null for what is no address of a known form. */
const endsOf = (key: string): string | null => {
  const readable = readableAddress(key);
  const part = comparedPart(readable === key ? key : addressKey(readable));
  return part === null ? null : endsIn(part);
};

/** What an address in Bech32 begins with, also one that a wrong character has made none. */
const network = /^[A-Za-z]{1,20}1/u;

/** Letters of other alphabets, and of ours, that look like the characters of hexadecimal addresses. */
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
 * What an address may be taken for that somebody sent: one with a wrong character in it is of no form any more, so its
 * first characters may be what all addresses of a form begin with.
 */
const possibleEnds = (key: string): ReadonlySet<string> => {
  const ends = endsOf(key);
  const data = key.replace(network, '');
  const seen = asSeen(key).replace(/^0x/iu, '');
  const starts = [key, key.slice(1), data, data.slice(1), key.replace(/^0x/iu, ''), seen];
  return new Set([...(ends === null ? [] : [ends]), ...starts.map(endsIn)]);
};

/** A deployer's address is not the person's own, so one that looks like it is no danger to them. */
const canBeTakenFor = ({ role }: KnownAddress): boolean => role !== 'deployer';

/**
 * All that one profile knows, found by its key, and by how it looks. Nearly always there is one of each, which has no
 * list of its own: for the addresses of ten large accounts these would take hundreds of megabytes.
 */
class ProfileIndex {
  readonly #byKey = new Map<string, KnownAddress | KnownAddress[]>();
  readonly #byEnds = new Map<string, string | Set<string>>();
  /** All keys of a length between line ends: one search tells whether a text is a part of any. */
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
    for (const key of this.#byKey.keys()) putUnder(ofLength, key.length, key);
    this.#byLength = [...ofLength].map(([length, keys]) => [length, keys.join('\n')]);
  }

  get keys(): Iterable<string> {
    return this.#byKey.keys();
  }

  exactly(key: string): readonly KnownAddress[] {
    const known = this.#byKey.get(key);
    if (Array.isArray(known)) return known;
    return known ? [known] : [];
  }

  /** Other addresses that look like it, one entry for each of the first; and how many there are. */
  alike(key: string): { readonly count: number; readonly first: readonly KnownAddress[] } {
    const first: KnownAddress[] = [];
    let count = 0;
    for (const ends of possibleEnds(key)) {
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
    return { count, first };
  }

  /** Whole addresses are nearly all of the same length: hardly any is searched for what may be one. */
  hasPart(text: string): boolean {
    const spellings = new Set([text, text.toLowerCase()]);
    return [...spellings].some(
      (one) =>
        this.#byKey.has(one) ||
        this.#byLength.some(([length, keys]) => length > one.length && keys.includes(one)),
    );
  }
}

/** Of records that are the person's own, as far as anybody knows, the plainest yes first. */
const ownRoles = addressRoles.slice(0, addressRoles.indexOf('former'));

const verdictOf = (hits: readonly AddressHit[], hasAlikes: boolean): Verdict | null => {
  const has = (role: KnownAddress['role']): boolean => hits.some((hit) => hit.role === role);
  const own = ownRoles.find(has);
  if (own && hits.some(({ isAlarmed }) => isAlarmed)) return 'changed';
  if (own) return own;
  if (has('former')) return 'former';
  if (hasAlikes) return 'alike';
  return has('deployer') ? 'deployer' : has('note') ? 'note' : null;
};

/** The addresses of profiles, each under the number that it was handed over with. */
const createAddressIndex = () => {
  const profiles = new Map<string, { readonly number: number; readonly index: ProfileIndex }>();
  let compared: number | undefined;

  const countAll = (): number => {
    const all = new Set<string>();
    for (const { index } of profiles.values()) for (const key of index.keys) all.add(key);
    return all.size;
  };

  return {
    add: (profileId: string, number: number, known: readonly KnownAddress[]): void => {
      compared = undefined;
      profiles.set(profileId, { number, index: new ProfileIndex(known) });
    },
    /** Whether it has exactly this of each of these profiles; what it has of others goes. */
    keepOnly: (
      wanted: readonly { readonly profileId: string; readonly number: number }[],
    ): boolean => {
      const numbers = new Map(wanted.map(({ profileId, number }) => [profileId, number]));
      for (const profileId of profiles.keys()) {
        if (numbers.has(profileId)) continue;
        profiles.delete(profileId);
        compared = undefined;
      }
      return wanted.every(({ profileId, number }) => profiles.get(profileId)?.number === number);
    },
    /** What the profiles say of a text, in their order. */
    find: (text: string, inOrder: readonly string[]): AddressFindings => {
      const each = inOrder.flatMap((profileId) => {
        const index = profiles.get(profileId)?.index;
        return index ? [{ profileId, index }] : [];
      });
      // A service may write an address with spaces: then the very same text is meant.
      const isKnown = (one: string): boolean =>
        each.some(({ index }) => index.exactly(addressKey(one)).length > 0);
      const readable = readableAddress(text.trim());
      const isMore = hasMore(text);
      const sent = isMore ? null : sentAddress(readable);
      const asked = [text, readable].find(isKnown) ?? sent ?? readable;
      const key = addressKey(asked);
      const from =
        (profileId: string) =>
        (known: KnownAddress): AddressHit => ({ ...known, profileId });
      // Of a text of so many characters the rest has been cut off.
      const isCut = text.length >= longestQuestion;
      const hits = each.flatMap(({ profileId, index }) =>
        isCut ? [] : index.exactly(key).map(from(profileId)),
      );
      let alikeCount = 0;
      const alikes = each
        .flatMap(({ profileId, index }) => {
          const { count, first } = index.alike(key);
          alikeCount += count;
          return first.map(from(profileId));
        })
        .sort(byRole);
      const isPart =
        hits.length === 0 &&
        asked.length >= shortestPart &&
        each.some(({ index }) => index.hasPart(asked));
      const noVerdict = (): NoVerdict | null => {
        if (hits.length > 0) return null;
        if (isCut || isMore) return 'incomplete';
        if (isPart) return 'part';
        return isWholeAddress(key) || alikes.length > 0 ? null : 'incomplete';
      };
      const without = noVerdict();
      return {
        asked,
        verdict: without === null ? (verdictOf(hits, alikes.length > 0) ?? 'none') : null,
        noVerdict: without,
        hits: hits.slice(0, mostHits),
        hitCount: hits.length,
        alikes: without === null ? alikes.slice(0, mostAlikes) : [],
        alikeCount: without === null ? alikeCount : 0,
        compared: (compared ??= countAll()),
      };
    },
  };
};

/** The calls about the addresses of all profiles. */
export const createOwnershipCalls = () => {
  const index = createAddressIndex();
  return {
    addAddresses: ({ profileId, number, notes }, bytes) => {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
      // Made by `readAddresses`, of this app.
      const known = text === '' ? [] : (JSON.parse(text) as readonly KnownAddress[]);
      const noted = notes.map(({ address, name }): KnownAddress => ({
        role: 'note',
        address,
        name: name === '' ? null : name,
        asset: null,
        list: null,
        row: null,
        until: null,
        contracts: 0,
        isAlarmed: false,
      }));
      index.add(profileId, number, [...known, ...noted]);
      return succeed(null);
    },
    findAddress: ({ text, profiles }) =>
      index.keepOnly(profiles)
        ? succeed(
            index.find(
              text,
              profiles.map(({ profileId }) => profileId),
            ),
          )
        : fail('BAD_REQUEST'),
  } satisfies Partial<Handlers>;
};
