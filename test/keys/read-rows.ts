import {
  readPrivateKey,
  unlockPrivateKey,
} from '../../electron/main/credentials/keys/read-private-key';
import type { KeyRow } from './key-row';

/** Result of reading a row. */
export interface RowResult {
  readonly name: string;
  readonly outcome: KeyRow['outcome'];
  /** Fingerprint of the public key, if the row was accepted. */
  readonly fingerprint?: string;
}

/** Reads every row with the app's module, in the current runtime. */
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
