import type { Code } from '../../shared/failure';

/** A key text and the required outcome of reading it. */
export interface KeyRow {
  readonly name: string;
  readonly text: Buffer | string;
  readonly passphrase?: string;
  readonly outcome: 'accepted' | Code;
}

/** Makes rows with the same outcome from named texts. */
export const rowsOf = (
  outcome: KeyRow['outcome'],
  texts: Readonly<Record<string, Buffer | string>>,
  passphrase?: string,
): readonly KeyRow[] =>
  Object.entries(texts).map(([name, text]) => ({
    name,
    text,
    outcome,
    ...(passphrase === undefined ? {} : { passphrase }),
  }));
