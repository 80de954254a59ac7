import {
  type Field,
  fieldText,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../../../shared/account';
import type { FormerAddress } from '../../../../shared/activity';
import { formatOf } from '../../../ui/address/checksum-state';
import type { LocalNotes } from '../../../store/window-state';
import { workInBackground, type Progress } from './background-work';
import {
  createAddressBook,
  knownPlaces,
  ownPlaces,
  type AddressBook,
  type AddressPlace,
  type OwnPlace,
} from './model/address-book';
import {
  createDeployerKinds,
  type DeployerKinds,
  createDeployerNames,
  type DeployerNames,
} from './model/deployer-names';
import { workWhile } from './model/work';
import { type Origins, createLookAlikes, type LookAlikeGroup } from './model/look-alikes';

/** An address where it is, for naming it. */
export interface PlacedAddress {
  /** As it was given. */
  readonly text: string;
  /** Whose it is: that of a record, or the person's own. */
  readonly name: string | null;
  readonly asset: Field;
  readonly list: ListName;
  /** Until when a former one was there, in milliseconds since the epoch. */
  readonly until: number | null;
}

/** What the addresses of an account have to do with each other, and with those known from before. */
export interface AccountAddresses extends Pick<ComparedAddresses, 'former' | 'notes'> {
  readonly book: AddressBook;
  readonly deployers: Pick<DeployerKinds, 'of' | 'counts'>;
  readonly names: Omit<DeployerNames, 'step'>;
  readonly groups: readonly LookAlikeGroup[];
  readonly origins: Origins;
  readonly at: (place: AddressPlace, row: number) => PlacedAddress;
}

/** Null until all of it is known. */
export interface KnownAddresses {
  readonly addresses: AccountAddresses | null;
}

/** The lists of an account, and what their addresses are compared with. */
interface ComparedAddresses {
  readonly wallets: readonly Wallet[];
  readonly contracts: readonly SmartContract[];
  readonly former: readonly FormerAddress[];
  readonly notes: LocalNotes['entries'];
  readonly evmAssets: ReadonlySet<string>;
}

interface Made {
  readonly progress: Progress<KnownAddresses>;
  readonly of: ComparedAddresses;
}

/** By contracts; they live as long as the rows they are about. */
const made = new WeakMap<object, Made>();

const prepareAddresses = (
  of: ComparedAddresses,
  before: AccountAddresses | null,
  isWanted: () => boolean,
): Progress<KnownAddresses> => {
  const { wallets, contracts, former, evmAssets } = of;
  const beside = { former, notes: of.notes };
  const notes = Array.from(of.notes, ([address, { name }]) => ({ address, name }));
  const deployer = (row: number) => fieldText(contracts[row]?.deployedBy ?? null);
  const at = (place: AddressPlace, row: number): PlacedAddress => {
    const none = { text: '', name: null, asset: null, list: 'wallets', until: null } as const;
    if (place === 'wallets') {
      const wallet = wallets[row];
      if (!wallet) return none;
      const { walletAddress, walletName, asset } = wallet;
      return { ...none, text: fieldText(walletAddress) ?? '', name: fieldText(walletName), asset };
    }
    if (place === 'former') {
      const one = former[row];
      return one ? { ...one, text: one.address, name: fieldText(one.name) } : none;
    }
    if (place === 'notes') {
      const note = notes[row];
      return note ? { ...none, text: note.address, name: note.name } : none;
    }
    const contract = contracts[row];
    if (!contract) return none;
    const { name, asset, address, deployedBy } = contract;
    const text = fieldText(place === 'contracts' ? address : deployedBy) ?? '';
    return { text, name: fieldText(name), asset, list: 'contracts', until: null };
  };
  const counts = {
    wallets: wallets.length,
    contracts: contracts.length,
    deployers: contracts.length,
    former: former.length,
    notes: notes.length,
  };
  const book = createAddressBook(counts, (place, row) => at(place, row).text);
  const deployers = createDeployerKinds({
    book,
    count: contracts.length,
    text: deployer,
    formatOf: (row) => formatOf(contracts[row]?.asset ?? null, { evmAssets }),
  });
  const names = createDeployerNames({
    book,
    counts,
    nameAt: (place, row) => at(place, row).name,
    assetAt: (place, row) => fieldText(at(place, row).asset),
    deployerAt: deployer,
  });
  const isInAny = (places: readonly AddressPlace[]) => (address: number) =>
    places.some((place) => book.isIn(place, address));
  const origins = { isOwn: isInAny(ownPlaces), isKnown: isInAny(knownPlaces) };
  const alikes = createLookAlikes(book.keys, origins.isOwn);
  // What was known without a note or a former address stays on screen until all is known with it.
  let addresses = before;
  return workInBackground({
    order: 'later',
    // Told once, when all is done.
    intervalMs: Infinity,
    know: () => ({ addresses }),
    prepare: (hasTime) => {
      if (!isWanted()) return true;
      if (!workWhile(hasTime, [book, deployers, names, alikes])) return false;
      addresses = { ...beside, book, deployers, names, groups: alikes.groups(), origins, at };
      return true;
    },
  });
};

/** What these addresses have to do with each other; worked out when nothing else is to be done. */
export const addressesOf = (of: ComparedAddresses): Progress<KnownAddresses> => {
  const known = made.get(of.contracts);
  const areRowsKnown = known?.of.wallets === of.wallets && known.of.evmAssets === of.evmAssets;
  if (areRowsKnown && known.of.former === of.former && known.of.notes === of.notes) {
    return known.progress;
  }
  const before = areRowsKnown ? known.progress.read().addresses : null;
  const progress = prepareAddresses(of, before, () => made.get(of.contracts)?.of === of);
  made.set(of.contracts, { progress, of });
  return progress;
};

/** The same while one of the lists is still coming, if the other is the one of `earlier` contracts; null where it is not. */
export const addressesBefore = (
  earlier: readonly SmartContract[] | undefined,
  { wallets, contracts }: Partial<Pick<ComparedAddresses, 'wallets' | 'contracts'>>,
): Progress<KnownAddresses> | null => {
  const known = earlier && made.get(earlier);
  if (!known || (wallets && wallets !== known.of.wallets)) return null;
  return contracts && contracts !== earlier ? null : known.progress;
};

/** The column of addresses that a column of a list is. */
const places: Readonly<Record<ListName, Readonly<Record<string, OwnPlace>>>> = {
  wallets: { walletAddress: 'wallets' },
  contracts: { address: 'contracts', deployedBy: 'deployers' },
};

const placesByList: Readonly<Record<ListName, readonly OwnPlace[]>> = {
  wallets: Object.values(places.wallets),
  contracts: Object.values(places.contracts),
};

/** All columns of addresses of a list. */
export const placesIn = (list: ListName): readonly OwnPlace[] => placesByList[list];

/** Undefined for columns without addresses. */
export const placeOf = (list: ListName, column: string): OwnPlace | undefined =>
  places[list][column];
