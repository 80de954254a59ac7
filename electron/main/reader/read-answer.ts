import { succeed, type Result } from '../../../shared/failure';
import type { AnswerSummary, CopySummary, ReaderAnswer } from '../../../shared/reader-messages';
import type { ReaderProcess, ReaderReply } from './reader-process';
import type { Readers } from './readers';
import { openReaderSession, type ReaderSession } from './session';

/** An account that is open in a reader process: as the service answered it, or as it was kept. */
export interface OpenAnswer<Summary = AnswerSummary> {
  readonly summary: Summary;
  readonly session: ReaderSession;
  /** What was opened: the body, or the content. */
  readonly bytes: Uint8Array;
}

const openBytes = async <Name extends 'readAnswer' | 'readCopy'>(
  readers: Readers,
  bytes: Uint8Array,
  call: (reader: ReaderProcess) => Promise<ReaderReply<Name> | null>,
): Promise<Result<OpenAnswer<ReaderAnswer<Name>>>> => {
  const opened = await openReaderSession(
    readers,
    async (reader) => (await call(reader))?.result ?? null,
  );
  return opened.ok ? succeed({ ...opened.value, bytes }) : opened;
};

/** Opens the body of an answer; fails as the reader does. */
export const readAnswer = (readers: Readers, body: Uint8Array): Promise<Result<OpenAnswer>> =>
  openBytes(readers, body, (reader) => reader.call('readAnswer', null, body));

/** Opens the content of an offline copy of a version; fails as the reader does. */
export const readCopy = (
  readers: Readers,
  content: Uint8Array,
  version: number,
): Promise<Result<OpenAnswer<CopySummary>>> =>
  openBytes(readers, content, (reader) => reader.call('readCopy', { version }, content));

/** What an answer says, for those who want to know no more of it. */
export const summaryOf = (opened: Result<OpenAnswer>): Result<AnswerSummary> => {
  if (!opened.ok) return opened;
  opened.value.session.close();
  return succeed(opened.value.summary);
};
