import { group, sum } from 'd3-array';
import type { HistoryEntry } from '../../../shared/activity';

/** Most changes of one kind in one answer that each get their own line; more are folded into one. */
const mostUnfolded = 5;

/** An entry with a stable key: neither newer entries nor the removal of old entries change it. */
export interface TimelineEntry extends HistoryEntry {
  readonly key: string;
}

/** One line: a single entry, or several of one kind from the same answer. */
export interface TimelineLine {
  readonly key: string;
  /** In order of arrival, with entries that are only counted at the end; exactly one if nothing is folded. */
  readonly entries: readonly TimelineEntry[];
  /** Number of changes that the line stands for. */
  readonly count: number;
}

/**
 * Consecutive lines of one day. A day that contains the divider between new and seen entries is split into two parts.
 */
export interface TimelinePart {
  readonly key: string;
  readonly day: string;
  /** Time of the part's first entry, in milliseconds since the epoch. */
  readonly at: number;
  /** Whether the previous part is of the same day. */
  readonly isContinued: boolean;
  /** Whether the part starts with the first seen entry: all entries before it are new. */
  readonly isBelowLine: boolean;
  readonly lines: readonly TimelineLine[];
}

/** Whether an entry is an alarm that is not acknowledged. */
export const isWaiting = ({ outcome }: HistoryEntry): boolean =>
  outcome !== null && outcome.waiting !== null;

/**
 * Entries with the same group may share a line: same answer, kind and list, and acknowledged together or not at all.
 */
const groupOf = (entry: HistoryEntry): string => {
  const { at, kind, list, outcome } = entry;
  return JSON.stringify([at, kind, list, outcome?.waiting === null && outcome]);
};

const linesOf = (entries: readonly TimelineEntry[]): readonly TimelineLine[] => {
  const groups = Array.from(group(entries, groupOf).values());
  const lines = groups.flatMap((like): readonly TimelineLine[] => {
    const [first] = like;
    if (first && like.length > mostUnfolded && first.list !== 'account') {
      const own = like.filter(({ isCounting }) => !isCounting).toReversed();
      const all = [...own, ...like.filter(({ isCounting }) => isCounting)];
      return [
        { key: `${first.key} and others`, entries: all, count: sum(all, (one) => one.count) },
      ];
    }
    return like.map((one) => ({ key: one.key, entries: [one], count: one.count }));
  });
  const waits = ({ entries: own }: TimelineLine): boolean => own.some(isWaiting);
  return [...lines.filter(waits), ...lines.filter((line) => !waits(line))];
};

/**
 * The key is the time and the position among entries of the same time, so it does not depend on the number of entries.
 */
const named = (entries: readonly HistoryEntry[]): readonly TimelineEntry[] => {
  const counts = new Map<number, number>();
  return entries.map((entry) => {
    const place = counts.get(entry.at) ?? 0;
    counts.set(entry.at, place + 1);
    return { ...entry, key: `${entry.at} ${place}` };
  });
};

/**
 * Groups entries, newest first, into parts by the day that `dayOf` returns for a time. Alarms that are not acknowledged
 * come first in their part. The divider is above the first entry marked as seen, whatever its time.
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
  // A day can appear twice, with another day in between, if the clock was set back across midnight.
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

/** One rendered line: a folded line of several entries, or a single entry. */
interface DrawnLine {
  readonly key: string;
  readonly entry: TimelineEntry;
  readonly line: TimelineLine | null;
}

/** The rendered lines of a part, including the entries of unfolded lines. */
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
 * Keeps the entries of answers that were read completely. An answer has one entry per change. More entries of the
 * oldest answer may follow, so its number of changes per kind is not known yet.
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

/** Number of entries that are not shown yet. */
export const leftOf = (entries: readonly HistoryEntry[], total: number): number =>
  total - wholeAnswers(entries, total).length;
