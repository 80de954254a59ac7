import { addressKey, longestAddress, readableAddress } from '../../../shared/address';
import { textOf, type Field } from '../../../shared/account';
import type {
  ComparedGroup,
  ComparedRecord,
  ComparedValues,
  ExpectedColumns,
  ExpectedList,
  RecordProblem,
  SkippedRecord,
} from '../../../shared/expected';
import { readName } from '../../../shared/unseen';

/** A record of the list, or of the account. */
interface Side extends ComparedValues {
  /** Place in the file, or row in the account. */
  readonly place: number;
  /** Empty without an address. */
  readonly key: string;
  /** Whether the list has had the very same record before. */
  readonly isRepeat: boolean;
}

interface Raw {
  readonly place: number;
  readonly cells: readonly string[] | null;
}

/** What spreadsheets make of long numbers, whose last digits are lost. */
const rounded = /^\d(?:[.,]\d+)?E\+\d+$/iu;

/** Longest name or asset that is compared and shown, in UTF-16 units. */
const longestName = 200;

const shown = (text: string): string | null => {
  const plain = text.trim();
  return plain === '' ? null : plain.slice(0, longestName);
};

/** Cells of a CSV may begin with a sign that keeps spreadsheets from running them, and is no part of them. */
const unguarded = (cell: string, kind: ExpectedList['kind']): string =>
  kind === 'csv' ? cell.replace(/^\s*'(?=\S)/u, '') : cell;

/**
 * The records of a list as they are compared, and those that cannot be. An address is what people read in its cell,
 * unless the account has the cell's text itself for one (`isKnown`, by its key).
 */
export const expectedSides = (
  { kind, records }: { readonly kind: ExpectedList['kind']; readonly records: readonly Raw[] },
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
    const at = (column: number | null): string =>
      column === null ? '' : unguarded(cells[column] ?? '', kind);
    const written = at(columns.address);
    const address = isKnown(addressKey(written)) ? written : readableAddress(written.trim());
    const [name, asset] = [shown(at(columns.name)), shown(at(columns.asset))];
    if (address === '') skip('no-address');
    else if (address.length > longestAddress) skip('too-long');
    else if (rounded.test(address)) skip('rounded');
    else {
      const key = addressKey(address);
      const whole = JSON.stringify([key, asset, name]);
      sides.push({ place, key, address, name, asset, isRepeat: seen.has(whole) });
      seen.add(whole);
    }
  }
  return { sides, skipped };
};

/** A record of the account as it is compared. */
export const actualSide = (
  place: number,
  { name, asset, address }: Readonly<Record<keyof ComparedValues, Field>>,
): Side => {
  const own = textOf(address);
  const isLong = own.length > longestAddress;
  return {
    place,
    key: isLong || typeof address !== 'string' ? '' : addressKey(own),
    // One that is too long to be compared is yet not missing.
    address: isLong ? `${own.slice(0, longestAddress)}…` : own || null,
    name: shown(textOf(name)),
    asset: shown(textOf(asset)),
    isRepeat: false,
  };
};

const sameName = (one: string | null, other: string | null): boolean =>
  one === other || readName(one ?? '') === readName(other ?? '');

/** What of a record is not as it was expected. A value that the list does not have is not expected. */
const differing = (expected: Side, actual: Side): readonly (keyof ComparedValues)[] => [
  ...(expected.key === actual.key ? [] : (['address'] as const)),
  ...(expected.asset === null || sameName(expected.asset, actual.asset)
    ? []
    : (['asset'] as const)),
  ...(expected.name === null || sameName(expected.name, actual.name) ? [] : (['name'] as const)),
];

const groupBy = (sides: readonly Side[], keyOf: (side: Side) => string): Map<string, Side[]> => {
  const groups = new Map<string, Side[]>();
  for (const side of sides) {
    const text = keyOf(side);
    if (text === '') continue;
    const group = groups.get(text);
    if (group) group.push(side);
    else groups.set(text, [side]);
  }
  return groups;
};

