import { readAccount, type ListText } from '../../../electron/main/service/read-account';
import type { SmartContract, Wallet } from '../../../shared/account';
import { succeed } from '../../../shared/failure';

const rowsOf = ({ count, text }: ListText): unknown => {
  const rows = JSON.parse(text) as readonly unknown[];
  if (rows.length !== count) throw new Error(`${rows.length} rows, counted as ${count}`);
  return rows;
};

/** Reads an answer as the app does, and its lists as the page does. */
export const readRows = (answer: string) => {
  const result = readAccount(answer);
  if (!result.ok) return result;
  const { userId, name, email, differences, wallets, smartContracts } = result.value;
  return succeed({
    userId,
    name,
    email,
    differences,
    wallets: rowsOf(wallets) as readonly Wallet[],
    smartContracts: rowsOf(smartContracts) as readonly SmartContract[],
  });
};

/** What `readRows` has read; throws the code of its failure. */
export const valueOf = (answer: string) => {
  const result = readRows(answer);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
