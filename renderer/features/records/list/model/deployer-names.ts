import { isEvmAddress } from '../../../../../shared/address';
import type { AddressFormat } from '../../../../ui/address/checksum-state';
import { deployerKinds, type DeployerKind } from '../../../../store/list-state';
import type { AddressBook } from './address-book';
import { workThrough, type Work } from './work';
import { comparableName } from '../../../../../shared/unseen';
import { foldings } from './fold';
import { hitIn, hits } from './ranking';
import type { Deployers } from './list-query';
import { nameLines } from './text-index';
import { listNames } from '../../../../../shared/account';

/** The kind of each contract's deployer. Complete when the work is done. */
export interface DeployerKinds extends Work {
  readonly of: (row: number) => DeployerKind | null;
  readonly counts: () => Readonly<Record<DeployerKind, number>>;
}

/** Whether a text cannot be an address. Only for EVM assets is the format of addresses known. */
export const isNoAddress = (text: string, format: AddressFormat): boolean =>
  format === 'evm' && !isEvmAddress(text);

interface DeployerKindsOptions {
  /** Must be complete before the first step. */
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

/** A wallet or contract of the account that deployed a contract. */
export interface DeployerName {
  /** The name as received. */
  readonly name: string;
  /** Whether records with other addresses have a name that reads the same, so that the name is ambiguous. */
  readonly shared: boolean;
}

/** The records of the account that deployed its contracts. Complete when the work is done. */
export interface DeployerNames extends Work, Deployers {
  /** Null if none of the account's records deployed the contract, or the record has no name. */
  readonly of: (row: number) => DeployerName | null;
  /** Looks up a deployer by its address as a contract spells it. */
  readonly ofAddress: (text: string) => DeployerName | null;
}

type Place = 'wallets' | 'contracts';

interface DeployerNamesOptions {
  /** Must be complete before the first step. */
  readonly book: Pick<AddressBook, 'addressOf' | 'rowsOf'>;
  readonly counts: Readonly<Record<Place, number>>;
  readonly nameAt: (place: Place, row: number) => string | null;
  readonly assetAt: (place: Place, row: number) => string | null;
  /** Address of the deployer of a contract; null if not given. */
  readonly deployerAt: (row: number) => string | null;
}

/** Most records of one address that are searched for the asset of a contract. */
const mostLookedAt = 16;

export const createDeployerNames = (options: DeployerNamesOptions): DeployerNames => {
  const { book, counts, nameAt, assetAt, deployerAt } = options;
  const names: string[] = [];
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  /** By a name as it is read, the address that has it; null if several addresses do. */
  const addressOf = new Map<string, number | null>();
  /** By the spelling of a deployer's address, the first contract that has it. */
  const firstRowOf = new Map<string, number>();
  let byRow = new Int32Array(0);

  /** The record with the address, preferably of the same asset. Wallets take precedence over contracts. */
  const recordOf = (row: number, address: number): readonly [Place, number] | null => {
    for (const place of listNames) {
      const rows = book.rowsOf(place, address, mostLookedAt);
      const asset = assetAt('contracts', row);
      const found = rows.find((other) => assetAt(place, other) === asset) ?? rows[0];
      if (found !== undefined) return [place, found];
    }
    return null;
  };

  const numberOf = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = names.push(name) - 1;
    texts.push(nameLines(foldings(name)));
    numbers.set(name, number);
    return number;
  };

  const naming = workThrough(counts.contracts, 128, (row) => {
    if (byRow.length === 0) byRow = new Int32Array(counts.contracts).fill(-1);
    const address = book.addressOf('deployers', row);
    const record = address < 0 ? null : recordOf(row, address);
    const name = record && nameAt(...record);
    if (name === null || name.trim() === '') return;
    byRow[row] = numberOf(name);
    addressOf.set(comparableName(name), address);
    const spelt = deployerAt(row);
    if (spelt !== null && !firstRowOf.has(spelt)) firstRowOf.set(spelt, row);
  });
  const comparing = listNames.map((place) =>
    workThrough(counts[place], 128, (row) => {
      if (addressOf.size === 0) return;
      const read = comparableName(nameAt(place, row) ?? '');
      const owner = addressOf.get(read);
      if (owner !== undefined && owner !== book.addressOf(place, row)) addressOf.set(read, null);
    }),
  );
  const work = [naming, ...comparing];

  const numberAt = (row: number): number => byRow[row] ?? -1;
  const nameOf = (row: number): DeployerName | null => {
    const name = names[numberAt(row)];
    return name === undefined
      ? null
      : { name, shared: addressOf.get(comparableName(name)) === null };
  };
  return {
    numberOf: numberAt,
    names,
    texts,
    of: nameOf,
    ofAddress: (text) => nameOf(firstRowOf.get(text) ?? -1),
    step: () => work.every((part) => part.step()),
  };
};

/** Lets rows be found by the name of their deployer. Writes better hits to `found`. */
export const noteDeployers = (
  form: string,
  rows: Uint32Array,
  found: Uint8Array,
  deployers: Deployers | null,
): void => {
  if (!deployers || deployers.texts.length === 0) return;
  const own = Uint8Array.from(deployers.texts, (text) => hitIn(text, form, 'text'));
  for (const row of rows) {
    const hit = own[deployers.numberOf(row)] ?? hits.none;
    if (hit < (found[row] ?? hits.none)) found[row] = hit;
  }
};
