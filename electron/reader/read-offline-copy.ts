import { z } from 'zod';
import { listNames, type SmartContract, type Wallet } from '../../shared/account';
import { fail, succeed, type Result } from '../../shared/failure';
import { copyLengthBytes } from '../../shared/file-state';
import { keptField as field, keptTime } from '../../shared/file-schemas';
import { readAccount, type Account } from './read-account';

/** Head of an offline copy, as JSON after its length. The body of the answer follows as it was received. */
const copyHead = z.strictObject({
  /** Whose account it is: the service and the key that it was read with. */
  of: z.string(),
  /** When the answer was complete, in milliseconds since the epoch. */
  receivedAt: keptTime,
});

/** An account from an offline copy, with the head of the copy. */
interface CopiedAccount extends z.infer<typeof copyHead> {
  readonly account: Account;
}

const count = z.int().min(0);

const difference = z.strictObject({
  where: z.enum(['account', ...listNames]),
  field: z.string(),
  problem: z.enum(['missing', 'wrong-type', 'unknown']),
  count,
});

/** Version 2, written by 0.1, has the fields of the account in its head. The rows of both lists follow. */
const version2 = copyHead.extend({
  userId: field,
  name: field,
  email: field,
  differences: z.array(difference).readonly(),
  envelope: z.string(),
  wallets: count,
  contracts: count,
  /** Length of the wallets' text in bytes; the rest is the contracts' text. */
  walletsLength: count,
});

const readVersion2 = (json: unknown, lists: Buffer): CopiedAccount | undefined => {
  const { of, receivedAt, wallets, contracts, walletsLength, ...rest } = version2.parse(json);
  // The rows were checked when they were written. Only a program with the key of the file can alter them unnoticed.
  const rows = {
    wallets: JSON.parse(lists.toString('utf8', 0, walletsLength)) as readonly Wallet[],
    contracts: JSON.parse(lists.toString('utf8', walletsLength)) as readonly SmartContract[],
  };
  const isWhole = rows.wallets.length === wallets && rows.contracts.length === contracts;
  return isWhole ? { of, receivedAt, account: { ...rest, ...rows } } : undefined;
};

const readVersion3 = (json: unknown, answer: Buffer): CopiedAccount | undefined => {
  const head = copyHead.parse(json);
  const account = readAccount(answer);
  return account.ok ? { ...head, account: account.value } : undefined;
};

const read = (content: Uint8Array, version: number): CopiedAccount | undefined => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const end = copyLengthBytes + bytes.readUInt32LE();
  if (end > bytes.length) return undefined;
  const json: unknown = JSON.parse(bytes.toString('utf8', copyLengthBytes, end));
  const rest = bytes.subarray(end);
  return version === 2 ? readVersion2(json, rest) : readVersion3(json, rest);
};

/** Reads the content of an offline copy of version 2 or 3; fails with `BAD_SHAPE` for anything else. */
export const readCopy = (content: Uint8Array, version: number): Result<CopiedAccount> => {
  try {
    const copy = read(content, version);
    return copy ? succeed(copy) : fail('BAD_SHAPE');
  } catch {
    return fail('BAD_SHAPE');
  }
};
