import type { AccountHead } from '../../../shared/account';
import { fail, mapResult, succeed, type Result } from '../../../shared/failure';
import type {
  ReaderCallName,
  ReaderRequest,
  AnswerSummary,
  CopySummary,
  ReaderAnswer,
} from '../../../shared/reader-messages';
import type { ReaderProcess, ReaderReply } from './reader-process';
import type { Readers } from './readers';

/**
 * Content that is open in a reader process of its own. The process may end at any moment without loss: the next
 * question opens the same content in another process.
 */
export interface ReaderSession {
  /**
   * Fails as the call does; with `TOO_COMPLEX` or `BUSY` when the process was ended during it; with `INTERNAL` when no
   * process is available or the session is closed.
   */
  ask<Name extends ReaderCallName>(
    name: Name,
    request: ReaderRequest<Name>,
    bytes?: Uint8Array,
  ): Promise<ReaderReply<Name>>;
  /** Whether the session still takes questions. */
  isOpen(): boolean;
  /** Keeps the process, also when the session is closed, until the returned function is called. */
  hold(): () => void;
  /** Gives the process back once it is not held any more. Every later question fails with `INTERNAL`. */
  close(): void;
}

/** Runs work in a session that may be closed meanwhile: the session takes questions until the work is done. */
export const whileHeld = async <T>(
  session: ReaderSession,
  work: (session: ReaderSession) => Promise<T>,
): Promise<T> => {
  const release = session.hold();
  try {
    return await work(session);
  } finally {
    release();
  }
};

/** Opens content in a process that has nothing open. Resolves to null when the process has ended before. */
type Open<Summary> = (reader: ReaderProcess) => Promise<Result<Summary> | null>;

/** Processes that may end one after another before a question fails: other programs may be killing them. */
const mostProcesses = 3;

/** The reply to a question that could not be asked. */
export const failedReply = (result: Result<never>) => ({ result, bytes: new Uint8Array() });

/** Opens a session. `open` runs once in each process of the session. Fails when `open` fails in the first one. */
const openReaderSession = async <Summary>(
  readers: Pick<Readers, 'take' | 'giveBack'>,
  open: Open<Summary>,
): Promise<Result<{ readonly session: ReaderSession; readonly summary: Summary }>> => {
  let current: ReaderProcess | undefined;
  let isClosed = false;
  let wantsClose = false;
  let holders = 0;

  const start = async (): Promise<Result<Summary>> => {
    for (let started = 0; started < mostProcesses; started += 1) {
      const reader = readers.take();
      const opened = await open(reader);
      if (opened?.ok && !isClosed) {
        current = reader;
        return opened;
      }
      readers.giveBack(reader);
      if (opened) return opened.ok ? fail('INTERNAL') : opened;
    }
    return fail('INTERNAL');
  };

  let starting: Promise<Result<Summary>> | undefined;
  const ready = async (): Promise<Result<Summary>> => {
    starting ??= start().finally(() => {
      starting = undefined;
    });
    return starting;
  };
  const opened = await ready();
  if (!opened.ok) return opened;

  const close = (): void => {
    isClosed = true;
    if (current) readers.giveBack(current);
    current = undefined;
  };

  const session: ReaderSession = {
    ask: async (name, request, bytes) => {
      for (let tried = 0; tried < mostProcesses; tried += 1) {
        if (isClosed) return failedReply(fail('INTERNAL'));
        if (!current || current.hasEnded()) {
          const again = await ready();
          if (!again.ok) return failedReply(again);
        }
        const reply = await current?.call(name, request, bytes);
        if (reply) return reply;
      }
      return failedReply(fail('INTERNAL'));
    },
    isOpen: () => !isClosed,
    hold: () => {
      let isHeld = true;
      holders += 1;
      return () => {
        if (isHeld) holders -= 1;
        isHeld = false;
        if (wantsClose && holders === 0) close();
      };
    },
    close: () => {
      wantsClose = true;
      if (holders === 0) close();
    },
  };
  return succeed({ session, summary: opened.value });
};

