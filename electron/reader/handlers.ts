import type { Result } from '../../shared/failure';
import type {
  ListPiece,
  ReaderAnswer,
  ReaderCallName,
  ReaderRequest,
} from '../../shared/reader-messages';

/** Result of a call, and the bytes that go with it. */
export type HandlerResult<Answer> = Result<Answer> & { readonly bytes?: Uint8Array };

/** One handler per call, which gets the call's bytes. All are synchronous: nothing else waits for this process. */
export type Handlers = {
  readonly [Name in ReaderCallName]: (
    request: ReaderRequest<Name>,
    bytes: Uint8Array,
  ) => HandlerResult<ReaderAnswer<Name>>;
};

/** Some items of a list from an index on, as JSON of what `tell` returns for each, and the index of the next ones. */
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
 * Row indices from base64 of little-endian 32-bit numbers, in their order. Undefined when there are none, when one is
 * not below `count` or when one is repeated: one long row repeated 200,000 times would make a text of any size.
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