/** How a record is called, with its asset where the list has any. */
const calledWith =
  (withAsset: boolean) =>
  ({ name, asset }: Side): string => {
    const called = readName(name ?? '');
    return called === '' ? '' : withAsset ? `${called}\n${readName(asset ?? '')}` : called;
  };

type Pairs = Map<Side, Side>;

/** Pairs those with one address: first those that are the same in all, then with one asset, then with one name, then in order. */
const pairByAddress = (
  expected: readonly Side[],
  actual: readonly Side[],
  pairs: Pairs,
): Set<Side> => {
  const taken = new Set<Side>();
  const byKey = groupBy(actual, ({ key }) => key);
  const isOfOne = [
    (one: Side, other: Side) => differing(one, other).length === 0,
    (one: Side, other: Side) => sameName(one.asset, other.asset),
    (one: Side, other: Side) => sameName(one.name, other.name),
  ];
  for (const [key, wanted] of groupBy(expected, ({ key: own }) => own)) {
    const there = byKey.get(key) ?? [];
    const [only, found] = [wanted[0], there[0]];
    if (only && found && wanted.length === 1 && there.length === 1) {
      pairs.set(only, found);
      taken.add(found);
      continue;
    }
    for (const isOne of isOfOne) {
      for (const one of wanted) {
        // Thousands of records may have one address: then only the order tells them apart.
        if (pairs.has(one) || wanted.length * there.length > mostTries) continue;
        const found = there.find((other) => !taken.has(other) && isOne(one, other));
        if (!found) continue;
        pairs.set(one, found);
        taken.add(found);
      }
    }
    let next = 0;
    for (const one of wanted) {
      while (next < there.length && taken.has(there[next] as Side)) next += 1;
      const found = there[next];
      if (pairs.has(one) || !found) continue;
      pairs.set(one, found);
      taken.add(found);
    }
  }
  return taken;
};

/** Most pairs that are tried among records with one address. */
const mostTries = 10_000;

/** Pairs those that are left by their name and asset, where only one of each side is called that. */
const pairByName = (
  expected: readonly Side[],
  actual: readonly Side[],
  pairs: Pairs,
  taken: Set<Side>,
): void => {
  if (pairs.size === expected.length || taken.size === actual.length) return;
  const withAsset = expected.some(({ asset }) => asset !== null);
  const called = calledWith(withAsset);
  const there = groupBy(actual, called);
  const once = expected.filter(({ isRepeat }) => !isRepeat);
  for (const [name, wanted] of groupBy(once, called)) {
    const [one, another] = wanted;
    const [found, twin] = there.get(name) ?? [];
    if (!one || another || !found || twin || pairs.has(one) || taken.has(found)) continue;
    pairs.set(one, found);
    taken.add(found);
  }
};

const valuesOf = ({ name, asset, address }: Side): ComparedValues => ({ name, asset, address });

/**
 * Compares a list with the records of an account: by address, and what is left by name and asset where both are the only
 * ones called that. A record that the list has more often than the account is not compared again. Linear in both.
 */
export const compareSides = (expected: readonly Side[], actual: readonly Side[]) => {
  const pairs: Pairs = new Map();
  const taken = pairByAddress(expected, actual, pairs);
  pairByName(expected, actual, pairs, taken);
  const groups: Record<ComparedGroup, ComparedRecord[]> = {
    differs: [],
    missing: [],
    extra: [],
    equal: [],
  };
  const skipped: SkippedRecord[] = [];
  for (const one of expected) {
    const found = pairs.get(one);
    if (!found && one.isRepeat) {
      skipped.push({ place: one.place, problem: 'repeated' });
      continue;
    }
    const fields = found ? differing(one, found) : [];
    const group = found ? (fields.length > 0 ? 'differs' : 'equal') : 'missing';
    groups[group].push({
      group,
      place: one.place,
      expected: valuesOf(one),
      row: found?.place ?? null,
      actual: found ? valuesOf(found) : null,
      fields,
    });
  }
  for (const other of actual) {
    if (taken.has(other)) continue;
    groups.extra.push({
      group: 'extra',
      place: null,
      expected: null,
      row: other.place,
      actual: valuesOf(other),
      fields: [],
    });
  }
  return { groups, skipped };
};
