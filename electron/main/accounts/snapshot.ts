import type { AccountHead, ListName, SmartContract, Wallet } from '../../../shared/account';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { AnswerSummary } from '../../../shared/reader-messages';
import type { ReaderReply } from '../reader/reader-process';
import type { Session } from '../reader/session';

/** The records of an answer, in the order of the service. */
export interface Lists {
  readonly wallets: readonly Wallet[];
  readonly contracts: readonly SmartContract[];
}

/** One accepted answer. Its records are in a process of their own. */
export interface Snapshot {
  readonly head: AccountHead;
  readonly session: Session;
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
  { userId, name, email, walletCount, contractCount, differences }: AnswerSummary,
  session: Session,
  { revision, receivedAt, clock, source }: Origin,
): Snapshot => ({
  head: {
    revision,
    userId,
    name,
    email,
    walletCount,
    contractCount,
    source,
    receivedAt,
    differences,
    clock,
  },
  session,
});

const readList = async <Row>({ session }: Snapshot, list: ListName): Promise<Result<Row[]>> => {
  const rows: Row[] = [];
  for (let from: number | null = 0; from !== null;) {
    const reply: ReaderReply<'readRows'> = await session.ask('readRows', { list, from });
    if (!reply.result.ok) return reply.result;
    const { text, next } = reply.result.value;
    for (const row of JSON.parse(text) as readonly Row[]) rows.push(row);
    from = next;
  }
  return succeed(rows);
};

/** All records of both lists. */
export const readLists = async (snapshot: Snapshot): Promise<Result<Lists>> => {
  const wallets = await readList<Wallet>(snapshot, 'wallets');
  if (!wallets.ok) return wallets;
  const contracts = await readList<SmartContract>(snapshot, 'contracts');
  if (!contracts.ok) return contracts;
  return succeed({ wallets: wallets.value, contracts: contracts.value });
};
