import type { Field, SmartContract, Wallet } from '../../shared/account';
import type { ColumnKind } from '../list/model/list-column';

/** A specified field: its name, what it is called, and how it is to be read. */
export interface DetailField {
  readonly name: string;
  readonly label: string;
  readonly kind: ColumnKind;
}

/** A specified field of a record by its name. */
export const fieldOf = (row: Wallet | SmartContract, name: string): Field => {
  // The two kinds of records have fields of one kind only, `raw` aside, which is a text.
  const fields: Readonly<Record<string, Field | undefined>> = { ...row };
  return fields[name] ?? null;
};
