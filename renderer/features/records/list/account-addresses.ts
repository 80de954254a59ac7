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
import { createLookAlikes, type LookAlikeGroup } from './model/look-alikes';

/** An address with the facts needed to name it. */
export interface PlacedAddress {
  /** The address as received. */
  readonly text: string;
  /** Name of the record, or the user's own name for the address. */
  readonly name: string | null;
  readonly asset: Field;
  readonly list: ListName;
  /** When the account lost a former address, in milliseconds since the epoch; null otherwise or if not recorded. */
  readonly until: number | null;
}

/**
 * Analysis of the addresses of an account: their rows, deployers and look-alikes, including former and noted addresses.
 */
export interface AccountAddresses {
  readonly book: AddressBook;
  readonly deployers: Pick<DeployerKinds, 'of' | 'counts'>;
  readonly names: Omit<DeployerNames, 'step'>;
  readonly groups: readonly LookAlikeGroup[];
  /** Whether an address belongs to the account. */
  readonly isOwn: (address: number) => boolean;
  /** Whether an address is a former or noted one. It may belong to the account as well. */
  readonly isKnown: (address: number) => boolean;
  readonly at: (place: AddressPlace, row: number) => PlacedAddress;
}

/** Null until the analysis is complete. */
export interface KnownAddresses {
  readonly addresses: AccountAddresses | null;
}

/** The lists of an account, and the addresses that they are compared with. */
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

/** Cached by the array of contracts, for as long as that array lives. */
const made = new WeakMap<object, Made>();

const prepareAddresses = (
  of: ComparedAddresses,
  before: AccountAddresses | null,
  isWanted: () => boolean,
): Progress<KnownAddresses> => {
  const { wallets, contracts, former, evmAssets } = of;
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
  const [isOwn, isKnown] = [isInAny(ownPlaces), isInAny(knownPlaces)];
  const alikes = createLookAlikes(book.keys, isOwn);
  // If only notes or former addresses changed, the previous result stays until the new one is complete.
  let addresses = before;
  return workInBackground({
    order: 'later',
    // Reports once, when all is done.
    intervalMs: Infinity,
    know: () => ({ addresses }),
    prepare: (hasTime) => {
      if (!isWanted()) return true;
      if (!workWhile(hasTime, [book, deployers, names, alikes])) return false;
      addresses = { book, deployers, names, groups: alikes.groups(), isOwn, isKnown, at };
      return true;
    },
  });
};

/** Analyses the addresses of an account when the window has nothing else to do. */
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

/**
 * The analysis to show while one list of a new answer is still loading: that of the `earlier` contracts, if the other
 * list is the same; null otherwise.
 */
export const addressesBefore = (
  earlier: readonly SmartContract[] | undefined,
  { wallets, contracts }: Partial<Pick<ComparedAddresses, 'wallets' | 'contracts'>>,
): Progress<KnownAddresses> | null => {
  const known = earlier && made.get(earlier);
  if (!known || (wallets && wallets !== known.of.wallets)) return null;
  return contracts && contracts !== earlier ? null : known.progress;
};

/** The address column that a column of a list stands for. */
const places: Readonly<Record<ListName, Readonly<Record<string, OwnPlace>>>> = {
  wallets: { walletAddress: 'wallets' },
  contracts: { address: 'contracts', deployedBy: 'deployers' },
};

const placesByList: Readonly<Record<ListName, readonly OwnPlace[]>> = {
  wallets: Object.values(places.wallets),
  contracts: Object.values(places.contracts),
};

/** All address columns of a list. */
export const placesIn = (list: ListName): readonly OwnPlace[] => placesByList[list];

/** Returns undefined for columns without addresses. */
export const placeOf = (list: ListName, column: string): OwnPlace | undefined =>
  places[list][column];
