import type { ListView } from '../../../../../shared/file-schemas';
import { headHeight } from '../../../../ui/head-height';
import { foldKey, type Groups } from '../model/groups';

/** Heights of rows in CSS pixels, by density. The grid passes the height to the style sheet. */
export const rowHeights: Readonly<Record<ListView['density'], number>> = { usual: 40, compact: 32 };

/** The input of a layout. */
interface LaidOut {
  /** Row numbers, group by group if there are groups. */
  readonly rows: Uint32Array;
  readonly groups: Groups | null;
  /** The folded groups, by `foldKey`. */
  readonly folded: ReadonlySet<string>;
  /** Height of a row in pixels. */
  readonly rowHeight: number;
}

/** The key of a group, by its index in `groups.present`. */
const keyOf = ({ grouping, present }: Groups, group: number): string =>
  foldKey(grouping, present[group] ?? 0);

/**
 * Positions in a list. An item is a row or the head of a group, numbered from the top. A group is identified by its
 * index in `groups.present`. Each lookup takes time logarithmic in the number of groups.
 */
export interface GridLayout {
  readonly groups: Groups | null;
  readonly folded: ReadonlySet<string>;
  readonly rowHeight: number;
  /** All rows, including those folded away. */
  readonly all: Uint32Array;
  /** The rows that are not folded away. */
  readonly rows: Uint32Array;
  /** Number of items. */
  readonly items: number;
  /** Height of all items in pixels. */
  readonly height: number;
  /** Pixels from the top of the first item to the top of an item. */
  readonly topOf: (item: number) => number;
  /** The item at a distance from the top; the last item for any distance below. -1 if there are no items. */
  readonly itemAt: (top: number) => number;
  /** The group of an item; -1 if there are no groups. */
  readonly groupOf: (item: number) => number;
  /** The item that is the head of a group. */
  readonly headOf: (group: number) => number;
  readonly isHead: (item: number) => boolean;
  readonly isFolded: (group: number) => boolean;
  /** Index of an item in `rows`; -1 for a head. */
  readonly placeOf: (item: number) => number;
  /** The item of an index in `rows`. */
  readonly itemOf: (place: number) => number;
  /** Row number of an item's record in the list; -1 for a head. */
  readonly recordOf: (item: number) => number;
}

/** Rows of the groups that are not folded. */
const unfoldedRows = ({ rows, present, starts }: Groups, folded: Uint8Array): Uint32Array => {
  const kept = new Uint32Array(rows.length);
  let length = 0;
  for (let group = 0; group < present.length; group += 1) {
    if (folded[group] === 1) continue;
    const end = starts[group + 1] ?? 0;
    for (let at = starts[group] ?? 0; at < end; at += 1) kept[length++] = rows[at] ?? 0;
  }
  return length === rows.length ? rows : kept.slice(0, length);
};

