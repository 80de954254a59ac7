import type { Field, ListName } from '../../shared/account';
import type { ExplorerLink } from '../../shared/explorer';
import type { Account } from './read-account';

/** What of a record can be looked up; a link that a list does not have is left out. */
type Linked = Readonly<Partial<Record<ExplorerLink, Field>>> & { readonly asset: Field };

/** Longest text that may be a part of a link, in UTF-16 units. */
const longestLinked = 2048;

const linkedOf = (
  { wallets, contracts }: Pick<Account, ListName>,
  list: ListName,
  row: number,
): Linked | undefined => {
  if (list === 'wallets') {
    const wallet = wallets[row];
    return wallet && { asset: wallet.asset, address: wallet.walletAddress };
  }
  const contract = contracts[row];
  if (!contract) return undefined;
  const { asset, address, deployedBy } = contract;
  return { asset, address, code: address, verification: address, deployer: deployedBy };
};

const isLinked = (field: Field | undefined): field is string =>
  typeof field === 'string' && field.length <= longestLinked;

/**
 * The asset of a record and the address that a link of it leads to; null where one of them was not given, or is longer
 * than any link. Undefined when there is no such record.
 */
export const linkedAddress = (
  account: Pick<Account, ListName>,
  {
    list,
    row,
    link,
  }: { readonly list: ListName; readonly row: number; readonly link: ExplorerLink },
): { readonly asset: string; readonly address: string } | null | undefined => {
  const linked = linkedOf(account, list, row);
  if (!linked) return undefined;
  const { asset, [link]: address } = linked;
  return isLinked(asset) && isLinked(address) ? { asset, address } : null;
};
