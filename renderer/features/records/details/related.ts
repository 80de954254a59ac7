import type { DeployerKind } from '../../../store/list-state';
import { listNames, type ListName, addressFields } from '../../../../shared/account';
import type { AddressFormat } from '../../../ui/address/checksum-state';
import { isNoAddress } from '../list/model/deployer-names';
import type { ListModel } from '../list/model/list-model';

/** Rows of one list. */
export interface Records {
  readonly list: ListName;
  readonly records: readonly number[];
}

type Owner = 'wallet' | 'contract';

/** Who deployed a contract, as far as known from this account. */
export type Deployer =
  | { readonly kind: Owner; readonly found: Records }
  | { readonly kind: Exclude<DeployerKind, Owner> };

/** The records that are related to a record. */
export interface Related {
  /**
   * Contracts that a wallet deployed, or for a contract those of the same deployer, including itself; null while the
   * list of contracts is missing.
   */
  readonly deployed: Records | null;
  /** Null for a wallet, and while a list that may contain the deployer is missing. */
  readonly deployer: Deployer | null;
  /** Records with the same address, in any spelling. */
  readonly same: readonly Records[];
}

/** Models of the two lists; null while a list is missing. */
export type Models = Readonly<Record<ListName, Pick<ListModel, 'rowsWith'> | null>>;

export interface RelatedTo {
  readonly list: ListName;
  readonly record: number;
  /** The record's own address; null if it has none. */
  readonly address: string | null;
  readonly deployedBy: string | null;
  readonly format: AddressFormat;
}

const recordsWith = (models: Models, list: ListName, column: string, address: string): Records => ({
  list,
  records: address === '' ? [] : (models[list]?.rowsWith(column, address) ?? []),
});

const deployerOf = (models: Models, { deployedBy, format }: RelatedTo): Deployer | null => {
  if (deployedBy === null || deployedBy === '') return { kind: 'not-given' };
  const wallets = recordsWith(models, 'wallets', addressFields.wallets, deployedBy);
  if (wallets.records.length > 0) return { kind: 'wallet', found: wallets };
  const contracts = recordsWith(models, 'contracts', addressFields.contracts, deployedBy);
  if (contracts.records.length > 0) return { kind: 'contract', found: contracts };
  if (isNoAddress(deployedBy, format)) return { kind: 'no-address' };
  return models.wallets && models.contracts ? { kind: 'foreign' } : null;
};

/** Finds the records that are related to a record. */
export const relatedRecords = (models: Models, to: RelatedTo): Related => {
  const { list, record } = to;
  const address = to.address ?? '';
  const same = listNames.map((name) => {
    const { records } = recordsWith(models, name, addressFields[name], address);
    return { list: name, records: records.filter((other) => name !== list || other !== record) };
  });
  const isWallet = list === 'wallets';
  return {
    deployed: models.contracts
      ? recordsWith(models, 'contracts', 'deployedBy', isWallet ? address : (to.deployedBy ?? ''))
      : null,
    deployer: isWallet ? null : deployerOf(models, to),
    same: same.filter(({ records }) => records.length > 0),
  };
};
