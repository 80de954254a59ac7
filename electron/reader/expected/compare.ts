import type {
  ComparedGroup,
  ComparedRecord,
  ComparedValues,
  SkippedRecord,
} from '../../../shared/expected';
import { readName } from '../../../shared/unseen';
import { putUnder } from '../put-under';
import type { Side } from './sides';

type Read = (name: string) => string;

/** Reads names and assets as people take them in, each text once: that takes long for thousands of records. */
const readOnce = (): Read => {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? readName(name);
    known.set(name, found);
    return found;
  };
};

/** Whether there is something else than expected. A value that the list does not have is not expected. */
const isOther = (read: Read, expected: readonly string[], [there = '']: readonly string[]) =>
  expected.length > 0 &&
  !expected.includes(there) &&
  !expected.some((value) => read(value) === read(there));

/** What of a record is not as it was expected. */
const differing = (read: Read, expected: Side, actual: Side): readonly (keyof ComparedValues)[] => [
  ...(expected.key === actual.key ? [] : (['address'] as const)),
  ...(isOther(read, expected.assets, actual.assets) ? (['asset'] as const) : []),
  ...(isOther(read, expected.names, actual.names) ? (['name'] as const) : []),
];

const groupBy = (sides: readonly Side[], keyOf: (side: Side) => string): Map<string, Side[]> => {
  const groups = new Map<string, Side[]>();
  for (const side of sides) {
    const text = keyOf(side);
    if (text !== '') putUnder(groups, text, side);
  }
  return groups;
};

const nameAndAsset = (name: string, asset: string): string => `${name}\n${asset}`;

/** How a record may be called, with its asset where the list has any. */
const calledWith =
  (read: Read, withAsset: boolean) =>
  ({ names, assets }: Side): readonly string[] => {
    const called = names.map(read).filter((name) => name !== '');
    if (!withAsset) return called;
    const of = assets.length === 0 ? [''] : assets.map(read);
    return called.flatMap((name) => of.map((asset) => nameAndAsset(name, asset)));
  };

type Pairs = Map<Side, Side>;

/** The first of some records that has one of these keys and is not taken. All that is asked together takes linear time. */
const firstFree = (sides: readonly Side[], keyOf: (side: Side) => string, taken: Set<Side>) => {
  const byKey = groupBy(sides.toReversed(), keyOf);
  return (keys: readonly string[]): Side | undefined => {
    for (const key of keys) {
      const left = byKey.get(key) ?? [];
      for (let last = left.at(-1); last; last = left.at(-1)) {
        if (!taken.has(last)) return last;
        left.pop();
      }
    }
    return undefined;
  };
};

/**
 * How records of one address are paired, one way after the other: those that are the same in all that the list says,
 * what says most first, then those with one asset, then with one name, then in order. Thousands may have one address.
 */
function* waysToPair(
  read: Read,
  there: readonly Side[],
  taken: Set<Side>,
): Generator<(one: Side) => Side | undefined> {
  const nameOf = ({ names: [name = ''] }: Side): string => read(name);
  const assetOf = ({ assets: [asset = ''] }: Side): string => read(asset);
  const byBoth = firstFree(there, (side) => nameAndAsset(nameOf(side), assetOf(side)), taken);
  yield ({ names, assets }) =>
    byBoth(names.flatMap((name) => assets.map((asset) => nameAndAsset(read(name), read(asset)))));
  const byAsset = firstFree(there, assetOf, taken);
  yield ({ names, assets }) => (names.length === 0 ? byAsset(assets.map(read)) : undefined);
  const byName = firstFree(there, nameOf, taken);
  yield ({ names, assets }) => (assets.length === 0 ? byName(names.map(read)) : undefined);
  yield ({ assets }) => byAsset(assets.map(read));
  yield ({ names }) => byName(names.map(read));
  const inOrder = firstFree(there, ({ key }) => key, taken);
  yield ({ key }) => inOrder([key]);
}

