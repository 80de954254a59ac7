import { workThrough, type Work } from '../../records/list/model/work';

/** Most groups with a colour of their own. All other values share one more. */
export const mostGroups = 6;

/** The colour group of each row. */
export interface Colouring {
  /** Values with their own colour, most frequent first; null is "not given". */
  readonly values: readonly (string | null)[];
  /** Number of values that share the last group; 0 if there is no such group. */
  readonly others: number;
  readonly groups: number;
  /** By row: the index of the row's value in `values`, or of the last group. */
  readonly groupOf: Uint8Array;
}

/** Distinct values in order of appearance, and the number of rows for each. */
interface Kinds {
  readonly values: readonly (string | null)[];
  readonly counts: Uint32Array;
}

/**
 * Most frequent first, then by code units. A locale-aware order would be too slow, because nearly all of 100,000
 * deployers may have the same frequency.
 */
const precedes = ({ values, counts }: Kinds, a: number, b: number): boolean => {
  const [more, fewer] = [counts[a] ?? 0, counts[b] ?? 0];
  if (more !== fewer) return more > fewer;
  const [value = null, other = null] = [values[a], values[b]];
  return value !== null && (other === null || value < other);
};

const mostFrequent = (kinds: Kinds): readonly number[] => {
  const taken: number[] = [];
  for (let kind = 0; kind < kinds.values.length; kind += 1) {
    let place = taken.length;
    while (place > 0 && precedes(kinds, kind, taken[place - 1] ?? 0)) place -= 1;
    if (place === mostGroups) continue;
    taken.splice(place, 0, kind);
    if (taken.length > mostGroups) taken.pop();
  }
  return taken;
};

/** A colouring that is computed step by step. */
interface ColouringWork extends Work {
  /** Null until the work is done. */
  readonly colouring: () => Colouring | null;
}

/**
 * Groups rows by the most frequent values and looks at each value once. Values with the same key count as one value,
 * written as the first of them.
 */
export const createColouring = (
  count: number,
  valueOf: (row: number) => string | null,
  keyOf: (value: string) => string = (value) => value,
): ColouringWork => {
  const numbers = new Map<string | null, number>();
  const values: (string | null)[] = [];
  const counts = new Uint32Array(count);
  const kindOf = new Uint32Array(count);
  let made: Colouring | null = null;
  const counting = workThrough(count, 256, (row) => {
    const value = valueOf(row);
    const key = value === null ? null : keyOf(value);
    let kind = numbers.get(key);
    if (kind === undefined) {
      kind = values.push(value) - 1;
      numbers.set(key, kind);
    }
    counts[kind] = (counts[kind] ?? 0) + 1;
    kindOf[row] = kind;
  });

  const make = (): Colouring => {
    const own = mostFrequent({ values, counts });
    const groupOfKind = new Uint8Array(values.length).fill(own.length);
    own.forEach((kind, group) => {
      groupOfKind[kind] = group;
    });
    const groupOf = new Uint8Array(count);
    for (let row = 0; row < count; row += 1) groupOf[row] = groupOfKind[kindOf[row] ?? 0] ?? 0;
    const others = values.length - own.length;
    return {
      values: own.map((kind) => values[kind] ?? null),
      others,
      groups: own.length + (others > 0 ? 1 : 0),
      groupOf,
    };
  };

  return {
    step: () => {
      if (!made && counting.step()) made = make();
      return made !== null;
    },
    colouring: () => made,
  };
};
