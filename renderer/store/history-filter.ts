import type { HistoryFilter, HistoryKind } from '../../shared/activity';

/** The filters of the history, and the kinds of lines that each lets through; null lets all through. */
export const historyViews = {
  all: null,
  alarms: ['alarm', 'acknowledged', 'reverted', 'settled'],
  renamed: ['renamed'],
  new: ['added', 'returned'],
  gone: ['removed'],
  other: ['changed', 'holder', 'trusted', 'lost', 'begun'],
} as const satisfies Readonly<Record<string, readonly HistoryKind[] | null>>;

export type HistoryView = keyof typeof historyViews;

/** The user's filter of the history. */
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

/** The user's place in a history. */
export interface HistoryPlace {
  readonly profileId: string;
  readonly chosen: ChosenHistory;
  /** Number of entries that had been read. */
  readonly entries: number;
  /** Scroll position in CSS pixels. */
  readonly top: number;
  /** The line that had the focus; null before any had. */
  readonly line: string | null;
  /** Lines that were unfolded. */
  readonly unfolded: ReadonlySet<string>;
}
