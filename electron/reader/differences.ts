import type { AccountHead, Difference } from '../../shared/account';

/** How an answer differs from the specification: the kinds of differences, and how many there are of others. */
export type Differences = Pick<AccountHead, 'differences' | 'moreDifferences'>;

export type NoteDifference = (
  where: Difference['where'],
  field: string,
  problem: Difference['problem'],
  is?: Difference['is'],
) => void;

/**
 * Most kinds of difference reported before names that the specification does not know are left out: an answer full of
 * them must not flood the report, and must not push out what is wrong with the specified fields either.
 */
const mostKinds = 50;

/** Longest field name reported, in UTF-16 units. */
const longestName = 80;

/** Counts differences from the specification by place, field and problem. */
export const collectDifferences = (): {
  readonly note: NoteDifference;
  /** The kinds of them, and how many are of others. */
  readonly found: () => Differences;
} => {
  const counted = new Map<string, Difference>();
  let more = 0;
  return {
    note: (where, field, problem, is) => {
      const key = `${where} ${problem} ${is} ${field}`;
      const known = counted.get(key);
      if (!known && problem === 'unknown' && counted.size >= mostKinds) {
        more += 1;
        return;
      }
      const name = field.slice(0, longestName);
      const count = (known?.count ?? 0) + 1;
      counted.set(key, { where, field: name, problem, ...(is && { is }), count });
    },
    found: () => ({
      differences: [...counted.values()],
      ...(more > 0 && { moreDifferences: more }),
    }),
  };
};
