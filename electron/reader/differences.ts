import type { Difference } from '../../shared/account';

export type NoteDifference = (
  where: Difference['where'],
  field: string,
  problem: Difference['problem'],
) => void;

/** Most kinds of difference reported; an answer full of odd names must not flood the report. */
const mostKinds = 50;

/** Longest field name reported, in UTF-16 units. */
const longestName = 80;

/** Counts differences from the specification by place, field and problem. */
export const collectDifferences = (): {
  readonly note: NoteDifference;
  readonly differences: () => readonly Difference[];
} => {
  const counted = new Map<string, Difference>();
  return {
    note: (where, field, problem) => {
      const key = `${where} ${problem} ${field}`;
      const known = counted.get(key);
      if (!known && counted.size >= mostKinds) return;
      const name = field.slice(0, longestName);
      counted.set(key, { where, field: name, problem, count: (known?.count ?? 0) + 1 });
    },
    differences: () => [...counted.values()],
  };
};
