import type { Activity } from '../../../shared/activity';
import { succeed, type Result } from '../../../shared/failure';
import type {
  AccountComparison,
  MemoryHead,
  ReaderCallName,
  ReaderRequest,
} from '../../../shared/reader-messages';
import { askHeld } from '../reader/ask-held';
import type { ReaderReply } from '../reader/reader-process';
import type { Readers } from '../reader/readers';
import { openReaderSession, type ReaderSession } from '../reader/session';

/** The content of a memory, which only the reader looks into, and the number that the reader knows it by. */
export interface Content {
  content: Uint8Array;
  number: number;
}

/** What the reader has told of a memory, beside the answer of this revision; 0 where there was none. */
export interface Told {
  readonly revision: number;
  readonly head: MemoryHead;
}

/** It as the window is told of it. */
export const shown = ({ revision, head }: Told): Activity => ({ ...head.activity, revision });

export const headIn = (answer: MemoryHead | AccountComparison): MemoryHead =>
  'head' in answer ? answer.head : answer;

/** Rows as text for a spreadsheet. */
export interface TableText {
  readonly text: string;
  readonly count: number;
  readonly guarded: number;
}

/** What comes of a value, where there is one. */
export const map = <From, To>(result: Result<From>, work: (value: From) => To): Result<To> =>
  result.ok ? succeed(work(result.value)) : result;

/**
 * Asks about a memory in a session, which is handed its content where it does not have it. One that is none of ours is
 * rejected, and a new memory takes its place.
 */
export const askInSession = async <Name extends ReaderCallName>(
  session: ReaderSession,
  memory: Content,
  name: Name,
  request: ReaderRequest<Name>,
  reject: () => Promise<void>,
): Promise<ReaderReply<Name>> => {
  const handOver = async () =>
    (await session.ask('openMemory', { memory: memory.number }, memory.content)).result;
  const reply = await askHeld(session, name, request, handOver);
  if (reply.result.ok || reply.result.error.code !== 'BAD_SHAPE') return reply;
  await reject();
  memory.content = new Uint8Array();
  return askHeld(session, name, request, handOver);
};

/** Works in a session that has no account open. */
export const withoutAccount = async <Name extends ReaderCallName>(
  readers: Readers,
  work: (session: ReaderSession) => Promise<ReaderReply<Name>>,
): Promise<ReaderReply<Name>> => {
  const opened = await openReaderSession(readers, () => Promise.resolve(succeed(null)));
  if (!opened.ok) return { result: opened, bytes: new Uint8Array() };
  const { session } = opened.value;
  try {
    return await work(session);
  } finally {
    session.close();
  }
};
