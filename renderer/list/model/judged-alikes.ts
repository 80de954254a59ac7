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

/** Which addresses look alike once dismissed pairs are left out. */
export interface JudgedAlikes {
  /** Whether an address looks like at least one other. */
  readonly has: (address: number) => boolean;
  /** How many pairs there are. */
  readonly pairs: number;
  /** How many addresses are part of them. */
  readonly addresses: number;
  /** What an address looks like, and what of that has been dismissed. May be as many as there are addresses. */
  readonly partnersOf: (address: number) => {
    readonly open: readonly Partner[];
    readonly dismissed: readonly Partner[];
  };
}

/** `dismissed` holds pairs by `pairKey`. */
export const judgeAlikes = (
  keys: readonly string[],
  groups: readonly LookAlikeGroup[],
  dismissed: ReadonlySet<string>,
): JudgedAlikes => {
  const groupsOf = new Map<number, LookAlikeGroup[]>();
  const placeOf = new Map<string, number>();
  const left = new Map<number, number>();
  let pairs = 0;
  for (const group of groups) {
    const { members } = group;
    pairs += (members.length * (members.length - 1)) / 2;
    for (const member of members) {
      placeOf.set(keys[member] ?? '', member);
      left.set(member, (left.get(member) ?? 0) + members.length - 1);
      const others = groupsOf.get(member);
      if (others) others.push(group);
      else groupsOf.set(member, [group]);
    }
  }
  const isTogether = (first: number, second: number): boolean =>
    groupsOf.get(first)?.some((group) => groupsOf.get(second)?.includes(group)) ?? false;
  for (const pair of dismissed) {
    const [first, second] = pair.split(' ').map((key) => placeOf.get(key));
    if (first === undefined || second === undefined || !isTogether(first, second)) continue;
    pairs -= 1;
    for (const one of [first, second]) left.set(one, (left.get(one) ?? 1) - 1);
  }
  const open = new Set(Array.from(left).flatMap(([address, count]) => (count > 0 ? address : [])));

  return {
    has: (address) => open.has(address),
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
