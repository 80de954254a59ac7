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

export interface LookAlikes extends Work {
  /** Empty until the work is done. */
  readonly groups: () => readonly LookAlikeGroup[];
}

/** What people compare an address by; spaces and what cannot be seen are nothing to them. */
const partOf = (key: string): string | null => comparedPart(addressKey(readableAddress(key)));

const startOf = (part: string): string => part.slice(0, endLength);
const endOf = (part: string): string => part.slice(-endLength);

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
export const createLookAlikes = (
  keys: () => readonly string[],
  isOwn: IsOwn = () => true,
): LookAlikes => {
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
      const part = partOf(all[place] ?? '');
      if (part === null) return;
      const ends = startOf(part) + endOf(part);
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
