import { takeSnapshot, type Snapshot } from '../../../electron/main/accounts/snapshot';
import { readAccount } from '../../../electron/main/service/read-account';

/** When the answers of these tests came. */
export const receivedAt = Date.UTC(2026, 10, 21, 19, 30);

/** What main keeps of an answer. */
export const snapshotOf = (answer: string): Snapshot => {
  const account = readAccount(answer);
  if (!account.ok) throw new Error(account.error.code);
  const clock = { skewSeconds: null, corrected: false };
  return takeSnapshot(account.value, { revision: 1, receivedAt, clock, source: 'service' });
};
