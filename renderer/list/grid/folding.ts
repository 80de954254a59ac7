import { foldKey } from '../model/groups';
import type { GridLayout } from './layout';

/** What is folded away once a group is folded, or unfolded if it was. */
export const foldOne = (
  { groups }: GridLayout,
  folded: ReadonlySet<string>,
  group: number,
): ReadonlySet<string> => {
  const next = new Set(folded);
  if (!groups) return next;
  const key = foldKey(groups.grouping, groups.present[group] ?? 0);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** What is folded away once all groups are, or none. */
export const foldAll = ({ groups }: GridLayout, isFolded: boolean): ReadonlySet<string> =>
  new Set(
    groups && isFolded
      ? Array.from(groups.present, (group) => foldKey(groups.grouping, group))
      : [],
  );