/** Pairs those with one address. */
const pairByAddress = (
  read: Read,
  expected: readonly Side[],
  actual: readonly Side[],
  pairs: Pairs,
): Set<Side> => {
  const taken = new Set<Side>();
  const pair = (one: Side, found: Side): void => {
    pairs.set(one, found);
    taken.add(found);
  };
  const byKey = groupBy(actual, ({ key }) => key);
  for (const [key, wanted] of groupBy(expected, ({ key: own }) => own)) {
    const there = byKey.get(key) ?? [];
    const [only, one] = [wanted[0], there[0]];
    if (only && one && wanted.length === 1 && there.length === 1) {
      pair(only, one);
      continue;
    }
    if (there.length === 0) continue;
    let left: readonly Side[] = wanted;
    for (const findFor of waysToPair(read, there, taken)) {
      for (const record of left) {
        const found = findFor(record);
        if (found) pair(record, found);
      }
      left = left.filter((record) => !pairs.has(record));
      if (left.length === 0) break;
    }
  }
  return taken;
};

/** The only record that is called so, by what it is called; null where several are. */
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
 * Pairs those that are left by their name and asset, where only one of each side is called that; also one whose address
 * is in the account's other list: a wallet may be a contract, and its changed address must not be taken for a mixed list.
 */
const pairByName = (
  read: Read,
  expected: readonly Side[],
  actual: readonly Side[],
  pairs: Pairs,
  taken: Set<Side>,
): void => {
  if (pairs.size === expected.length || taken.size === actual.length) return;
  const withAsset = expected.some(({ asset }) => asset !== null);
  const called = calledWith(read, withAsset);
  const there = onlyOnes(actual, (side) => called(side)[0]);
  const wanted = onlyOnes(expected, (side) => {
    if (side.isRepeat) return undefined;
    const names = called(side);
    return names.find((name) => there.has(name)) ?? names[0];
  });
  for (const [name, one] of wanted) {
    const found = there.get(name);
    if (!one || !found || pairs.has(one) || taken.has(found)) continue;
    pairs.set(one, found);
    taken.add(found);
  }
};

const valuesOf = ({ name, asset, address }: Side): ComparedValues => ({ name, asset, address });

/** Of what a cell may mean, what the account has; else the first. */
const meant = (
  read: Read,
  [first = '', ...others]: readonly string[],
  [there = '']: readonly string[],
): string | null => {
  const value = others.find((other) => read(other) === read(there)) ?? first;
  return value === '' ? null : value;
};

const expectedValues = (read: Read, one: Side, found: Side | undefined): ComparedValues => ({
  name: meant(read, one.names, found?.names ?? []),
  asset: meant(read, one.assets, found?.assets ?? []),
  address: one.address,
});

/**
 * Compares a list with the records of an account: by address, and what is left by name and asset where both are the only
 * ones called that. A record that the list has more often than the account is not compared again. Linear in both.
 * `isElsewhere` says whether the account's other list has an address, by its key.
 */
export const compareSides = (
  expected: readonly Side[],
  actual: readonly Side[],
  isElsewhere: (key: string) => boolean,
) => {
  const keys = new Set(actual.map(({ key }) => key));
  const elsewhere = (key: string): Pick<ComparedRecord, 'elsewhere'> => {
    if (keys.has(key)) return { elsewhere: 'this-list' };
    return isElsewhere(key) ? { elsewhere: 'other-list' } : {};
  };
  const pairs: Pairs = new Map();
  const read = readOnce();
  const taken = pairByAddress(read, expected, actual, pairs);
  pairByName(read, expected, actual, pairs, taken);
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
    const fields = found ? differing(read, one, found) : [];
    const group = found ? (fields.length > 0 ? 'differs' : 'equal') : 'missing';
    groups[group].push({
      group,
      place: one.place,
      expected: expectedValues(read, one, found),
      row: found?.place ?? null,
      actual: found ? valuesOf(found) : null,
      fields,
      ...(group === 'missing' ? elsewhere(one.key) : {}),
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
