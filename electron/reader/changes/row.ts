import type { ListName } from '../../../shared/account';
import { identityOf, ownAddress, type Values } from './identity';

/** A record of an answer. Its identity and address are computed when needed: nearly all records are unchanged. */
export class Row {
  readonly list: ListName;
  /** Its index in the list. */
  readonly at: number;
  readonly values: Values;
  #identity: string | undefined;
  #address: string | null | undefined;

  constructor(list: ListName, at: number, values: Values) {
    this.list = list;
    this.at = at;
    this.values = values;
  }

  get identity(): string {
    return (this.#identity ??= identityOf(this.list, this.values));
  }

  /** Key of its address; null when it has none. */
  get address(): string | null {
    if (this.#address === undefined) this.#address = ownAddress(this.list, this.values);
    return this.#address;
  }
}
