import type { ChosenHistory } from '../../store/history-filter';

/** Where in a history the person was. */
export interface Place {
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

let left: Place | null = null;

/** The place where a history was left, for as long as no other one is looked at, or its beginning. */
export const placeLeft = (profileId: string, chosen: ChosenHistory): Place => {
  if (left?.profileId !== profileId || left.chosen !== chosen) {
    left = { profileId, chosen, entries: 1, top: 0, line: null, unfolded: new Set() };
  }
  return left;
};

/** Remembers where the person is by now. */
export const notePlace = (
  changes: Partial<Pick<Place, 'entries' | 'top' | 'line' | 'unfolded'>>,
): void => {
  if (left) left = { ...left, ...changes };
};
