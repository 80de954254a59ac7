import { useMemo, useState, useSyncExternalStore } from 'react';
import { fieldText, type SmartContract } from '../../../../shared/account';
import { addressKey } from '../../../../shared/address';
import { readTime } from '../../../../shared/times';
import {
  workInBackground,
  type Progress,
  workWhile,
  workThrough,
  type Work,
} from '../../records/list/model/work';
import { useModel } from '../../records/list/prepared-model';
import { useNowByMinute } from '../../../store/now';
import { placeTimes, type Placed } from './periods';

/** Groups that have a colour of their own; everything else shares one more. */
export const mostGroups = 6;

/** What rows are coloured by. */
interface Grouping {
  /** Values with a colour of their own, most frequent first; null is "not given". */
  readonly values: readonly (string | null)[];
  /** How many further values share the last group; 0 when there is no such group. */
  readonly others: number;
  readonly groups: number;
  /** By row: the number of its group, which is the place of its value; the last one for all others. */
  readonly groupOf: Uint8Array;
}

/** Values by their numbers, in the order in which they were met, and how many rows have each. */
interface Kinds {
  readonly values: readonly (string | null)[];
  readonly counts: Uint32Array;
}

/** Most frequent first, then by text: not by language, because nearly all of 100,000 deployers may be as frequent. */
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

/** A grouping in the making. */
interface GroupingWork extends Work {
  /** Null until the work is done. */
  readonly grouping: () => Grouping | null;
}

/**
 * Groups rows by the most frequent values. Looks at each value once. Values with equal keys are one, and named as the
 * first of them is written.
 */
export const createGrouping = (
  count: number,
  valueOf: (row: number) => string | null,
  keyOf: (value: string) => string = (value) => value,
): GroupingWork => {
  const numbers = new Map<string | null, number>();
  const values: (string | null)[] = [];
  const counts = new Uint32Array(count);
  const kindOf = new Uint32Array(count);
  let made: Grouping | null = null;
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

  const make = (): Grouping => {
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
    grouping: () => made,
  };
};

/** What contracts can be coloured by. */
export type GroupedBy = 'type' | 'deployedBy';

export interface Deployments {
  /** What they are coloured by; all of this is still the last for a moment, when there is another answer or choice. */
  readonly by: GroupedBy;
  readonly grouping: Grouping;
  readonly placed: Placed;
  /** When they were placed, in milliseconds since the epoch: what was later then is in the future. */
  readonly now: number;
}

interface KnownGrouping {
  readonly grouping: Grouping | null;
}

/** By rows; they live as long as the rows. */
const made = new WeakMap<object, Map<GroupedBy, Progress<KnownGrouping>>>();

/** The grouping of these rows, made in the background. */
const groupingOf = (rows: readonly SmartContract[], by: GroupedBy): Progress<KnownGrouping> => {
  const known = made.get(rows) ?? new Map<GroupedBy, Progress<KnownGrouping>>();
  made.set(rows, known);
  const earlier = known.get(by);
  if (earlier) return earlier;
  const valueOf = (row: number): string | null => fieldText(rows[row]?.[by] ?? null);
  const work =
    by === 'deployedBy'
      ? createGrouping(rows.length, valueOf, addressKey)
      : createGrouping(rows.length, valueOf);
  const progress = workInBackground<KnownGrouping>({
    order: 'soon',
    // Told once, when all is done.
    intervalMs: Infinity,
    know: () => ({ grouping: work.grouping() }),
    prepare: (hasTime) => workWhile(hasTime, [work]),
  });
  known.set(by, progress);
  return progress;
};

/** Where the contracts are on the time axis; null while their times and groups are being read. */
export const useDeployments = (
  rows: readonly SmartContract[],
  by: GroupedBy,
): Deployments | null => {
  const { model } = useModel('contracts', rows);
  const times = model.times('deployedAt');
  // Only what is in the future depends on it.
  const now = useNowByMinute();
  const work = groupingOf(rows, by);
  const { grouping } = useSyncExternalStore(work.subscribe, work.read);
  const current = useMemo((): Deployments | null => {
    if (!times || !grouping) return null;
    const laneOf = (row: number) => {
      const text = fieldText(rows[row]?.deployedAt ?? null);
      if (text === null) return 'undated';
      return readTime(text).form === 'no-zone' ? 'no-zone' : 'invalid';
    };
    const { groupOf, groups } = grouping;
    const placed = placeTimes({ times, laneOf, groupOf, groups }, now);
    return { by, grouping, placed, now };
  }, [rows, by, times, grouping, now]);
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return current ?? last;
};
