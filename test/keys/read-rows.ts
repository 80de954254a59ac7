import {
  readPrivateKey,
  unlockPrivateKey,
} from '../../electron/main/credentials/keys/read-private-key';
import type { KeyRow } from './key-row';

/** What our module made of a row. */
export interface RowResult {
  readonly name: string;
  readonly outcome: KeyRow['outcome'];
  /** Of the public key, where the row was accepted. */
  readonly fingerprint?: string;
}

/** Reads every row with our module, in the runtime this is called in. */
export const readRows = async (rows: readonly KeyRow[]): Promise<readonly RowResult[]> => {
  const results: RowResult[] = [];
  for (const { name, text, passphrase } of rows) {
    const bytes = Buffer.from(text as string);
    const reading =
      passphrase === undefined
        ? readPrivateKey(bytes)
        : unlockPrivateKey(bytes, passphrase, () => true);
    const read = await reading;
    results.push(
      read.ok
        ? { name, outcome: 'accepted', fingerprint: read.value.facts.fingerprint }
        : { name, outcome: read.error.code },
    );
  }
  return results;
};
