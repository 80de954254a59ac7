import { takeSnapshot, type Snapshot } from '../../../electron/main/reader/session';
import { readAccount, type Account } from '../../../electron/reader/read-account';
import type { FileOrigin } from '../../../shared/file-facts';
import { readInPlace } from '../reader/read-in-place';
import { valueOf } from '../value-of';

/** When the answers of these tests came. */
export const receivedAt = Date.UTC(2026, 10, 21, 19, 30);

/** Where the records of these tests are from. */
export const origin: FileOrigin = {
  host: 'api.example.com:8443',
  receivedAt,
  source: 'service',
  openAlarms: 0,
};

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
