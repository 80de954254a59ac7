import { z } from 'zod';
import { listNames, type SmartContract, type Wallet } from '../../shared/account';
import { fail, succeed, type Result } from '../../shared/failure';
import { copyLengthBytes } from '../../shared/file-state';
import { keptField as field, keptTime } from '../../shared/file-schemas';
import { readAccount, type Account } from './read-account';

/** The head of an offline copy, as JSON behind its length; the body of the answer follows as it came. */
const copyHead = z.strictObject({
  /** Whose account it is: the service and the key that it was read with. */
  of: z.string(),
  /** When the answer was complete, in milliseconds since the epoch. */
  receivedAt: keptTime,
});

/** An account as it was kept: the head says whose it is and since when. */
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

/** Version 2, which 0.1 wrote, has what was read of the answer in its head, and behind it the rows of both lists. */
const version2 = copyHead.extend({
  userId: field,
  name: field,
  email: field,
  differences: z.array(difference).readonly(),
  envelope: z.string(),
  wallets: count,
  contracts: count,
  /** Bytes of the text of the wallets; that of the contracts is the rest. */
  walletsLength: count,
});

const readVersion2 = (json: unknown, lists: Buffer): CopiedAccount | undefined => {
  const { of, receivedAt, wallets, contracts, walletsLength, ...rest } = version2.parse(json);
  // They were read and checked once; whoever could alter them unnoticed has the key of the file.
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

/** Reads the content of an offline copy of version 2 or 3; `BAD_SHAPE` for anything but what this app has made. */
export const readCopy = (content: Uint8Array, version: number): Result<CopiedAccount> => {
  try {
    const copy = read(content, version);
    return copy ? succeed(copy) : fail('BAD_SHAPE');
  } catch {
    return fail('BAD_SHAPE');
  }
};
