import { fail, succeed, type Result } from '../../shared/failure';
import type { ReaderAnswer, ReaderCallName, ReaderRequest } from '../../shared/reader-messages';
import { pieceOfList } from './list-pieces';
import { summaryOf, readAccount, type Account } from './read-account';
import { readCopy } from './read-copy';

/** What came of a call: its result, and bytes that go along. */
export interface Answered {
  readonly result: Result<unknown>;
  readonly bytes?: Uint8Array;
}

/** One handler a call; it gets the bytes that came along. All of them are synchronous: nobody else waits for this process. */
type Handlers = {
  readonly [Name in ReaderCallName]: (
    request: ReaderRequest<Name>,
    bytes: Uint8Array,
  ) => Result<ReaderAnswer<Name>>;
};

type AnyHandler = (request: unknown, bytes: Uint8Array) => Result<unknown>;

/** Answers main's calls, with one account open at a time. */
export const createAnswerer = () => {
  let account: Account | undefined;

  const open = <T>(read: Result<T>, accountOf: (value: T) => Account): Result<T> => {
    account = read.ok ? accountOf(read.value) : undefined;
    return read;
  };

  const handlers: Handlers = {
    readAnswer: (_request, body) => {
      const read = open(readAccount(body), (value) => value);
      return read.ok ? succeed(summaryOf(read.value)) : read;
    },
    readCopy: ({ version }, content) => {
      const read = open(readCopy(content, version), (copy) => copy.account);
      if (!read.ok) return read;
      const { of, receivedAt } = read.value;
      return succeed({ ...summaryOf(read.value.account), of, receivedAt });
    },
    readRows: ({ list, from }) =>
      account && from <= account[list].length
        ? succeed(pieceOfList(account[list], from))
        : fail('BAD_REQUEST'),
    readEnvelope: () => (account ? succeed(account.envelope) : fail('BAD_REQUEST')),
    close: () => {
      account = undefined;
      return succeed(null);
    },
  };

  return (name: ReaderCallName, request: unknown, bytes: Uint8Array): Answered => {
    try {
      return { result: (handlers[name] as AnyHandler)(request, bytes) };
    } catch {
      // What was thrown may quote the account.
      return { result: fail('INTERNAL') };
    }
  };
};
