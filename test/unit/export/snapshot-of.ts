import { takeSnapshot, type Snapshot } from '../../../electron/main/reader/session';
import { readAccount, type Account } from '../../../electron/reader/read-account';
import { readInPlace } from '../reader/read-in-place';
import { valueOf } from '../value-of';

/** When the answers of these tests came. */
export const receivedAt = Date.UTC(2026, 10, 21, 19, 30);

/** What main keeps of an answer. */
export const shownAnswer = (answer: string): Snapshot => {
  const { summary, session } = valueOf(readInPlace(Buffer.from(answer)));
  const clock = { skewSeconds: null, corrected: false };
  return takeSnapshot(summary, session, { revision: 1, receivedAt, clock, source: 'service' });
};

/** An answer as the reader has it. */
export const accountOf = (answer: string): Account => {
  return valueOf(readAccount(Buffer.from(answer)));
};
