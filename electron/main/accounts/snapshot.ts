import type { AccountHead, ClockState, ListName } from '../../../shared/account';
import type { Account } from '../service/read-account';

/** One accepted answer, ready for the window. */
export interface Snapshot {
  readonly head: AccountHead;
  /** JSON text of an array of rows: one string crosses to the page far faster than many objects. */
  list(name: ListName): string;
}

/** `revision` tells this answer from every other of the run; `receivedAt` is in milliseconds since the epoch. */
export const takeSnapshot = (
  account: Account,
  revision: number,
  receivedAt: number,
  clock: ClockState,
): Snapshot => {
  const rows = { wallets: account.wallets, contracts: account.smartContracts };
  const { userId, name, email, differences } = account;
  return {
    head: {
      revision,
      userId,
      name,
      email,
      walletCount: account.wallets.length,
      contractCount: account.smartContracts.length,
      receivedAt,
      differences,
      clock,
    },
    list: (list) => JSON.stringify(rows[list]),
  };
};
