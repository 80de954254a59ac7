/** Groups that have a colour of their own; everything else shares one more. */
export const mostGroups = 6;

/** What rows are coloured by. */
export interface Grouping {
  /** Values with a colour of their own, most frequent first; null is "not given". */
  readonly values: readonly (string | null)[];
  /** How many further values share the last group; 0 when there is no such group. */
  readonly others: number;
  readonly groups: number;
  /** By row: the number of its group, which is the place of its value; the last one for all others. */
  readonly groupOf: Uint8Array;
}

interface Kind {
  readonly value: string | null;
  /** In the order in which values were met. */
  readonly id: number;
  count: number;
}

/** Most frequent first, then by text: not by language, because nearly all of 100,000 deployers may be as frequent. */
const precedes = (a: Kind, b: Kind): boolean => {
  if (a.count !== b.count) return a.count > b.count;
  return a.value !== null && (b.value === null || a.value < b.value);
};

const mostFrequent = (kinds: Iterable<Kind>): readonly Kind[] => {
  const taken: Kind[] = [];
  for (const kind of kinds) {
    let place = taken.length;
    for (let above = taken.at(-1); above && precedes(kind, above); above = taken[place - 1]) {
      place -= 1;
    }
    if (place === mostGroups) continue;
    taken.splice(place, 0, kind);
    if (taken.length > mostGroups) taken.pop();
  }
  return taken;
};

/** Groups rows by the most frequent values. Looks at each value once. */
export const groupRows = (count: number, valueOf: (row: number) => string | null): Grouping => {
  const kinds = new Map<string | null, Kind>();
  const ids = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) {
    const value = valueOf(row);
    let kind = kinds.get(value);
    if (!kind) {
      kind = { value, id: kinds.size, count: 0 };
      kinds.set(value, kind);
    }
    kind.count += 1;
    ids[row] = kind.id;
  }
  const own = mostFrequent(kinds.values());
  const groupOfKind = new Uint8Array(kinds.size).fill(own.length);
  own.forEach(({ id }, group) => {
    groupOfKind[id] = group;
  });
  const others = kinds.size - own.length;
  return {
    values: own.map(({ value }) => value),
    others,
    groups: own.length + (others > 0 ? 1 : 0),
    groupOf: Uint8Array.from(ids, (id) => groupOfKind[id] ?? 0),
  };
};
