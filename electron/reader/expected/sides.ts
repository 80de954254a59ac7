import { addressKey, longestAddress, readableAddress, sentAddress } from '../../../shared/address';
import { readName } from '../../../shared/unseen';
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

/** A record of the list, or of the account. */
export interface Side extends ComparedValues {
  /** Place in the file, or row in the account. */
  readonly place: number;
  /** Empty without an address. */
  readonly key: string;
  /** What the name and the asset may be; nothing where there is no value. */
  readonly names: readonly string[];
  readonly assets: readonly string[];
  /** Whether it says no more than another record of the list. */
  readonly isRepeat: boolean;
}

/** What spreadsheets make of long numbers, whose last digits are lost. */
const rounded = /^\d(?:[.,]\d+)?E\+\d+$/iu;

/** Longest name or asset that is compared and shown, in UTF-16 units. */
const longestName = 200;

const shown = (text: string): string | null => {
  const plain = text.trim();
  return plain === '' ? null : plain.slice(0, longestName);
};

const valuesIn = (text: string | null): readonly string[] => (text === null ? [] : [text]);

/** Cells of a CSV may have signs that keep spreadsheets from running them, and are no part of them, whatever follows. */
const unguarded = (cell: string, kind: ExpectedList['kind']): string =>
  kind === 'csv' ? withoutGuards(cell.trimStart()) : cell;

/** What a cell may mean: names may begin with that sign, too, and who wrote the cell, a person or a program, nobody knows. */
const meantBy = (cell: string, kind: ExpectedList['kind']): readonly string[] => {
  const [plain, whole] = [unguarded(cell, kind), shown(cell)];
  return plain === cell ? valuesIn(whole) : [shown(plain) ?? '', ...valuesIn(whole)];
};

/** Places of the records that share their address with another one, by address. */
const withOneAddress = (sides: readonly Side[]): readonly (readonly number[])[] => {
  const firsts = new Map<string, number>();
  const several = new Map<string, number[]>();
  for (const [at, { key }] of sides.entries()) {
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, at);
    else {
      const places = several.get(key) ?? [first];
      several.set(key, places);
      places.push(at);
    }
  }
  return [...several.values()];
};

/**
 * Marks records that say no more than another one with their address, as people read names and assets. Reading takes
 * long for thousands of records, and is done for those with one address alone.
 */
const markRepeats = (sides: Side[]): void => {
  const read = (text: string | null): string => readName(text ?? '');
  const tell = (name: string, asset: string): string => `${name}\n${asset}`;
  for (const places of withOneAddress(sides)) {
    /** What is said with something left out. */
    const less = new Set<string>();
    const said = places.map((at) => {
      const [name, asset] = [read(sides[at]?.name ?? null), read(sides[at]?.asset ?? null)];
      if (name !== '') less.add(tell('', asset));
      if (asset !== '') less.add(tell(name, ''));
      if (name !== '' || asset !== '') less.add(tell('', ''));
      return tell(name, asset);
    });
    const seen = new Set<string>();
    for (const [place, at] of places.entries()) {
      const [side, own] = [sides[at], said[place] ?? ''];
      if (side && (seen.has(own) || less.has(own))) sides[at] = { ...side, isRepeat: true };
      seen.add(own);
    }
  }
};

/** The first of some texts that is known by its key. */
const knownOf = (texts: readonly string[], isKnown: (key: string) => boolean) => {
  for (const text of texts) {
    const key = addressKey(text);
    if (isKnown(key)) return { text, key };
  }
  return undefined;
};

/**
 * The records of a list as they are compared, and those that cannot be. An address is what people read in its cell,
 * without the network that programs write in front, unless the account has the cell's text itself for one (`isKnown`, by
 * its key).
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
  for (const { place, cells } of records) {
    const skip = (problem: RecordProblem): void => {
      skipped.push({ place, problem });
    };
    if (!cells) {
      skip('not-a-record');
      continue;
    }
    const at = (column: number | null): string => (column === null ? '' : (cells[column] ?? ''));
    const written = unguarded(at(columns.address), kind);
    const read = readableAddress(written.trim());
    const own = knownOf([written, at(columns.address), read], isKnown);
    const address = own?.text ?? sentAddress(read) ?? read;
    const [names, assets] = [meantBy(at(columns.name), kind), meantBy(at(columns.asset), kind)];
    const [name, asset] = [shown(names[0] ?? ''), shown(assets[0] ?? '')];
    if (address === '') skip('no-address');
    else if (address.length > longestAddress) skip('too-long');
    else if (rounded.test(address)) skip('rounded');
    else {
      const key = own?.key ?? addressKey(address);
      sides.push({ place, key, address, name, names, asset, assets, isRepeat: false });
    }
  }
  markRepeats(sides);
  return { sides, skipped };
};

/** A record of the account as it is compared. */
export const actualSide = (
  place: number,
  { address, ...called }: Readonly<Record<keyof ComparedValues, Field>>,
): Side => {
  const own = textOf(address);
  const [name, asset] = [shown(textOf(called.name)), shown(textOf(called.asset))];
  const isLong = own.length > longestAddress;
  return {
    place,
    key: isLong || typeof address !== 'string' ? '' : addressKey(own),
    // One that is too long to be compared is yet not missing.
    address: isLong ? `${own.slice(0, longestAddress)}…` : own || null,
    name,
    names: valuesIn(name),
    asset,
    assets: valuesIn(asset),
    isRepeat: false,
  };
};
