import type { LookAlikeGroup, SameEnds } from './look-alikes';

/** Names two addresses by their keys, in whichever order. What looks like another one has no space in it. */
export const pairKey = (first: string, second: string): string =>
  first < second ? `${first} ${second}` : `${second} ${first}`;

/** Another address that one looks like. */
export interface Partner {
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
  /** How many addresses of the account are part of them. */
  readonly addresses: number;
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

const allOwn: Origins = { isOwn: () => true, isKnown: () => false };

/** `dismissed` holds pairs by `pairKey`. */
export const judgeAlikes = (
  keys: readonly string[],
  groups: readonly LookAlikeGroup[],
  dismissed: ReadonlySet<string>,
  { isOwn, isKnown }: Origins = allOwn,
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
      placeOf.set(keys[member] ?? '', member);
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
    addresses: open.size,
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
