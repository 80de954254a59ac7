import {
  addressFields,
  type AccountHead,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../../../shared/account';
import {
  rowMarks,
  type Activity,
  type AlarmsOfRecord,
  type FormerAddress,
} from '../../../../shared/activity';
import { addressKey } from '../../../../shared/address';

/** The facts about a record and its past that `isUnchanged` needs. */
export interface Past {
  readonly list: ListName;
  readonly row: Wallet | SmartContract;
  readonly address: string | null;
  readonly head: Pick<AccountHead, 'revision' | 'receivedAt'>;
  readonly activity: Activity;
  readonly former: readonly FormerAddress[];
  /** One of `rowMarks`. */
  readonly change: number;
  /** Whether the marks of its list were read. */
  readonly hasMarks: boolean;
  /** Whether the record has had another address; null if not known. */
  readonly hasMoved: boolean | null;
}

const nameKey = (
  list: ListName,
  row: { readonly name: unknown; readonly asset: unknown },
): string => JSON.stringify([list, row.name, row.asset]);

/**
 * Whether a wallet is known to still have the address first seen: this answer was compared, the wallet was in an
 * earlier answer, and neither this wallet (under any name) nor a wallet of the same name and asset had another address.
 * Always false for contracts, which are identified by nothing but their address.
 */
export const isUnchanged = (past: Past): boolean => {
  const { list, row, address, head, activity, former, change, hasMarks, hasMoved } = past;
  if (!('walletName' in row) || !address || hasMoved !== false) return false;
  const { revision, seenAt, lost, counts, alarmCount } = activity;
  // Before the first answer, nothing was seen.
  if (revision !== head.revision || lost || seenAt === null || seenAt >= head.receivedAt)
    return false;
  const hasChanges = alarmCount > 0 || Object.values(counts[list]).some((count) => count > 0);
  if (hasChanges && (!hasMarks || (change !== rowMarks.none && change !== rowMarks.renamed)))
    return false;
  const own = nameKey(list, { name: row.walletName, asset: row.asset });
  return !former.some(
    (one) => nameKey(one.list, one) === own && addressKey(one.address) !== addressKey(address),
  );
};

/** Earlier addresses of a record, starting with those in its alarms. */
export const earlierOf = (
  list: ListName,
  { alarms, earlier }: Pick<AlarmsOfRecord, 'alarms' | 'earlier'>,
): readonly string[] => {
  const told = alarms.flatMap(({ field, before }) =>
    field === addressFields[list] && typeof before === 'string' ? [before] : [],
  );
  return [...new Map([...told, ...earlier].map((one) => [addressKey(one), one])).values()];
};
