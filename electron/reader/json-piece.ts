import type { ListPiece } from '../../shared/reader-messages';

/** Some items of a list from a place on, as JSON of what is told of each, and where the next ones begin. */
export const jsonPiece = <Item>(
  items: readonly Item[],
  from: number,
  atOnce: number,
  tell: (item: Item) => unknown = (item) => item,
): ListPiece => ({
  text: JSON.stringify(items.slice(from, from + atOnce).map(tell)),
  next: from + atOnce < items.length ? from + atOnce : null,
});
