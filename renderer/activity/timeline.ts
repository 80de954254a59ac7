import type { HistoryEntry } from '../../shared/activity';

/** What the person has done, which is no news to them. */
const ownActs: ReadonlySet<HistoryEntry['kind']> = new Set(['acknowledged', 'trusted', 'begun']);

/** Whether an entry came after everything was last marked as seen. */
export const isNew = ({ at, kind }: HistoryEntry, seenAt: number | null): boolean =>
  seenAt !== null && at > seenAt && !ownActs.has(kind);

/** Entries of one day that follow each other; the line below which everything was seen divides its day. */
export interface TimelinePart {
  readonly day: string;
  /** Whether the part before it is of the same day. */
  readonly isContinued: boolean;
  /** Whether everything from here on was seen, and nothing before. */
  readonly isBelowLine: boolean;
  /** Place of the first entry. */
  readonly from: number;
  readonly entries: readonly HistoryEntry[];
}

/** Entries, the newest first, by the day that `dayOf` says a time belongs to; times in milliseconds since the epoch. */
export const partsOf = (
  entries: readonly HistoryEntry[],
  seenAt: number | null,
  dayOf: (at: number) => string,
): readonly TimelinePart[] => {
  const line = seenAt === null ? -1 : entries.findIndex(({ at }) => at <= seenAt);
  const starts: { readonly day: string; readonly from: number }[] = [];
  for (const [place, { at }] of entries.entries()) {
    const day = dayOf(at);
    if (day !== starts.at(-1)?.day || place === line) starts.push({ day, from: place });
  }
  return starts.map(({ day, from }, place) => ({
    day,
    isContinued: starts[place - 1]?.day === day,
    isBelowLine: from === line,
    from,
    entries: entries.slice(from, starts[place + 1]?.from),
  }));
};

/** Whether an entry tells of records that are only counted: those of one answer beyond the first ones. */
export const isFolded = ({ list, count, name, asset, address }: HistoryEntry): boolean =>
  list !== 'account' && (count > 1 || (name === null && asset === null && address === null));
