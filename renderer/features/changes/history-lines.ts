import { group, sum } from 'd3-array';
import type { HistoryEntry } from '../../../shared/activity';

/** Changes of one kind in one answer that each have a line; more of them share one. */
const mostUnfolded = 5;

/** An entry with a name that neither newer ones change nor older ones that go. */
export interface TimelineEntry extends HistoryEntry {
  readonly key: string;
}

/** What has a line of its own: an entry, or several of one kind that came with one answer. */
export interface TimelineLine {
  readonly key: string;
  /** As they came, those that are only counted at the end; one where nothing is folded. */
  readonly entries: readonly TimelineEntry[];
  /** How many changes it tells of. */
  readonly count: number;
}

/** Lines of one day that follow each other; what divides new ones from those that were seen divides its day. */
export interface TimelinePart {
  readonly key: string;
  readonly day: string;
  /** A time within it, in milliseconds since the epoch. */
  readonly at: number;
  /** Whether the part before it is of the same day. */
  readonly isContinued: boolean;
  /** Whether everything from here on was seen, and nothing before. */
  readonly isBelowLine: boolean;
  readonly lines: readonly TimelineLine[];
}

/** Whether an entry is an alarm that nobody has acknowledged. */
export const isWaiting = ({ outcome }: HistoryEntry): boolean =>
  outcome !== null && outcome.waiting !== null;

/** Whether an entry tells of records that are only counted: those of one answer beyond the first ones. */
export const isCounted = ({ list, count, name, asset, address }: HistoryEntry): boolean =>
  list !== 'account' && (count > 1 || (name === null && asset === null && address === null));

/** What may share a line: what came with one answer, is of one kind, and was acknowledged in one go or not at all. */
const groupOf = (entry: HistoryEntry): string => {
  const { at, kind, list, outcome } = entry;
  return JSON.stringify([at, kind, list, outcome?.waiting === null && outcome]);
};

const linesOf = (entries: readonly TimelineEntry[]): readonly TimelineLine[] => {
  const groups = Array.from(group(entries, groupOf).values());
  const lines = groups.flatMap((like): readonly TimelineLine[] => {
    const [first] = like;
    if (first && like.length > mostUnfolded && first.list !== 'account') {
      const own = like.filter((one) => !isCounted(one)).toReversed();
      const all = [...own, ...like.filter(isCounted)];
      return [
        { key: `${first.key} and others`, entries: all, count: sum(all, (one) => one.count) },
      ];
    }
    return like.map((one) => ({ key: one.key, entries: [one], count: one.count }));
  });
  const waits = ({ entries: own }: TimelineLine): boolean => own.some(isWaiting);
  return [...lines.filter(waits), ...lines.filter((line) => !waits(line))];
};

/** Named by when they happened, and by their place among those of the same time: how many there are changes no name. */
const named = (entries: readonly HistoryEntry[]): readonly TimelineEntry[] => {
  const counts = new Map<number, number>();
  return entries.map((entry) => {
    const place = counts.get(entry.at) ?? 0;
    counts.set(entry.at, place + 1);
    return { ...entry, key: `${entry.at} ${place}` };
  });
};

/**
 * Entries, the newest first, by the day that `dayOf` says a time belongs to; what waits to be acknowledged comes first
 * in its day. The line is drawn above the first entry that was seen, by its place and not by its time.
 */
export const partsOf = (
  entries: readonly HistoryEntry[],
  seenAt: number | null,
  dayOf: (at: number) => string,
): readonly TimelinePart[] => {
  const all = named(entries);
  const line = seenAt === null ? -1 : all.findIndex(({ isSeen }) => isSeen);
  const starts: { readonly day: string; readonly from: number }[] = [];
  for (const [place, { at }] of all.entries()) {
    const day = dayOf(at);
    if (day !== starts.at(-1)?.day || place === line) starts.push({ day, from: place });
  }
  // A day comes again below another one where the clock was set back across midnight.
  const times = new Map<string, number>();
  return starts.map(({ day, from }, place) => {
    const own = all.slice(from, starts[place + 1]?.from);
    const name = `${day} ${from === line}`;
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return {
      key: `${name} ${before}`,
      day,
      at: own[0]?.at ?? 0,
      isContinued: starts[place - 1]?.day === day,
      isBelowLine: from === line,
      lines: linesOf(own),
    };
  });
};

/** One line as it is drawn: that of several entries, or of the entry. */
interface DrawnLine {
  readonly key: string;
  readonly entry: TimelineEntry;
  readonly line: TimelineLine | null;
}

/** The lines of a part, with those that are folded away where they are unfolded. */
export const drawnLines = (
  { lines }: Pick<TimelinePart, 'lines'>,
  unfolded: ReadonlySet<string>,
): readonly DrawnLine[] =>
  lines.flatMap((line): readonly DrawnLine[] => {
    const own = line.entries.map((entry) => ({ key: entry.key, entry, line: null }));
    const [first] = line.entries;
    if (!first || own.length === 1) return own;
    return [{ key: line.key, entry: first, line }, ...(unfolded.has(line.key) ? own : [])];
  });

/**
 * The lines of answers that were read whole. An answer has one line for each change that it brought; of the oldest one
 * more may be to come, and how many of a kind it has is not known before.
 */
export const wholeAnswers = (
  entries: readonly HistoryEntry[],
  total: number,
): readonly HistoryEntry[] => {
  const last = entries.at(-1);
  return last === undefined || entries.length >= total
    ? entries
    : entries.slice(
        0,
        entries.findIndex(({ at }) => at === last.at),
      );
};

/** How many entries are still to be drawn. */
export const leftOf = (entries: readonly HistoryEntry[], total: number): number =>
  total - wholeAnswers(entries, total).length;
