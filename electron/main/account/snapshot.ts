import type { AccountHead } from '../../../shared/account';
import { fail, type Result } from '../../../shared/failure';
import type { AnswerSummary } from '../../../shared/reader-messages';
import type { ReaderSession } from '../reader/session';

/** One accepted answer. Its records are in a process of their own. */
export interface Snapshot {
  readonly head: AccountHead;
  readonly session: ReaderSession;
}

/** What a snapshot says of its answer beside what was in it. */
type Origin = Pick<AccountHead, 'revision' | 'receivedAt' | 'clock' | 'source'>;

/** Why a revision cannot be had: `ANSWER_REPLACED` by a newer one, or `BAD_REQUEST` for one that never was. */
export const revisionError = (
  current: Snapshot | null | undefined,
  wanted: number,
): Result<never> =>
  fail(current && wanted < current.head.revision ? 'ANSWER_REPLACED' : 'BAD_REQUEST');

/** `revision` tells this answer from every other of the run; `receivedAt` is in milliseconds since the epoch. */
export const takeSnapshot = (
  summary: AnswerSummary,
  session: ReaderSession,
  origin: Origin,
): Snapshot => ({ head: { ...summary, ...origin }, session });
