import {
  listFields,
  type Field,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../../../shared/account';

/** A specified field of a record by its name. */
export const fieldOf = (row: Wallet | SmartContract, name: string): Field => {
  // The two kinds of records have fields of one kind only, `raw` aside, which is a text.
  const fields: Readonly<Record<string, Field | undefined>> = { ...row };
  return fields[name] ?? null;
};

/**
 * JSON text of a record: as received where it differs from the specification, else made from its fields, which then
 * are all it has.
 */
export const jsonOf = (list: ListName, row: Wallet | SmartContract): string =>
  row.raw ??
  JSON.stringify(Object.fromEntries(listFields[list].map((name) => [name, fieldOf(row, name)])));
