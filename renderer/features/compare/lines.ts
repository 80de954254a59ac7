import { bisectLeft, bisectRight } from 'd3-array';
import {
  comparedGroups,
  type ComparedGroup,
  type ComparisonSummary,
} from '../../../shared/expected';
import { headHeight } from '../../ui/head-height';

/**
 * Layout of a record by available width: all on one line, the address below (`middle`, `narrow`), the address on two
 * lines (`tiny`), or also the name on its own line (`least`).
 */
export type RowLayout = 'wide' | 'middle' | 'narrow' | 'tiny' | 'least';

const rowLayouts: readonly RowLayout[] = ['least', 'tiny', 'narrow', 'middle', 'wide'];

/** Smallest widths in pixels of all layouts but the first. */
const roomWidths = [320, 415, 600, 860];

/** Returns the layout for a width in pixels. */
export const layoutFor = (width: number): RowLayout =>
  rowLayouts[bisectRight(roomWidths, width)] ?? 'least';

/** Heights in pixels: one side of a record, a further line of a long address, and the padding around the sides. */
const sideHeights: Readonly<Record<RowLayout, number>> = {
  wide: 24,
  middle: 44,
  narrow: 44,
  tiny: 64,
  least: 86,
};
const further = 20;
const around = 16;

/** Height of a record in pixels. A record that differs has two sides. */
const heightOf = (group: ComparedGroup, room: RowLayout): number =>
  around + (group === 'differs' ? 2 : 1) * sideHeights[room];

/** The records of one group, below its head. */
interface Section {
  readonly group: ComparedGroup;
  readonly count: number;
  /** Number of records in the sections before this one. */
  readonly before: number;
  /** Pixels from the top of the first section. */
  readonly top: number;
  /** Height of one record without further lines, in pixels. */
  readonly height: number;
  /** Indices of records whose long addresses need a further line on each side, ascending. */
  readonly long: readonly number[];
}

/** Stacks the groups that have records, or only the chosen group. */
export const sectionsOf = (
  counts: ComparisonSummary['counts'],
  only: ComparedGroup | null,
  room: RowLayout,
  /** Indices of differing records with long addresses, ascending. */
  long: readonly number[],
): { readonly sections: readonly Section[]; readonly count: number; readonly height: number } => {
  const sections: Section[] = [];
  let count = 0;
  let top = 0;
  for (const group of comparedGroups) {
    if (counts[group] === 0 || (only !== null && group !== only)) continue;
    const section = {
      group,
      count: counts[group],
      before: count,
      top,
      height: heightOf(group, room),
      long: group === 'differs' ? long : [],
    };
    sections.push(section);
    count += section.count;
    top = topIn(section, section.count);
  }
  return { sections, count, height: top };
};

/** Top of a record in pixels; for the index after the last record, the end of the section. */
export const topIn = ({ top, height, long }: Section, index: number): number =>
  top + headHeight + index * height + bisectLeft(long, index) * 2 * further;

/** Index of the first record that ends below a height; binary search. */
const indexAt = (section: Section, at: number): number => {
  let [low, high] = [0, section.count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topIn(section, middle + 1) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A group's head, or a record with its index in the group (`index`) and in the whole list (`place`). */
export type Line =
  | { readonly kind: 'head'; readonly section: Section; readonly top: number }
  | {
      readonly kind: 'record';
      readonly section: Section;
      readonly top: number;
      readonly height: number;
      readonly index: number;
      readonly place: number;
    };

/** The lines to render between two heights. */
export const linesBetween = (
  sections: readonly Section[],
  from: number,
  to: number,
): readonly Line[] =>
  sections.flatMap((section): readonly Line[] => {
    const { top, count, before } = section;
    if (top > to || topIn(section, count) < from) return [];
    const lines: Line[] = [{ kind: 'head', section, top }];
    for (let index = indexAt(section, from); index < count; index += 1) {
      const own = topIn(section, index);
      if (own > to) break;
      const height = topIn(section, index + 1) - own;
      lines.push({ kind: 'record', section, top: own, height, index, place: before + index });
    }
    return lines;
  });

/** Top and end of a record, in pixels. */
export const spanOf = (
  sections: readonly Section[],
  place: number,
): { readonly top: number; readonly end: number } | null => {
  const section = sections.find(({ before, count }) => place >= before && place < before + count);
  if (!section) return null;
  const index = place - section.before;
  return { top: topIn(section, index), end: topIn(section, index + 1) };
};

/** Records that main returns at a time. */
export const pageSize = 5000;

/** Keys of the pages that hold the lines: the group and the index of the page's first record. */
export const pagesOf = (lines: readonly Line[]): readonly string[] => [
  ...new Set(
    lines.flatMap((line) =>
      line.kind === 'head'
        ? []
        : `${line.section.group} ${Math.floor(line.index / pageSize) * pageSize}`,
    ),
  ),
];
