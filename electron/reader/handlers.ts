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

/**
 * Places of rows from base64 of little-endian 32-bit numbers, in their order. Undefined unless each is below `count`
 * and comes once: a place repeated 200,000 times could make any amount of text of one long row.
 */
export const readRowIndices = (base64: string, count: number): readonly number[] | undefined => {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length % 4 !== 0) return undefined;
  const seen = new Uint8Array(count);
  const places: number[] = [];
  for (let offset = 0; offset < bytes.length; offset += 4) {
    const place = bytes.readUInt32LE(offset);
    if (place >= count || seen[place] === 1) return undefined;
    seen[place] = 1;
    places.push(place);
  }
  return places;
};
