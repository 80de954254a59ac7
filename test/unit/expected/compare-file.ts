import { createExpectedCalls } from '../../../electron/reader/expected/expected-calls';
import { readAccount } from '../../../electron/reader/read-account';
import type { ListName } from '../../../shared/account';
import {
  comparedGroups,
  type ComparedRecord,
  type ExpectedColumns,
} from '../../../shared/expected';
import { smallAccount, smallWallet } from '../../service/small-account';
import { origin } from '../export/snapshot-of';
import { valueOf } from '../value-of';

export const address = (place: number): string => `0x${place.toString(16).padStart(40, '1')}`;
export const wallet = (place: number, walletName: string) => ({
  ...smallWallet,
  id: `wallet-${place}`,
  asset: 'ETH',
  walletAddress: address(place),
  walletName,
});

type Lists = Readonly<Record<string, unknown>>;

export const accountOf = (lists: Lists) =>
  valueOf(readAccount(Buffer.from(JSON.stringify({ ...smallAccount, ...lists }))));

export const twoWallets = { wallets: [wallet(1, 'A'), wallet(2, 'B')] };
export const line = (place: number, name: string): string => `${name},ETH,${address(place)}`;
export const rest = `${line(1, 'A')}\n${line(2, 'B')}\n`;

/** The result of comparing a file with an account. Guesses the columns if none are given. */
export const compare = (
  account: Lists,
  file: string,
  list: ListName = 'wallets',
  chosen?: ExpectedColumns,
) => {
  const calls = createExpectedCalls(accountOf(account));
  const opened = valueOf(calls.openList({ number: 1 }, Buffer.from(file)));
  const { address, ...others } = valueOf(opened[list]).guess;
  const columns = chosen ?? (address === null ? null : { address, ...others });
  if (!columns) throw new Error('The columns are asked for.');
  const wanted = { number: 1, list, columns };
  const { counts, elsewhere, skipped, strays, strayCount } = valueOf(calls.compareList(wanted));
  const records = comparedGroups.flatMap(
    (group) =>
      JSON.parse(
        valueOf(calls.readCompared({ ...wanted, group, from: 0 })).text,
      ) as readonly ComparedRecord[],
  );
  const save = (separator: 'comma' | null) => {
    const facts = {
      fileName: 'list.csv',
      fileSha256: '',
      ...origin,
      comparedAt: 0,
    } as const;
    const reply = calls.exportCompared({ ...wanted, facts, separator });
    if (!reply.ok) throw new Error(reply.error.code);
    return { text: Buffer.from(reply.bytes).toString(), tally: reply.value };
  };
  return { counts, elsewhere, skipped, strays, strayCount, records, save };
};
