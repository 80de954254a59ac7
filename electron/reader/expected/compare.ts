import type {
  ComparedGroup,
  ComparedRecord,
  ComparedValues,
  SkippedRecord,
} from '../../../shared/expected';
import { comparableName } from '../../../shared/unseen';
import { appendTo } from '../append-to';
import { repeatsIn, type ByAddress, type Side } from './sides';

type Read = (name: string) => string;

/** Returns a function that reads names and assets as people do. It reads each text once: reading thousands is slow. */
const readOnce = (): Read => {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? comparableName(name);
    known.set(name, found);
    return found;
  };
};

/** Possible values of a cell; empty when the cell has none. */
const meanings = (value: string | null, other: string | null): readonly string[] => {
  if (other !== null) return [value ?? '', other];
  return value === null ? [] : [value];
};

const namesOf = ({ name, otherName }: Side): readonly string[] => meanings(name, otherName);
const assetsOf = ({ asset, otherAsset }: Side): readonly string[] => meanings(asset, otherAsset);

/** Whether the account has another value than expected. A value that the list does not have is not expected. */
const isOther = (read: Read, expected: readonly string[], there: string): boolean =>
  expected.length > 0 &&
  !expected.includes(there) &&
  !expected.some((value) => read(value) === read(there));

const none: readonly (keyof ComparedValues)[] = [];

/** The fields of a record that are not as expected. */
const differing = (read: Read, expected: Side, actual: Side): readonly (keyof ComparedValues)[] => {
  const hasAddress = expected.key === actual.key;
  if (hasAddress && expected.asset === actual.asset && expected.name === actual.name) return none;
  return [
    ...(hasAddress ? none : (['address'] as const)),
    ...(isOther(read, assetsOf(expected), actual.asset ?? '') ? (['asset'] as const) : none),
    ...(isOther(read, namesOf(expected), actual.name ?? '') ? (['name'] as const) : none),
  ];
};

const nameAndAsset = (name: string, asset: string): string => `${name}\n${asset}`;

/** Returns what a record may be called, with its asset if the list has assets. */
const calledWith =
  (read: Read, withAsset: boolean) =>
  (side: Side): readonly string[] => {
    const called = namesOf(side)
      .map(read)
      .filter((name) => name !== '');
    if (!withAsset) return called;
    const assets = assetsOf(side);
    const of = assets.length === 0 ? [''] : assets.map(read);
    return called.flatMap((name) => of.map((asset) => nameAndAsset(name, asset)));
  };

/** The records of the list and of the account that belong together. */
interface Pairs {
  /** Records of the account, by the index of their partner in the list. */
  readonly found: (Side | undefined)[];
  /** Whether a record of the account has a partner, by its row. */
  readonly taken: boolean[];
}

const pair = ({ found, taken }: Pairs, one: Side, other: Side): void => {
  found[one.at] = other;
  taken[other.at] = true;
};

type KeyOf = (side: Side) => string;

/**
 * Returns a function that finds the first record with one of some keys that is not taken. Linear in all calls together.
 */
const firstFree = (sides: readonly Side[], keyOf: KeyOf, { taken }: Pairs) => {
  const byKey = new Map<string, Side[]>();
  for (const side of sides.toReversed()) {
    const key = keyOf(side);
    if (key !== '') appendTo(byKey, key, side);
  }
  return (keys: readonly string[]): Side | undefined => {
    for (const key of keys) {
      const left = byKey.get(key) ?? [];
      for (let last = left.at(-1); last; last = left.at(-1)) {
        if (!taken[last.at]) return last;
        left.pop();
      }
    }
    return undefined;
  };
};

/**
 * The ways to pair records of one address, to be tried in turn: first those that agree in all that the list says, where
 * those that say most go first; then those with the same asset, then with the same name, then in order. Thousands of
 * records may have one address.
 */
function* waysToPair(
  read: Read,
  there: readonly Side[],
  pairs: Pairs,
): Generator<(one: Side) => Side | undefined> {
  const nameOf = ({ name }: Side): string => read(name ?? '');
  const assetOf = ({ asset }: Side): string => read(asset ?? '');
  const readNames = (one: Side): readonly string[] => namesOf(one).map(read);
  const readAssets = (one: Side): readonly string[] => assetsOf(one).map(read);
  const byBoth = firstFree(there, (side) => nameAndAsset(nameOf(side), assetOf(side)), pairs);
  yield (one) =>
    byBoth(
      readNames(one).flatMap((name) => readAssets(one).map((asset) => nameAndAsset(name, asset))),
    );
  const byAsset = firstFree(there, assetOf, pairs);
  yield (one) => (namesOf(one).length === 0 ? byAsset(readAssets(one)) : undefined);
  const byName = firstFree(there, nameOf, pairs);
  yield (one) => (assetsOf(one).length === 0 ? byName(readNames(one)) : undefined);
  yield (one) => byAsset(readAssets(one));
  yield (one) => byName(readNames(one));
  const inOrder = firstFree(there, ({ key }) => key, pairs);
  yield ({ key }) => inOrder([key]);
}

