import type { Result } from '../../shared/failure';
import type { ReaderAnswer, ReaderCallName, ReaderRequest } from '../../shared/reader-messages';

/** What came of a call, and bytes that go along. */
export type HandlerResult<Answer> = Result<Answer> & { readonly bytes?: Uint8Array };

/** One handler a call; it gets the bytes that came along. All of them are synchronous: nobody else waits for this process. */
export type Handlers = {
  readonly [Name in ReaderCallName]: (
    request: ReaderRequest<Name>,
    bytes: Uint8Array,
  ) => HandlerResult<ReaderAnswer<Name>>;
};
