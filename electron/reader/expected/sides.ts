import {
  addressKey,
  longestAddress,
  readableAddress,
  addressInText,
} from '../../../shared/address';
import { comparableName } from '../../../shared/unseen';
import { textOf, type Field } from '../../../shared/account';
import type {
  ComparedValues,
  ExpectedColumns,
  ExpectedList,
  RecordProblem,
  SkippedRecord,
} from '../../../shared/expected';
import { withoutGuards } from '../export/csv-lines';
import type { RawRecord } from './columns';

/** A record of the list, or of the account, in the form that is compared. */
export interface Side extends ComparedValues {
  /** Index among the records of its side: in the account, its row. */
  readonly at: number;
  /** Place in the file, or row in the account. */
  readonly place: number;
  /** Key of its address; empty without an address. */
  readonly key: string;
  /** Second reading of the cells of the name and the asset; null when there is only one. */
  readonly otherName: string | null;
  readonly otherAsset: string | null;
}

/** A long number as spreadsheets rewrite it, without its last digits. */
const rounded = /^\d(?:[.,]\d+)?E\+\d+$/iu;

/**
 * A count or a sum, with or without thousands separators. Nearly all numeric addresses are longer or grouped
 * differently.
 */
const count = /^(?:\d{1,9}|\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}){1,2})$/u;

/** A formula that is only a text. Programs write it so that spreadsheets leave the text unchanged. */
const textFormula = /^\s*="([^"]*)"\s*$/u;

/** Longest name or asset that is compared and shown, in UTF-16 units. */
const longestName = 200;

const shown = (text: string): string | null => {
  const plain = text.trim();
  return plain === '' ? null : plain.slice(0, longestName);
};

/** Removes from a CSV cell the signs that keep spreadsheets from running or changing it. They are not part of it. */
const unguarded = (cell: string, kind: ExpectedList['kind']): string =>
  kind === 'csv' ? (textFormula.exec(cell)?.[1] ?? withoutGuards(cell.trimStart())) : cell;

/** Records by address: the first one of each address, and all of an address with several, which is rare. */
export interface ByAddress {
  readonly firsts: ReadonlyMap<string, Side>;
  readonly several: ReadonlyMap<string, readonly Side[]>;
}

/** Groups records by address; leaves out those without one. */
export const byAddress = (sides: readonly Side[]): ByAddress => {
  const firsts = new Map<string, Side>();
  const several = new Map<string, Side[]>();
  for (const side of sides) {
    const { key } = side;
    if (key === '') continue;
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, side);
      continue;
    }
    const others = several.get(key);
    if (others) others.push(side);
    else several.set(key, [first, side]);
  }
  return { firsts, several };
};

/**
 * The records that say no more than another one with their address, comparing names and assets as people read them.
 * That reading is slow for thousands of records, so only records that share an address are read.
 */
export const repeatsIn = ({ several }: ByAddress): ReadonlySet<Side> => {
  const repeats = new Set<Side>();
  const read = (text: string | null): string => comparableName(text ?? '');
  const tell = (name: string, asset: string): string => `${name}\n${asset}`;
  for (const sides of several.values()) {
    /** What the records say with a value left out. */
    const less = new Set<string>();
    const said = sides.map((side) => {
      const [name, asset] = [read(side.name), read(side.asset)];
      if (name !== '') less.add(tell('', asset));
      if (asset !== '') less.add(tell(name, ''));
      if (name !== '' || asset !== '') less.add(tell('', ''));
      return tell(name, asset);
    });
    const seen = new Set<string>();
    for (const [at, side] of sides.entries()) {
      const own = said[at] ?? '';
      if (seen.has(own) || less.has(own)) repeats.add(side);
      seen.add(own);
    }
  }
  return repeats;
};

/**
 * Returns the address in a cell, and its key: the text as people read it, without the network that programs write in
 * front. If the account has the cell's own text as an address, returns that text.
 */
const addressIn = (
  cell: string,
  kind: ExpectedList['kind'],
  isKnown: (key: string) => boolean,
): { readonly address: string; readonly key: string } => {
  const written = unguarded(cell, kind);
  const key = addressKey(written);
  if (isKnown(key)) return { address: written, key };
  const read = readableAddress(written.trim());
  const own = [cell, read].find((text) => text !== written && isKnown(addressKey(text)));
  const address = own ?? addressInText(read) ?? read;
  return { address, key: address === written ? key : addressKey(address) };
};

/**
 * Returns the records of a list in the form that is compared, and those that cannot be compared. `isKnown` says whether
 * the account has an address, by its key.
 */
export const expectedSides = (
  {
    kind,
    records,
  }: { readonly kind: ExpectedList['kind']; readonly records: readonly RawRecord[] },
  columns: ExpectedColumns,
  isKnown: (key: string) => boolean,
) => {
  const skipped: SkippedRecord[] = [];
  const sides: Side[] = [];
  const found = records.map(({ cells }) =>
    addressIn(cells?.[columns.address] ?? '', kind, isKnown),
  );
  // Some services use account numbers as addresses: if the account has one of the numbers, all of them are addresses.
  const areNumbers = found.some(({ address, key }) => count.test(address) && isKnown(key));
  const problemOf = (address: string): RecordProblem | null => {
    if (address === '') return 'no-address';
    if (address.length > longestAddress) return 'too-long';
    if (rounded.test(address)) return 'rounded';
    return count.test(address) && !areNumbers ? 'number' : null;
  };
  for (const [at, { place, cells }] of records.entries()) {
    const { address, key } = found[at] ?? { address: '', key: '' };
    if (!cells) {
      skipped.push({ place, problem: 'not-a-record' });
      continue;
    }
    const problem = problemOf(address);
    if (problem !== null) {
      skipped.push({ place, problem });
      continue;
    }
    const nameCell = columns.name === null ? '' : (cells[columns.name] ?? '');
    const assetCell = columns.asset === null ? '' : (cells[columns.asset] ?? '');
    // A name may itself begin with such a sign, so both readings of the cell are kept.
    const [name, asset] = [unguarded(nameCell, kind), unguarded(assetCell, kind)];
    sides.push({
      at: sides.length,
      place,
      key,
      address,
      name: shown(name),
      otherName: name === nameCell ? null : shown(nameCell),
      asset: shown(asset),
      otherAsset: asset === assetCell ? null : shown(assetCell),
    });
  }
  return { sides, skipped };
};

/** Key of an address of the account; empty when the address is not compared. */
export const keyOfField = (address: Field): string =>
  typeof address === 'string' && address.length <= longestAddress ? addressKey(address) : '';

/** A record of the account as it is compared. */
export const actualSide = (
  row: number,
  { name, asset, address }: Readonly<Record<keyof ComparedValues, Field>>,
): Side => {
  const own = textOf(address);
  return {
    at: row,
    place: row,
    key: keyOfField(address),
    // An address that is too long to be compared is not missing.
    address: own.length > longestAddress ? `${own.slice(0, longestAddress)}…` : own || null,
    name: shown(textOf(name)),
    otherName: null,
    asset: shown(textOf(asset)),
    otherAsset: null,
  };
};
