import { isEvmAddress } from '../../../../../shared/address';
import type { AddressFormat } from '../../../../ui/address/checksum-state';
import { deployerKinds, type DeployerKind } from '../../../../store/list-state';
import type { AddressBook } from './address-book';
import { workThrough, type Work } from './work';

/** Whose address deployed each contract; known when the work is done. */
export interface DeployerKinds extends Work {
  readonly of: (row: number) => DeployerKind | null;
  readonly counts: () => Readonly<Record<DeployerKind, number>>;
}

/** Whether a text cannot be an address: what they look like is known of one kind of asset only. */
export const isNoAddress = (text: string, format: AddressFormat): boolean =>
  format === 'evm' && !isEvmAddress(text);

export interface DeployerKindsOptions {
  /** Complete before the first step. */
  readonly book: Pick<AddressBook, 'addressOf' | 'isIn'>;
  readonly count: number;
  readonly text: (row: number) => string | null;
  readonly formatOf: (row: number) => AddressFormat;
}

export const createDeployerKinds = (options: DeployerKindsOptions): DeployerKinds => {
  const { book, count, text, formatOf } = options;
  let kinds: Uint8Array | undefined;
  const counts = { wallet: 0, contract: 0, foreign: 0, 'no-address': 0, 'not-given': 0 };

  const judge = (row: number): DeployerKind => {
    const address = book.addressOf('deployers', row);
    if (address < 0) return 'not-given';
    if (book.isIn('wallets', address)) return 'wallet';
    if (book.isIn('contracts', address)) return 'contract';
    return isNoAddress(text(row) ?? '', formatOf(row)) ? 'no-address' : 'foreign';
  };

  const { step } = workThrough(count, 256, (row) => {
    kinds ??= new Uint8Array(count);
    const kind = judge(row);
    counts[kind] += 1;
    kinds[row] = deployerKinds.indexOf(kind);
  });
  return {
    step,
    of: (row) => (kinds ? (deployerKinds[kinds[row] ?? 0] ?? null) : null),
    counts: () => counts,
  };
};
