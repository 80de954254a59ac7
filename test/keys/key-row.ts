import type { Code } from '../../shared/failure';

/** A key text and what reading it must lead to. */
export interface KeyRow {
  readonly name: string;
  readonly text: Buffer | string;
  readonly passphrase?: string;
  readonly outcome: 'accepted' | Code;
}

/** Rows of one outcome from texts by name. */
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
