import type { AccountHead, ListName, SmartContract, Wallet } from '../../../shared/account';
import { fail, type Result } from '../../../shared/failure';
import type { Account } from '../service/read-account';

/** The records of an answer, in the order of the service. */
export interface Lists {
  readonly wallets: readonly Wallet[];
  readonly contracts: readonly SmartContract[];
}

/** One accepted answer, ready for the window. */
export interface Snapshot {
  readonly head: AccountHead;
  /** JSON text of an array of rows: one string crosses to the page far faster than many objects. */
  list(name: ListName): string;
  /** The records themselves; each is read from that text when it is asked for, because that is seldom. */
  readonly lists: Lists;
  /** JSON text of the answer without its lists, with whatever the specification does not know. */
  readonly envelope: string;
}

/** What a snapshot says of its answer beside what was in it. */
export type Origin = Pick<AccountHead, 'revision' | 'receivedAt' | 'clock' | 'source'>;

/** Why a revision cannot be had: `ANSWER_REPLACED` by a newer one, or `BAD_REQUEST` for one that never was. */
export const withoutRevision = (
  current: Snapshot | null | undefined,
  wanted: number,
): Result<never> =>
  fail(current && wanted < current.head.revision ? 'ANSWER_REPLACED' : 'BAD_REQUEST');

/** `revision` tells this answer from every other of the run; `receivedAt` is in milliseconds since the epoch. */
export const takeSnapshot = (
  account: Account,
  { revision, receivedAt, clock, source }: Origin,
): Snapshot => {
  const lists = { wallets: account.wallets, contracts: account.smartContracts };
  const { userId, name, email, differences, envelope } = account;
  return {
    head: {
      revision,
      userId,
      name,
      email,
      walletCount: account.wallets.count,
      contractCount: account.smartContracts.count,
      source,
      receivedAt,
      differences,
      clock,
    },
    envelope,
    list: (name) => lists[name].text,
    lists: {
      get wallets() {
        return JSON.parse(lists.wallets.text) as readonly Wallet[];
      },
      get contracts() {
        return JSON.parse(lists.contracts.text) as readonly SmartContract[];
      },
    },
  };
};