/** How many of `count` ascending numbers are at most `most`. */
const countUpTo = (count: number, numberAt: (at: number) => number, most: number): number => {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(middle) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const createLayout = (of: LaidOut): GridLayout => {
  const { groups, folded, rowHeight } = of;
  const count = groups?.present.length ?? 0;
  const areFolded = new Uint8Array(count);
  // By group, the number of unfolded rows above its head.
  const above = new Uint32Array(count);
  let sum = 0;
  for (let group = 0; group < count; group += 1) {
    above[group] = sum;
    if (groups && folded.size > 0 && folded.has(keyOf(groups, group))) areFolded[group] = 1;
    else sum += (groups?.starts[group + 1] ?? 0) - (groups?.starts[group] ?? 0);
  }
  const rows = groups ? unfoldedRows(groups, areFolded) : of.rows;
  const items = rows.length + count;

  const headOf = (group: number): number => (above[group] ?? 0) + group;
  const groupOf = (item: number): number => countUpTo(count, headOf, item) - 1;
  const isHead = (item: number): boolean => {
    const group = groupOf(item);
    return group >= 0 && headOf(group) === item;
  };
  const topOfHead = (group: number): number => group * headHeight + (above[group] ?? 0) * rowHeight;
  const placeOf = (item: number): number => {
    const group = groupOf(item);
    return group >= 0 && headOf(group) === item ? -1 : item - group - 1;
  };
  return {
    groups,
    folded,
    rowHeight,
    rows,
    items,
    headOf,
    groupOf,
    isHead,
    placeOf,
    all: groups?.rows ?? of.rows,
    height: rows.length * rowHeight + count * headHeight,
    isFolded: (group) => areFolded[group] === 1,
    topOf: (item) => {
      const group = groupOf(item);
      if (group >= 0 && headOf(group) === item) return topOfHead(group);
      return (group + 1) * headHeight + (item - group - 1) * rowHeight;
    },
    itemAt: (top) => {
      const group = countUpTo(count, topOfHead, top) - 1;
      if (count === 0) return Math.min(items - 1, Math.max(0, Math.floor(top / rowHeight)));
      if (group < 0) return 0;
      const head = headOf(group);
      const last = group + 1 < count ? headOf(group + 1) - 1 : items - 1;
      const inside = Math.floor((top - topOfHead(group) - headHeight) / rowHeight) + 1;
      return Math.min(last, head + Math.max(0, inside));
    },
    itemOf: (place) => place + countUpTo(count, (group) => above[group] ?? 0, place),
    recordOf: (item) => {
      const place = placeOf(item);
      return place < 0 ? -1 : (rows[place] ?? -1);
    },
  };
};

/** The records of an answer and their layout. */
export interface Laid<Row> {
  readonly rows: readonly Row[];
  readonly layout: GridLayout;
}

/** Returns the row of an earlier record among newer rows; null if the record is gone or cannot be identified. */
export type FindAgain<Row> = (
  before: readonly Row[],
  record: number,
  rows: readonly Row[],
) => number | null;

/** Whether both show the same records in the same groups. Folding and row heights may differ. */
export const areOfSame = <Row>(one: Laid<Row>, other: Laid<Row>): boolean =>
  one.rows === other.rows &&
  one.layout.all === other.layout.all &&
  one.layout.groups === other.layout.groups;

/** The head of a group in another layout; null if the group does not exist there. */
const headAgain = ({ groups }: GridLayout, group: number, to: GridLayout): number | null => {
  if (!groups || !to.groups) return null;
  const { grouping, present } = to.groups;
  const key = keyOf(groups, group);
  const place = present.findIndex((one) => foldKey(grouping, one) === key);
  return place < 0 ? null : to.headOf(place);
};

/** The item of a record, or the head of its group while folded. Null if the record is not shown. */
export const itemOfRecord = (to: GridLayout, record: number): number | null => {
  const place = to.rows.indexOf(record);
  if (place >= 0) return to.itemOf(place);
  if (!to.groups || !to.all.includes(record)) return null;
  const { grouping, present } = to.groups;
  return to.headOf(present.indexOf(grouping.of[record] ?? 0));
};

/** The item of the same record or group in a later layout; null if it is not shown. */
export const followItem = <Row>(
  from: Laid<Row>,
  item: number,
  to: Laid<Row>,
  findAgain: FindAgain<Row>,
): number | null => {
  if (item < 0) return item;
  if (from.layout.isHead(item)) {
    return headAgain(from.layout, from.layout.groupOf(item), to.layout);
  }
  const before = from.layout.recordOf(item);
  const record = from.rows === to.rows ? before : findAgain(from.rows, before, to.rows);
  return record === null ? null : itemOfRecord(to.layout, record);
};

/** The scroll position that keeps an item where it was on screen; null if it is not shown. */
export const keepInPlace = <Row>(
  from: Laid<Row>,
  item: number,
  scrolled: number,
  to: Laid<Row>,
  findAgain: FindAgain<Row>,
): number | null => {
  const next = followItem(from, item, to, findAgain);
  if (next === null) return null;
  const below = from.layout.topOf(item) - scrolled;
  // After folding or a change of height, an item that was cut off at the top starts at the top.
  const kept = areOfSame(from, to) ? Math.max(0, below) : below;
  return Math.max(0, to.layout.topOf(next) - kept);
};

/** Returns the folded groups after one group was folded or unfolded. */
export const foldOne = ({ groups, folded }: GridLayout, group: number): ReadonlySet<string> => {
  const next = new Set(folded);
  if (!groups) return next;
  const key = keyOf(groups, group);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** Returns the folded groups after all groups were folded or unfolded. */
export const foldAll = ({ groups }: GridLayout, isFolded: boolean): ReadonlySet<string> =>
  new Set(
    groups && isFolded
      ? Array.from(groups.present, (group) => foldKey(groups.grouping, group))
      : [],
  );
