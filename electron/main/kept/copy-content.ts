import { z } from 'zod';
import { keptField as field } from '../../../shared/schemas';
import type { Account } from '../service/read-account';

/** An account as it was read from an answer. */
export interface CopiedAccount {
  readonly account: Account;
  /** When the answer was complete, in milliseconds since the epoch. */
  readonly receivedAt: number;
}

export interface KeptAccount extends CopiedAccount {
  /** Whose account it is: the service and the key that it was read with. */
  readonly of: string;
}

/** Bytes that say how long the head is. */
const lengthBytes = 4;

const count = z.int().min(0);

const difference = z.strictObject({
  where: z.enum(['account', 'wallets', 'contracts']),
  field: z.string(),
  problem: z.enum(['missing', 'wrong-type', 'unknown']),
  count,
});

const head = z.strictObject({
  of: z.string(),
  receivedAt: z.number().min(0).max(8.64e15),
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

/**
 * The head as JSON behind its length, then the texts of both lists as they are: they have been read and checked once,
 * and whoever could alter them unnoticed has the key of the file, and with it the account's own.
 */
export const packAccount = ({ of, receivedAt, account }: KeptAccount): Uint8Array => {
  const { wallets, smartContracts, ...rest } = account;
  const lists = [Buffer.from(wallets.text, 'utf8'), Buffer.from(smartContracts.text, 'utf8')];
  const about: z.infer<typeof head> = {
    of,
    receivedAt,
    ...rest,
    wallets: wallets.count,
    contracts: smartContracts.count,
    walletsLength: lists[0]?.length ?? 0,
  };
  const json = Buffer.from(JSON.stringify(about), 'utf8');
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, ...lists]);
};

/** Undefined for anything but what `packAccount` made. */
export const unpackAccount = (content: Uint8Array): KeptAccount | undefined => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < lengthBytes) return undefined;
  const end = lengthBytes + bytes.readUInt32LE();
  if (end > bytes.length) return undefined;
  try {
    const json: unknown = JSON.parse(bytes.toString('utf8', lengthBytes, end));
    const { of, receivedAt, wallets, contracts, walletsLength, ...rest } = head.parse(json);
    const middle = end + walletsLength;
    if (middle > bytes.length) return undefined;
    const account: Account = {
      ...rest,
      wallets: { count: wallets, text: bytes.toString('utf8', end, middle) },
      smartContracts: { count: contracts, text: bytes.toString('utf8', middle) },
    };
    const isList = ({ text }: { readonly text: string }): boolean =>
      text.startsWith('[') && text.endsWith(']');
    const isWhole = isList(account.wallets) && isList(account.smartContracts);
    return isWhole ? { of, receivedAt, account } : undefined;
  } catch {
    return undefined;
  }
};
