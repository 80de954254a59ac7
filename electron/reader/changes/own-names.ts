import type { ListName } from '../../../shared/account';
import { isCalledTheSame, isId, keysOfName, nameKeys, namesOf, type NameKeys } from './identity';
import type { KnownRow, Matched } from './match-list';
import type { Row } from './match-records';
import { isMeasure, type Entry, type Table } from './table';

/** Most names of before that are remembered of a record: the first ones, which people have in their papers. */
const mostNames = 5;

/** The names that are a record's own: the one it has, where that is, and those it had before. */
export const ownNames = (list: ListName, entry: Entry): readonly NameKeys[] => {
  const { isOwn, values, names = [] } = entry;
  const own = names.map(keysOfName);
  if (isOwn) own.push(nameKeys(list, values));
  return own.filter((keys) => keys !== null);
};

/** Records that are there for the first time and share their id with another such record, which has another address. */
const sharingIds = (first: Matched['first']): readonly KnownRow[] => {
  const byId = new Map<string, KnownRow>();
  const shared: KnownRow[] = [];
  for (const row of first) {
    if (!isId(row.identity)) continue;
    const other = byId.get(row.identity);
    if (!other) byId.set(row.identity, row);
    else if (other.address !== row.address) shared.push(other, row);
  }
  return shared;
};

/**
 * Newcomers whose name is not their own: a known record of another address has or had it, of whatever asset; and
 * newcomers that share an id. Two addresses of a name are enough to tell, so it takes linear time.
 */
export const findNameTakers = (
  list: ListName,
  { first, entries }: Matched,
): ReadonlySet<KnownRow> => {
  const takers = new Set<KnownRow>(sharingIds(first));
  // Names take long to read for thousands of records, and the first answer has nothing to compare them with.
  if (entries.length === 0 || first.length === 0) return takers;
  const known = new Map<string, Set<string>>();
  const named = first.flatMap((row) => {
    const name = nameKeys(list, row.values)?.name;
    if (name === undefined) return [];
    known.set(name, new Set());
    return [{ row, name }];
  });
  for (const { entry, address } of entries) {
    if (!isMeasure(entry) || entry.isFormer || address === null) continue;
    for (const { name } of ownNames(list, entry)) {
      const addresses = known.get(name);
      if (addresses && addresses.size < 2) addresses.add(address);
    }
  }
  for (const { row, name } of named) {
    if ([...(known.get(name) ?? [])].some((address) => address !== row.address)) takers.add(row);
  }
  return takers;
};

/**
 * Says of records, before the person counts as having looked at them, whether what they are called is their own from now
 * on: it is where it was before, or where no other record has or had that name. A name that one has lost stays with it.
 * What an alarm is about gets none.
 */
export const settleNames = (
  list: ListName,
  table: Table,
  pairs: readonly (readonly [Row, Entry])[],
  alarmed: ReadonlySet<Row>,
): void => {
  for (const [, entry] of pairs) {
    // Another record was agreed to in its place, and has its name.
    if (!entry.isFormer) continue;
    entry.isOwn = false;
    delete entry.names;
  }
  const open = pairs.filter(
    ([{ values }, entry]) => !entry.isOwn || !isCalledTheSame(list, entry.values, values),
  );
  if (open.length === 0) return;
  const owned = new Set<string>();
  for (const entry of table) {
    if (!isMeasure(entry) || entry.isFormer) continue;
    for (const { withAsset } of ownNames(list, entry)) owned.add(withAsset);
  }
  for (const [row, entry] of open) {
    const called = nameKeys(list, row.values)?.withAsset;
    const own = ownNames(list, entry);
    const isItsOwn = own.some(({ withAsset }) => withAsset === called);
    const before = entry.isOwn ? nameKeys(list, entry.values) : null;
    if (before && before.withAsset !== called) {
      const { name, asset } = namesOf(list, entry.values);
      const others = entry.names?.filter((one) => keysOfName(one)?.withAsset !== before.withAsset);
      entry.names = [...(others ?? []), [name, asset] as const].slice(0, mostNames);
    }
    const isFree = called === undefined || !owned.has(called);
    entry.isOwn = isItsOwn || (isFree && !alarmed.has(row));
    if (called !== undefined && entry.isOwn) owned.add(called);
  }
};
