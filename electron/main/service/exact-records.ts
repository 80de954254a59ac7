import type { SmartContract, Wallet } from '../../../shared/account';

// Written out field by field: a loop over the fields' names takes three times as long, which at 200,000 records shows.

/** A record of exactly the specified fields, all of them strings. */
type Exact<Row> = { readonly [Name in Exclude<keyof Row, 'raw'>]: string };

/** Whether this value out of JSON is a wallet exactly as specified. */
export const isExactWallet = (value: unknown): value is Exact<Wallet> => {
  if (typeof value !== 'object' || value === null) return false;
  const record: Partial<Record<keyof Wallet, unknown>> = value;
  return (
    typeof record.id === 'string' &&
    typeof record.asset === 'string' &&
    typeof record.walletAddress === 'string' &&
    typeof record.walletName === 'string' &&
    Object.keys(record).length === 4
  );
};

/** Whether this value out of JSON is a smart contract exactly as specified. */
export const isExactContract = (value: unknown): value is Exact<SmartContract> => {
  if (typeof value !== 'object' || value === null) return false;
  const record: Partial<Record<keyof SmartContract, unknown>> = value;
  return (
    typeof record.name === 'string' &&
    typeof record.asset === 'string' &&
    typeof record.address === 'string' &&
    typeof record.type === 'string' &&
    typeof record.deployedAt === 'string' &&
    typeof record.deployedBy === 'string' &&
    Object.keys(record).length === 6
  );
};
