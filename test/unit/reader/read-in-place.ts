import type { OpenAnswer, ReaderSession } from '../../../electron/main/reader/session';
import type { ReaderReply } from '../../../electron/main/reader/reader-process';
import { createAnswerer } from '../../../electron/reader/answer-calls';
import { succeed, type Result } from '../../../shared/failure';
import type {
  CopySummary,
  ReaderAnswer,
  ReaderCallName,
  ReaderRequest,
} from '../../../shared/reader-messages';
import { valueOf } from '../value-of';

const open = <Name extends 'readAnswer' | 'readCopy'>(
  name: Name,
  request: ReaderRequest<Name>,
  bytes: Uint8Array,
  answer = createAnswerer(),
): Result<OpenAnswer<ReaderAnswer<Name>>> => {
  let isClosed = false;
  let wantsClose = false;
  let holders = 0;
  const ask = <Asked extends ReaderCallName>(
    asked: Asked,
    about: ReaderRequest<Asked>,
    along: Uint8Array = new Uint8Array(),
  ): ReaderReply<Asked> => {
    if (isClosed) throw new Error('the session is closed');
    const { bytes: alongside = new Uint8Array(), ...answered } = answer(asked, about, along);
    // Each call returns the type that the map of calls names.
    return { result: answered as Result<ReaderAnswer<Asked>>, bytes: alongside };
  };
  const { result } = ask(name, request, bytes);
  if (!result.ok) return result;
  const session: ReaderSession = {
    ask: (...question) => Promise.resolve(ask(...question)),
    isOpen: () => !isClosed,
    hold: () => {
      holders += 1;
      return () => {
        holders -= 1;
        isClosed ||= wantsClose && holders === 0;
      };
    },
    close: () => {
      wantsClose = true;
      isClosed = holders === 0;
    },
  };
  return succeed({ summary: result.value, session, bytes });
};

/**
 * Opens a body as the app does, but synchronously in this process, with its own reader or the given one. A closed
 * session throws.
 */
export const readInPlace = (
  body: Uint8Array,
  answer?: ReturnType<typeof createAnswerer>,
): Result<OpenAnswer> => open('readAnswer', null, body, answer);

/** Like `readInPlace`, for the content of an offline copy. */
export const readCopyInPlace = (
  content: Uint8Array,
  version: number,
): Result<OpenAnswer<CopySummary>> => open('readCopy', { version }, content);

/** An answer that is an account, opened in this process. */
export const openInPlace = (answer: unknown): OpenAnswer => {
  return valueOf(readInPlace(Buffer.from(JSON.stringify(answer))));
};
