import { takeSnapshot, type Snapshot } from '../../../electron/main/reader/session';
import { readAccount, type Account } from '../../../electron/reader/read-account';
import type { FileOrigin } from '../../../shared/file-facts';
import { readInPlace } from '../reader/read-in-place';
import { valueOf } from '../value-of';

/** When the answers of these tests were received. */
export const receivedAt = Date.UTC(2026, 10, 21, 19, 30);

/** The source of the records in these tests. */
export const origin: FileOrigin = {
  host: 'api.example.com:8443',
  receivedAt,
  source: 'service',
  openAlarms: 0,
};

/** A snapshot as main keeps it of an answer. */
export const shownAnswer = (answer: string): Snapshot => {
  const { summary, session } = valueOf(readInPlace(Buffer.from(answer)));
  const clock = { skewSeconds: null, corrected: false };
  return takeSnapshot(summary, session, { revision: 1, receivedAt, clock, source: 'service' });
};

/** An answer as the reader parses it. */
export const accountOf = (answer: string): Account => {
  return valueOf(readAccount(Buffer.from(answer)));
};
