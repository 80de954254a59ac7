import type { AccountHead, ListName } from './account';
import type { Result } from './failure';

/** What an answer says beside its lists, and how long these are. */
export type AnswerSummary = Pick<
  AccountHead,
  'userId' | 'name' | 'email' | 'walletCount' | 'contractCount' | 'differences'
>;

/** What an offline copy says of itself. */
export interface CopySummary extends AnswerSummary {
  /** Whose account it is: the service and the key that it was read with. */
  readonly of: string;
  /** When the answer was complete, in milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Some rows of a list, as JSON text of an array: one string crosses to the page far faster than many objects. */
export interface ListPiece {
  readonly text: string;
  /** Place of the first row of the next piece; null after the last one. */
  readonly next: number | null;
}

/** One call: what is sent beside bytes, and what comes back beside bytes. */
interface ReaderCall<Request, Answer> {
  readonly request: Request;
  readonly answer: Answer;
}

/** Every call of main to the reader process. It has one account open, and what is remembered of it. */
export interface ReaderCalls {
  /** Opens the body of an answer. `BAD_ENCODING`, `NOT_JSON`, or `BAD_SHAPE` and what is wrong. */
  readAnswer: ReaderCall<null, AnswerSummary>;
  /** Opens the content of an offline copy; `BAD_SHAPE` for anything but what this app, or an earlier version, made. */
  readCopy: ReaderCall<{ readonly version: number }, CopySummary>;
  /** The next rows of a list from a place on: at least one, and else as many as make 4 MB. */
  readRows: ReaderCall<{ readonly list: ListName; readonly from: number }, ListPiece>;
  /** JSON text of the answer without its lists. */
  readEnvelope: ReaderCall<null, string>;
  /** Drops everything that is open. */
  close: ReaderCall<null, null>;
}

export type ReaderCallName = keyof ReaderCalls;
export type ReaderRequest<Name extends ReaderCallName> = ReaderCalls[Name]['request'];
export type ReaderAnswer<Name extends ReaderCallName> = ReaderCalls[Name]['answer'];

/** Bytes that go along with the next message of the same id that is none of these. */
interface Piece {
  readonly id: number;
  readonly piece: Uint8Array;
}

/** To the reader: pieces, then the call that they belong to. */
export type ToReader =
  Piece | { readonly id: number; readonly name: ReaderCallName; readonly request: unknown };

/** From the reader: that it is there, then for each call pieces and its result. */
export type FromReader =
  Piece | { readonly id: number; readonly result: Result<unknown> } | { readonly ready: true };

/** Largest part of anything that crosses in one message, in bytes. */
export const largestPiece = 4 * 1024 * 1024;

/** Copies of the bytes in order: a view would take all of the memory that it is a part of along. */
export function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += largestPiece) {
    yield new Uint8Array(bytes.subarray(at, at + largestPiece));
  }
}

/** Puts pieces together again, by the message that they belong to. */
export const createPieceCollector = () => {
  const collected = new Map<number, Uint8Array[]>();
  return {
    add: ({ id, piece }: Piece): void => {
      const pieces = collected.get(id);
      if (pieces) pieces.push(piece);
      else collected.set(id, [piece]);
    },
    /** All pieces of this id as one; they are forgotten here. */
    take: (id: number): Uint8Array => {
      const pieces = collected.get(id) ?? [];
      collected.delete(id);
      const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
      }
      return whole;
    },
  };
};
