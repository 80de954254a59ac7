import { addressKey, comparedPart, readableAddress } from '../../../../../shared/address';
import { workThrough, type Work } from './work';

/** Number of characters that people compare at each end of an address. */
const endLength = 4;

/**
 * Number of addresses below which one equal end is enough: among so many random addresses, fewer than 0.04 pairs have
 * an equal end by chance.
 */
export const fewAddresses = 50;

/** Which ends are equal. */
export type SameEnds = 'both' | 'start' | 'end';

/** Whether an address belongs to the account on screen. All others are only compared with it. */
type IsOwn = (address: number) => boolean;

/** Addresses that all look alike, at least one of them the account's. No two of them share another group. */
export interface LookAlikeGroup {
  readonly members: readonly number[];
  readonly ends: SameEnds;
}

interface LookAlikes extends Work {
  /** Empty until the work is done. */
  readonly groups: () => readonly LookAlikeGroup[];
}

/** The part of an address that people compare, without spaces and invisible characters. */
const partOf = (key: string): string | null => comparedPart(addressKey(readableAddress(key)));

const startOf = (part: string): string => part.slice(0, endLength);
const endOf = (part: string): string => part.slice(-endLength);

/** First and last characters of an address, by its key; null if it is too short. */
export const endsOf = (key: string): string | null => {
  const part = partOf(key);
  return part === null ? null : startOf(part) + endOf(part);
};

const endsShared = (part: string | null, other: string | null): SameEnds | null => {
  if (part === null || other === null) return null;
  const start = startOf(part) === startOf(other);
  const end = endOf(part) === endOf(other);
  return start && end ? 'both' : start ? 'start' : end ? 'end' : null;
};

/** The ends that two addresses have in common, by their keys; null if none, or if one is too short. */
export const sharedEnds = (key: string, other: string): SameEnds | null =>
  endsShared(partOf(key), partOf(other));

/** Compares every pair of a few addresses: an address may share its start with one and its end with another. */
const amongFew = (keys: readonly string[], isOwn: IsOwn): readonly LookAlikeGroup[] => {
  const parts = keys.map(partOf);
  return parts.flatMap((part, first) =>
    parts.slice(first + 1).flatMap((other, offset): LookAlikeGroup[] => {
      if (!isOwn(first) && !isOwn(first + 1 + offset)) return [];
      const ends = endsShared(part, other);
      return ends === null ? [] : [{ members: [first, first + 1 + offset], ends }];
    }),
  );
};

/**
 * Finds look-alikes among distinct address keys. Uses buckets: a bucket of thousands is one group, whose pairs are
 * never listed. Reads `keys` in the first step.
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

/**
 * An address as part of a pair key. White space is escaped as in a URL, because a space separates the two addresses.
 */
const inPair = (key: string): string => key.replace(/[\s%]/gu, encodeURIComponent);

/** Key of a pair of addresses, the same in either order. */
export const pairKey = (one: string, other: string): string => {
  const [first, second] = [inPair(one), inPair(other)];
  return first < second ? `${first} ${second}` : `${second} ${first}`;
};

/** Another address that an address looks like. */
interface Partner {
  /** Index in the keys. */
  readonly address: number;
  readonly ends: SameEnds;
}

/** Look-alikes among the addresses of the account, without dismissed pairs. */
export interface ActiveLookAlikes {
  /** Whether an address looks like at least one other. */
  readonly has: (address: number) => boolean;
  /** Number of pairs. */
  readonly pairs: number;
  /** The look-alikes of an address, open and dismissed. There may be as many as there are addresses. */
  readonly partnersOf: (address: number) => {
    readonly open: readonly Partner[];
    readonly dismissed: readonly Partner[];
  };
}

/** Computes the active look-alikes. `dismissed` contains `pairKey` values. */
export const judgeAlikes = (
  keys: readonly string[],
  groups: readonly LookAlikeGroup[],
  dismissed: ReadonlySet<string>,
  isOwn: IsOwn,
): ActiveLookAlikes => {
  const groupsOf = new Map<number, LookAlikeGroup[]>();
  const placeOf = new Map<string, number>();
  /** By address of the account, the number of its look-alikes. */
  const left = new Map<number, number>();
  const add = (address: number, count: number): void => {
    left.set(address, (left.get(address) ?? 0) + count);
  };
  let pairs = 0;
  for (const group of groups) {
    const { members } = group;
    const own = members.filter(isOwn).length;
    pairs += (own * (own - 1)) / 2 + own * (members.length - own);
    for (const member of members) {
      placeOf.set(inPair(keys[member] ?? ''), member);
      const others = groupsOf.get(member);
      if (others) others.push(group);
      else groupsOf.set(member, [group]);
      if (isOwn(member)) add(member, members.length - 1);
    }
  }
  const isTogether = (first: number, second: number): boolean =>
    groupsOf.get(first)?.some((group) => groupsOf.get(second)?.includes(group)) ?? false;
  for (const pair of dismissed) {
    const [first, second] = pair.split(' ').map((key) => placeOf.get(key));
    if (first === undefined || second === undefined || !isTogether(first, second)) continue;
    if (!isOwn(first) && !isOwn(second)) continue;
    pairs -= 1;
    add(first, -1);
    add(second, -1);
  }
  const open = new Set(Array.from(left).flatMap(([address, count]) => (count > 0 ? address : [])));

  return {
    has: (address) => open.has(address),
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