/** A session with nothing open. */
export const openEmptySession = async (readers: Readers): Promise<Result<ReaderSession>> => {
  const opened = await openReaderSession(readers, () => Promise.resolve(succeed(null)));
  return mapResult(opened, ({ session }) => session);
};

/** Asks in a process that has nothing open, then closes the session. */
export const inEmptySession = async <Name extends ReaderCallName>(
  readers: Readers,
  work: (session: ReaderSession) => Promise<ReaderReply<Name>>,
): Promise<ReaderReply<Name>> => {
  const opened = await openEmptySession(readers);
  if (!opened.ok) return failedReply(opened);
  try {
    return await work(opened.value);
  } finally {
    opened.value.close();
  }
};

/**
 * Asks about content that was handed to the session's process beside its account. A fresh process does not have that
 * content and fails with `BAD_REQUEST`: `handOver` then hands it over, and the question is asked again. Fails as either
 * does.
 */
export const askHeld = async <Name extends ReaderCallName>(
  session: ReaderSession,
  name: Name,
  request: ReaderRequest<Name>,
  handOver: () => Promise<Result<unknown>>,
  bytes?: Uint8Array,
): Promise<ReaderReply<Name>> => {
  let reply = await session.ask(name, request, bytes);
  for (let tried = 0; tried < mostProcesses; tried += 1) {
    if (reply.result.ok || reply.result.error.code !== 'BAD_REQUEST') break;
    const handed = await handOver();
    if (!handed.ok) return failedReply(handed);
    reply = await session.ask(name, request, bytes);
  }
  return reply;
};

/** An account that is open in a reader process, from an answer of the service or from an offline copy. */
export interface OpenAnswer<Summary = AnswerSummary> {
  readonly summary: Summary;
  readonly session: ReaderSession;
  /** The bytes that were opened: the body of the answer, or the content of the copy. */
  readonly bytes: Uint8Array;
}

const openBytes = async <Name extends 'readAnswer' | 'readCopy'>(
  readers: Pick<Readers, 'take' | 'giveBack'>,
  bytes: Uint8Array,
  call: (reader: ReaderProcess) => Promise<ReaderReply<Name> | null>,
): Promise<Result<OpenAnswer<ReaderAnswer<Name>>>> => {
  const opened = await openReaderSession(
    readers,
    async (reader) => (await call(reader))?.result ?? null,
  );
  return mapResult(opened, (value) => ({ ...value, bytes }));
};

/** Opens the body of an answer; fails as the reader does. */
export const readAnswer = (readers: Readers, body: Uint8Array): Promise<Result<OpenAnswer>> =>
  openBytes({ ...readers, take: () => readers.takePrepared() }, body, (reader) =>
    reader.call('readAnswer', null, body),
  );

/** Opens the content of an offline copy of the given file version; fails as the reader does. */
export const readCopy = (
  readers: Readers,
  content: Uint8Array,
  version: number,
): Promise<Result<OpenAnswer<CopySummary>>> =>
  openBytes(readers, content, (reader) => reader.call('readCopy', { version }, content));

/** Returns the summary of an answer and closes its session, for callers that need no records. */
export const summaryOf = (opened: Result<OpenAnswer>): Result<AnswerSummary> =>
  mapResult(opened, ({ session, summary }) => {
    session.close();
    return summary;
  });

/** One accepted answer. Its records are in a reader process of their own. */
export interface Snapshot {
  readonly head: AccountHead;
  readonly session: ReaderSession;
}

/** Facts of a snapshot that are not part of its answer. */
type Origin = Pick<AccountHead, 'revision' | 'receivedAt' | 'clock' | 'source'>;

/** Why a revision is not available: `ANSWER_REPLACED` by a newer one, or `BAD_REQUEST` for one that never existed. */
export const revisionError = (
  current: Snapshot | null | undefined,
  wanted: number,
): Result<never> =>
  fail(current && wanted < current.head.revision ? 'ANSWER_REPLACED' : 'BAD_REQUEST');

/** `revision` is unique to this answer within the run; `receivedAt` is in milliseconds since the epoch. */
export const takeSnapshot = (
  summary: AnswerSummary,
  session: ReaderSession,
  origin: Origin,
): Snapshot => ({ head: { ...summary, ...origin }, session });
