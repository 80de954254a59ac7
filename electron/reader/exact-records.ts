import type { SmartContract, Wallet } from '../../shared/account';

// The fields are written out: a loop over their names takes three times as long, which shows at 200,000 records.

/** A record of exactly the specified fields, all of them strings. */
type Exact<Row> = { readonly [Name in Exclude<keyof Row, 'raw'>]: string };
type Unread<Row> = Readonly<Partial<Record<keyof Row, unknown>>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** How many fields a value out of JSON has, if all of them are strings; -1 if not. It inherits none that a loop sees. */
const countTexts = (record: Readonly<Record<string, unknown>>): number => {
  let count = 0;
  for (const name in record) {
    if (typeof record[name] !== 'string') return -1;
    count += 1;
  }
  return count;
};

/** Whether this value out of JSON is a wallet exactly as specified. */
export const isExactWallet = (value: unknown): value is Exact<Wallet> => {
  if (!isRecord(value) || countTexts(value) !== 4) return false;
  const { id, asset, walletAddress, walletName }: Unread<Wallet> = value;
  return (
    id !== undefined &&
    asset !== undefined &&
    walletAddress !== undefined &&
    walletName !== undefined
  );
};

/** Whether this value out of JSON is a smart contract exactly as specified. */
export const isExactContract = (value: unknown): value is Exact<SmartContract> => {
  if (!isRecord(value) || countTexts(value) !== 6) return false;
  const { name, asset, address, type, deployedAt, deployedBy }: Unread<SmartContract> = value;
  return (
    name !== undefined &&
    asset !== undefined &&
    address !== undefined &&
    type !== undefined &&
    deployedAt !== undefined &&
    deployedBy !== undefined
  );
};
