import type { HistoryFilter, HistoryKind } from '../../shared/activity';

/** What the history can be narrowed to, and the kinds of lines that are left; null for all. */
export const historyViews = {
  all: null,
  alarms: ['alarm', 'acknowledged', 'reverted', 'settled'],
  renamed: ['renamed'],
  new: ['added', 'returned'],
  gone: ['removed'],
  other: ['changed', 'holder', 'trusted', 'lost', 'begun'],
} as const satisfies Readonly<Record<string, readonly HistoryKind[] | null>>;

export type HistoryView = keyof typeof historyViews;

/** What the person has chosen to see of the history. */
export interface ChosenHistory {
  readonly view: HistoryView;
  readonly list: HistoryFilter['list'];
}

export const wholeHistory: ChosenHistory = { view: 'all', list: null };

/** Whether all of the history is shown. */
export const isWholeHistory = ({ view, list }: ChosenHistory): boolean =>
  view === 'all' && list === null;

export const filterOf = ({ view, list }: ChosenHistory): HistoryFilter => ({
  kinds: historyViews[view],
  list,
});

/** Where in a history the person was. */
export interface HistoryPlace {
  readonly profileId: string;
  readonly chosen: ChosenHistory;
  /** How many entries had been read. */
  readonly entries: number;
  /** How far they had scrolled, in CSS pixels. */
  readonly top: number;
  /** The line that had the keyboard; null before any. */
  readonly line: string | null;
  /** Lines that were unfolded. */
  readonly unfolded: ReadonlySet<string>;
}
