import { readPrivateKey } from '../../electron/main/credentials/keys/read-private-key';
import type { KeyRow } from './key-row';

/** What our module made of a row. */
export interface RowResult {
  readonly name: string;
  readonly outcome: KeyRow['outcome'];
  /** Of the public key, where the row was accepted. */
  readonly fingerprint?: string;
}

/** Reads every row with our module, in the runtime this is called in. */
export const readRows = (rows: readonly KeyRow[]): readonly RowResult[] =>
  rows.map(({ name, text, passphrase }) => {
    const read = readPrivateKey(Buffer.from(text as string), passphrase);
    return read.ok
      ? { name, outcome: 'accepted', fingerprint: read.value.facts.fingerprint }
      : { name, outcome: read.error.code };
  });
