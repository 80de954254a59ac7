import type { Result } from '../../shared/failure';
import type {
  ListPiece,
  ReaderAnswer,
  ReaderCallName,
  ReaderRequest,
} from '../../shared/reader-messages';

/** What came of a call, and bytes that go along. */
export type HandlerResult<Answer> = Result<Answer> & { readonly bytes?: Uint8Array };

/** One handler a call; it gets the bytes that came along. All of them are synchronous: nobody else waits for this process. */
export type Handlers = {
  readonly [Name in ReaderCallName]: (
    request: ReaderRequest<Name>,
    bytes: Uint8Array,
  ) => HandlerResult<ReaderAnswer<Name>>;
};

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
