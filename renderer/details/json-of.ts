import { listFields, type ListName, type SmartContract, type Wallet } from '../../shared/account';
import { fieldOf } from './field-of';

/**
 * JSON text of a record: as received where it differs from the specification, else made from its fields, which then
 * are all it has.
 */
export const jsonOf = (list: ListName, row: Wallet | SmartContract): string =>
  row.raw ??
  JSON.stringify(Object.fromEntries(listFields[list].map((name) => [name, fieldOf(row, name)])));
