import { fail, succeed, type Result } from '../../shared/failure';
import type { ReaderCallName } from '../../shared/reader-messages';
import { describeEnvelope } from './envelope';
import { createExpectedCalls } from './expected/expected-calls';
import { createExportCalls } from './export/export-calls';
import type { Handlers, HandlerResult } from './handlers';
import { linkedAddress } from './linked-address';
import { pieceOfList } from './list-pieces';
import { createMemoryCalls } from './memory/memory-calls';
import { createOwnershipCalls } from './ownership/ownership-calls';
import { summaryOf, readAccount, type Account } from './read-account';
import { readCopy } from './read-copy';

type OpensAccount = 'readAnswer' | 'readCopy' | 'close';

/** The calls about an account that is open, or about nothing but a memory. */
const callsFor = (account: Account | undefined): Omit<Handlers, OpensAccount> => ({
  readRows: ({ list, from }) =>
    account && from <= account[list].length
      ? succeed(pieceOfList(account[list], from))
      : fail('BAD_REQUEST'),
  readEnvelope: () => (account ? succeed(describeEnvelope(account)) : fail('BAD_REQUEST')),
  readLinked: (request) => {
    const linked = account && linkedAddress(account, request);
    return linked === undefined ? fail('BAD_REQUEST') : succeed(linked);
  },
  ...createMemoryCalls(account),
  ...createExportCalls(account),
  ...createOwnershipCalls(),
  ...createExpectedCalls(account),
});

type AnyHandler = (request: unknown, bytes: Uint8Array) => HandlerResult<unknown>;

/** Answers main's calls, with one account open at a time, what is remembered of it, and an export of it. */
export const createAnswerer = () => {
  let calls = callsFor(undefined);

  const open = <T>(read: Result<T>, accountOf: (value: T) => Account): Result<T> => {
    calls = callsFor(read.ok ? accountOf(read.value) : undefined);
    return read;
  };

  const opening: Pick<Handlers, OpensAccount> = {
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
    close: () => {
      calls = callsFor(undefined);
      return succeed(null);
    },
  };

  return (name: ReaderCallName, request: unknown, bytes: Uint8Array): HandlerResult<unknown> => {
    try {
      const handlers: Handlers = { ...calls, ...opening };
      return (handlers[name] as AnyHandler)(request, bytes);
    } catch {
      // What was thrown may quote the account.
      return fail('INTERNAL');
    }
  };
};
