import { addressKey, comparedPart, readableAddress } from '../../../../../shared/address';
import { workThrough, type Work } from './work';

/** Characters at an end that people look at. */
const endLength = 4;

/**
 * With fewer addresses than this, one equal end is enough: among so many of random digits, fewer than 0.04 pairs have
 * one by chance.
 */
export const fewAddresses = 50;

/** Which ends are the same. */
export type SameEnds = 'both' | 'start' | 'end';

/** Whether an address is one of the account on screen. Others are only there for it to be compared with. */
type IsOwn = (address: number) => boolean;

/** Addresses each two of which look alike, at least one of them the account's. No two of them are together in another group. */
export interface LookAlikeGroup {
  readonly members: readonly number[];
  readonly ends: SameEnds;
}

interface LookAlikes extends Work {
  /** Empty until the work is done. */
  readonly groups: () => readonly LookAlikeGroup[];
}

/** What people compare an address by; spaces and what cannot be seen are nothing to them. */
const partOf = (key: string): string | null => comparedPart(addressKey(readableAddress(key)));

const startOf = (part: string): string => part.slice(0, endLength);
const endOf = (part: string): string => part.slice(-endLength);

/** First and last characters of an address by its key; null where it has too few. */
export const endsOf = (key: string): string | null => {
  const part = partOf(key);
  return part === null ? null : startOf(part) + endOf(part);
};

/** Every two of a few: an address can look like one by its start and like another by its end. */
const amongFew = (keys: readonly string[], isOwn: IsOwn): readonly LookAlikeGroup[] => {
  const parts = keys.map(partOf);
  return parts.flatMap((part, first) =>
    parts.slice(first + 1).flatMap((other, offset): LookAlikeGroup[] => {
      if (part === null || other === null) return [];
      if (!isOwn(first) && !isOwn(first + 1 + offset)) return [];
      const start = startOf(part) === startOf(other);
      const end = endOf(part) === endOf(other);
      if (!start && !end) return [];
      const ends = start && end ? 'both' : start ? 'start' : 'end';
      return [{ members: [first, first + 1 + offset], ends }];
    }),
  );
};

/**
 * Finds look-alikes among keys of addresses, each there once. By buckets: a bucket of thousands is one group, whose
 * pairs nobody writes out. `keys` is read when the first step is done.
 */
export const createLookAlikes = (keys: () => readonly string[], isOwn: IsOwn): LookAlikes => {
  let found: readonly LookAlikeGroup[] = [];
  let among: Work | undefined;
  let isDone = false;
  const firstOf = new Map<string, number>();
  const buckets = new Map<string, number[]>();

  const begin = (): Work => {
    const all = keys();
    if (all.length < fewAddresses) {
      found = amongFew(all, isOwn);
      return workThrough(0, 1, () => undefined);
    }
    return workThrough(all.length, 256, (place) => {
      const ends = endsOf(all[place] ?? '');
      if (ends === null) return;
      const first = firstOf.get(ends);
      const bucket = buckets.get(ends);
      if (first === undefined) firstOf.set(ends, place);
      else if (bucket) bucket.push(place);
      else buckets.set(ends, [first, place]);
    });
  };

  return {
    step: () => {
      if (isDone) return true;
      among ??= begin();
      isDone = among.step();
      if (isDone) {
        if (buckets.size > 0) {
          found = Array.from(buckets.values())
            .filter((members) => members.some(isOwn))
            .map((members) => ({ members, ends: 'both' }));
        }
        firstOf.clear();
        buckets.clear();
      }
      return isDone;
    },
    groups: () => found,
  };
};

/** An address in the name of a pair, where white space stands between two: its own is escaped, as in a URL. */
const inPair = (key: string): string => key.replace(/[\s%]/gu, encodeURIComponent);

/** Names two addresses by their keys, in whichever order. */
export const pairKey = (one: string, other: string): string => {
  const [first, second] = [inPair(one), inPair(other)];
  return first < second ? `${first} ${second}` : `${second} ${first}`;
};

/** Another address that one looks like. */
interface Partner {
  /** Place among the keys. */
  readonly address: number;
  readonly ends: SameEnds;
}

/** Which addresses of the account look like another one, once dismissed pairs are left out. */
export interface ActiveLookAlikes {
  /** Whether an address looks like at least one other. */
  readonly has: (address: number) => boolean;
  /** Whether it looks like a known one, and is not known itself. */
  readonly resemblesKnown: (address: number) => boolean;
  /** How many pairs there are. */
  readonly pairs: number;
  /** What an address looks like, and what of that has been dismissed. May be as many as there are addresses. */
  readonly partnersOf: (address: number) => {
    readonly open: readonly Partner[];
    readonly dismissed: readonly Partner[];
  };
}

/** Whose an address is: the account's, or known from elsewhere, or both. */
export interface Origins {
  readonly isOwn: (address: number) => boolean;
  readonly isKnown: (address: number) => boolean;
}

/** `dismissed` holds pairs by `pairKey`. */
export const judgeAlikes = (
  keys: readonly string[],
  groups: readonly LookAlikeGroup[],
  dismissed: ReadonlySet<string>,
  { isOwn, isKnown }: Origins,
): ActiveLookAlikes => {
  const groupsOf = new Map<number, LookAlikeGroup[]>();
  const placeOf = new Map<string, number>();
  /** Of each address of the account, how many others it looks like, and how many known ones. */
  const left = new Map<number, number>();
  const leftKnown = new Map<number, number>();
  const add = (counts: Map<number, number>, address: number, count: number): void => {
    counts.set(address, (counts.get(address) ?? 0) + count);
  };
  let pairs = 0;
  for (const group of groups) {
    const { members } = group;
    const own = members.filter(isOwn).length;
    const known = members.filter(isKnown).length;
    pairs += (own * (own - 1)) / 2 + own * (members.length - own);
    for (const member of members) {
      placeOf.set(inPair(keys[member] ?? ''), member);
      const others = groupsOf.get(member);
      if (others) others.push(group);
      else groupsOf.set(member, [group]);
      if (!isOwn(member)) continue;
      add(left, member, members.length - 1);
      if (!isKnown(member)) add(leftKnown, member, known);
    }
  }
  const isTogether = (first: number, second: number): boolean =>
    groupsOf.get(first)?.some((group) => groupsOf.get(second)?.includes(group)) ?? false;
  for (const pair of dismissed) {
    const [first, second] = pair.split(' ').map((key) => placeOf.get(key));
    if (first === undefined || second === undefined || !isTogether(first, second)) continue;
    if (!isOwn(first) && !isOwn(second)) continue;
    pairs -= 1;
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      add(left, one, -1);
      if (isKnown(other)) add(leftKnown, one, -1);
    }
  }
  const open = new Set(Array.from(left).flatMap(([address, count]) => (count > 0 ? address : [])));

  return {
    has: (address) => open.has(address),
    resemblesKnown: (address) => (leftKnown.get(address) ?? 0) > 0,
    pairs,
    partnersOf: (address) => {
      const partners = (groupsOf.get(address) ?? []).flatMap(({ members, ends }) =>
        members.flatMap((other): Partner[] =>
          other === address ? [] : [{ address: other, ends }],
        ),
      );
      const isDismissed = (other: Partner): boolean =>
        dismissed.has(pairKey(keys[address] ?? '', keys[other.address] ?? ''));
      return {
        open: partners.filter((other) => !isDismissed(other)),
        dismissed: partners.filter(isDismissed),
      };
    },
  };
};
