import type { ListName, SmartContract, Wallet } from '../../shared/account';
import { fieldText } from '../text/field';
import { formatOf } from './columns/cell-views';
import { workWhenIdle, type Progress } from './idle-work';
import { createAddressBook, type AddressBook, type AddressPlace } from './model/address-book';
import { createDeployerKinds, type DeployerKinds } from './model/deployer-kinds';
import { createLookAlikes, type LookAlikeGroup } from './model/look-alikes';

/** What the addresses of an account have to do with each other. */
export interface AccountAddresses {
  readonly book: AddressBook;
  readonly deployers: Pick<DeployerKinds, 'of' | 'counts'>;
  readonly groups: readonly LookAlikeGroup[];
}

/** Null until all of it is known. */
export interface KnownAddresses {
  readonly addresses: AccountAddresses | null;
}

interface Made {
  readonly progress: Progress<KnownAddresses>;
  readonly wallets: readonly Wallet[];
  readonly evmAssets: ReadonlySet<string>;
}

/** By contracts; they live as long as the rows they are about. */
const made = new WeakMap<object, Made>();

const prepareAddresses = (
  wallets: readonly Wallet[],
  contracts: readonly SmartContract[],
  evmAssets: ReadonlySet<string>,
): Progress<KnownAddresses> => {
  const deployer = (row: number) => fieldText(contracts[row]?.deployedBy ?? null);
  const book = createAddressBook({
    wallets: {
      count: wallets.length,
      text: (row) => fieldText(wallets[row]?.walletAddress ?? null),
    },
    contracts: {
      count: contracts.length,
      text: (row) => fieldText(contracts[row]?.address ?? null),
    },
    deployers: { count: contracts.length, text: deployer },
  });
  const deployers = createDeployerKinds({
    book,
    count: contracts.length,
    text: deployer,
    formatOf: (row) => formatOf(contracts[row]?.asset ?? null, { evmAssets }),
  });
  const alikes = createLookAlikes(book.keys);
  let addresses: AccountAddresses | null = null;
  return workWhenIdle({
    order: 'later',
    // Told once, when all is done.
    beat: Infinity,
    know: () => ({ addresses }),
    prepare: (hasTime) => {
      for (const part of [book, deployers, alikes]) {
        while (!part.step()) if (!hasTime()) return false;
      }
      addresses = { book, deployers, groups: alikes.groups() };
      return true;
    },
  });
};

/** What the addresses of these rows have to do with each other; worked out when nothing else is to be done. */
export const addressesOf = (
  wallets: readonly Wallet[],
  contracts: readonly SmartContract[],
  evmAssets: ReadonlySet<string>,
): Progress<KnownAddresses> => {
  const known = made.get(contracts);
  if (known?.wallets === wallets && known.evmAssets === evmAssets) return known.progress;
  const progress = prepareAddresses(wallets, contracts, evmAssets);
  made.set(contracts, { progress, wallets, evmAssets });
  return progress;
};

/** The column of addresses that a column of a list is. */
const places: Readonly<Record<ListName, Readonly<Record<string, AddressPlace>>>> = {
  wallets: { walletAddress: 'wallets' },
  contracts: { address: 'contracts', deployedBy: 'deployers' },
};

/** All columns of addresses of a list. */
export const placesIn = (list: ListName): readonly AddressPlace[] => Object.values(places[list]);

/** Undefined for columns without addresses. */
export const placeOf = (list: ListName, column: string): AddressPlace | undefined =>
  places[list][column];