/** Pairs records with the same address. */
const pairByAddress = (read: Read, expected: ByAddress, actual: ByAddress, pairs: Pairs): void => {
  for (const [key, one] of expected.firsts) {
    const other = actual.firsts.get(key);
    if (!other) continue;
    const [wanted, there] = [expected.several.get(key), actual.several.get(key)];
    if (!wanted && !there) {
      pair(pairs, one, other);
      continue;
    }
    let left = wanted ?? [one];
    for (const findFor of waysToPair(read, there ?? [other], pairs)) {
      for (const record of left) {
        const found = findFor(record);
        if (found) pair(pairs, record, found);
      }
      left = left.filter(({ at }) => !pairs.found[at]);
      if (left.length === 0) break;
    }
  }
};

/** The only record that is called so, by what it is called; null when several are. */
const onlyOnes = (
  sides: readonly Side[],
  calledOf: (side: Side) => string | undefined,
): ReadonlyMap<string, Side | null> => {
  const ones = new Map<string, Side | null>();
  for (const side of sides) {
    const called = calledOf(side);
    if (called !== undefined) ones.set(called, ones.has(called) ? null : side);
  }
  return ones;
};

/**
 * Pairs the remaining records by name and asset, if only one record on each side is called that. This includes a record
 * whose address is in the account's other list: a wallet may be a contract, and a changed address must not pass for a
 * record of the other list.
 */
const pairByName = (
  read: Read,
  expected: readonly Side[],
  actual: readonly Side[],
  repeats: ReadonlySet<Side>,
  pairs: Pairs,
): void => {
  const { found, taken } = pairs;
  if (!found.includes(undefined) || !taken.includes(false)) return;
  const withAsset = expected.some(({ asset }) => asset !== null);
  const called = calledWith(read, withAsset);
  const there = onlyOnes(actual, (side) => called(side)[0]);
  const wanted = onlyOnes(expected, (side) => {
    if (repeats.has(side)) return undefined;
    const names = called(side);
    return names.find((name) => there.has(name)) ?? names[0];
  });
  for (const [name, one] of wanted) {
    const other = there.get(name);
    if (one && other && !found[one.at] && !taken[other.at]) pair(pairs, one, other);
  }
};

const valuesOf = ({ name, asset, address }: Side): ComparedValues => ({ name, asset, address });

/** The reading of a cell that the account has; otherwise the first reading. */
const meant = (
  read: Read,
  value: string | null,
  other: string | null,
  there: string | null,
): string | null =>
  other !== null && other !== value && read(other) === read(there ?? '') ? other : value;

const expectedValues = (read: Read, one: Side, found: Side | undefined): ComparedValues => ({
  name: meant(read, one.name, one.otherName, found?.name ?? null),
  asset: meant(read, one.asset, one.otherAsset, found?.asset ?? null),
  address: one.address,
});

/** The records of a list and those of an account, in order and by address. */
interface BothSides {
  readonly expected: readonly Side[];
  readonly actual: readonly Side[];
  readonly listed: ByAddress;
  readonly there: ByAddress;
}

/**
 * Compares a list with the records of an account: by address, and the rest by name and asset if only one record on each
 * side is called that. A record that the list has more often than the account is skipped. Linear in both. `isElsewhere`
 * says whether the account's other list has an address, by its key. The groups have records of the list, except
 * `extra`, which has those of the account. `tell` returns the result for one record; few of them are ever looked at.
 */
export const compareSides = (
  { expected, actual, listed, there }: BothSides,
  isElsewhere: (key: string) => boolean,
) => {
  const elsewhere = (key: string): Pick<ComparedRecord, 'elsewhere'> => {
    if (there.firsts.has(key)) return { elsewhere: 'this-list' };
    return isElsewhere(key) ? { elsewhere: 'other-list' } : {};
  };
  const found = new Array<Side | undefined>(expected.length).fill(undefined);
  const taken = new Array<boolean>(actual.length).fill(false);
  const read = readOnce();
  const repeats = repeatsIn(listed);
  pairByAddress(read, listed, there, { found, taken });
  pairByName(read, expected, actual, repeats, { found, taken });
  const groups: Record<ComparedGroup, Side[]> = { differs: [], missing: [], extra: [], equal: [] };
  const skipped: SkippedRecord[] = [];
  for (const one of expected) {
    const other = found[one.at];
    if (other) groups[differing(read, one, other).length > 0 ? 'differs' : 'equal'].push(one);
    else if (repeats.has(one)) skipped.push({ place: one.place, problem: 'repeated' });
    else groups.missing.push(one);
  }
  for (const other of actual) if (!taken[other.at]) groups.extra.push(other);
  const tell = (group: ComparedGroup, side: Side): ComparedRecord => {
    const one = group === 'extra' ? undefined : side;
    const other = one ? found[one.at] : side;
    return {
      group,
      place: one?.place ?? null,
      expected: one ? expectedValues(read, one, other) : null,
      row: other?.place ?? null,
      actual: other ? valuesOf(other) : null,
      fields: one && other ? differing(read, one, other) : none,
      ...(group === 'missing' ? elsewhere(side.key) : {}),
    };
  };
  return { groups, skipped, tell };
};
