import type { ListPiece } from '../../shared/reader-messages';

/** Some items of a list from a place on, as JSON, and where the next ones begin. */
export const jsonPiece = (items: readonly unknown[], from: number, atOnce: number): ListPiece => ({
  text: JSON.stringify(items.slice(from, from + atOnce)),
  next: from + atOnce < items.length ? from + atOnce : null,
});
