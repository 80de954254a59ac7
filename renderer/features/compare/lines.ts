import { bisectLeft, bisectRight } from 'd3-array';
import {
  comparedGroups,
  type ComparedGroup,
  type ComparisonSummary,
} from '../../../shared/expected';

/** How much room there is for a record: all in one line, its address below it, that in two lines, or its name in one of its own. */
export type Room = 'wide' | 'middle' | 'narrow' | 'tiny' | 'least';

const rooms: readonly Room[] = ['least', 'tiny', 'narrow', 'middle', 'wide'];

/** Pixels from which on there is each of them but the first. */
const roomWidths = [320, 415, 600, 860];

/** What there is room for in that many pixels. */
export const roomFor = (width: number): Room => rooms[bisectRight(roomWidths, width)] ?? 'least';

/** Height of a head in pixels. */
export const headHeight = 32;

/** Height of one side of a record, of a further line, and of what is around the sides, in pixels. */
const sideHeights: Readonly<Record<Room, number>> = {
  wide: 24,
  middle: 44,
  narrow: 44,
  tiny: 64,
  least: 86,
};
const further = 20;
const around = 16;

/** Height of a record in pixels; one that differs has two sides. */
const heightOf = (group: ComparedGroup, room: Room): number =>
  around + (group === 'differs' ? 2 : 1) * sideHeights[room];

/** The records of a group, below their head. */
interface Section {
  readonly group: ComparedGroup;
  readonly count: number;
  /** How many records there are in the sections before. */
  readonly before: number;
  /** Pixels from the top of the first section. */
  readonly top: number;
  /** Of a record, in pixels. */
  readonly height: number;
  /** Records with addresses that need a further line on each side, in order. */
  readonly long: readonly number[];
}

/** The groups that have records, or the one that is asked for, one below the other. */
export const sectionsOf = (
  counts: ComparisonSummary['counts'],
  only: ComparedGroup | null,
  room: Room,
  /** Records that differ and have long addresses, in order. */
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

/** The top of a record of a section; of the one after its last, the end. */
export const topIn = ({ top, height, long }: Section, index: number): number =>
  top + headHeight + index * height + bisectLeft(long, index) * 2 * further;

/** The first record of a section that ends below a height. */
const indexAt = (section: Section, at: number): number => {
  let [low, high] = [0, section.count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topIn(section, middle + 1) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A head, or a record by its place in its group and in all of them. */
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

/** What is to be drawn between two heights. */
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

/** Where a record is: from its top to its end. */
export const spanOf = (
  sections: readonly Section[],
  place: number,
): { readonly top: number; readonly end: number } | null => {
  const section = sections.find(({ before, count }) => place >= before && place < before + count);
  if (!section) return null;
  const index = place - section.before;
  return { top: topIn(section, index), end: topIn(section, index + 1) };
};

/** Records that main tells at a time. */
export const pageSize = 5000;

/** The pages that lines are on, by their group and first record. */
export const pagesOf = (lines: readonly Line[]): readonly string[] => [
  ...new Set(
    lines.flatMap((line) =>
      line.kind === 'head'
        ? []
        : `${line.section.group} ${Math.floor(line.index / pageSize) * pageSize}`,
    ),
  ),
];
