import { addressKey, longestAddress, readableAddress } from '../../../shared/address';
import { textOf, type Field } from '../../../shared/account';
import type {
  ComparedValues,
  ExpectedColumns,
  ExpectedList,
  RecordProblem,
  SkippedRecord,
} from '../../../shared/expected';
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
  /** Whether the list has had the very same record before. */
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

/** Cells of a CSV may begin with a sign that keeps spreadsheets from running them, and is no part of them, whatever follows. */
const unguarded = (cell: string, kind: ExpectedList['kind']): string =>
  kind === 'csv' ? cell.replace(/^\s*'/u, '') : cell;

/** What a cell may mean: names may begin with that sign, too, and who wrote the cell, a person or a program, nobody knows. */
const meantBy = (cell: string, kind: ExpectedList['kind']): readonly string[] => {
  const [plain, whole] = [unguarded(cell, kind), shown(cell)];
  return plain === cell ? valuesIn(whole) : [shown(plain) ?? '', ...valuesIn(whole)];
};

/**
 * The records of a list as they are compared, and those that cannot be. An address is what people read in its cell,
 * unless the account has the cell's text itself for one (`isKnown`, by its key).
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
  const seen = new Set<string>();
  for (const { place, cells } of records) {
    const skip = (problem: RecordProblem): void => {
      skipped.push({ place, problem });
    };
    if (!cells) {
      skip('not-a-record');
      continue;
    }
    const at = (column: number | null): string => (column === null ? '' : (cells[column] ?? ''));
    const written = [unguarded(at(columns.address), kind), at(columns.address)] as const;
    const own = written.find((text) => isKnown(addressKey(text)));
    const address = own ?? readableAddress(written[0].trim());
    const [names, assets] = [meantBy(at(columns.name), kind), meantBy(at(columns.asset), kind)];
    const [name, asset] = [shown(names[0] ?? ''), shown(assets[0] ?? '')];
    if (address === '') skip('no-address');
    else if (address.length > longestAddress) skip('too-long');
    else if (rounded.test(address)) skip('rounded');
    else {
      const key = addressKey(address);
      const whole = JSON.stringify([key, asset, name]);
      sides.push({ place, key, address, name, names, asset, assets, isRepeat: seen.has(whole) });
      seen.add(whole);
    }
  }
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
