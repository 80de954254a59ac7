import type { ListName } from '../../../shared/account';
import { isId, nameKeys, type Values } from './identity';
import type { KnownRow, Matched } from './match-list';
import { pinnedKey, type Entry } from './table';

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
 * Records that have got the name of a known one with another address: newcomers, and known ones that are called so for the
 * first time beside it, also while they have no address; and newcomers that share an id. Names do come twice, and one may be given to another record as its
 * own goes; but none of these is what the name was known for. Two addresses of a name are enough to tell, so it takes linear
 * time.
 */
export const findNameTakers = (
  list: ListName,
  { pairs, unchanged, first, entries }: Matched,
): ReadonlySet<KnownRow> => {
  const takers = new Set<KnownRow>(sharingIds(first));
  // Names take long to read for thousands of records, and the first answer has nothing to compare them with.
  if (entries.length === 0) return takers;
  const nameOf = (values: Values): string => nameKeys(list, values)?.name ?? '';
  const asking = new Map<string, KnownRow[]>();
  const ask = (row: KnownRow): void => {
    const name = nameOf(row.values);
    const others = asking.get(name);
    if (others) others.push(row);
    else if (name !== '') asking.set(name, [row]);
  };
  for (const row of first) ask(row);
  for (const [row, { values }] of pairs.slice(unchanged)) {
    if (nameOf(row.values) !== nameOf(values)) ask(row);
  }
  if (asking.size === 0) return takers;
  /** Addresses of those that have a name, and of those of them that are there. */
  const known = { ever: new Map<string, Set<string>>(), now: new Map<string, Set<string>>() };
  const present = new Set(pairs.map(([, entry]) => entry));
  for (const { entry, address } of entries) {
    if (!(entry.isKnown || entry.isOwn) || entry.isFormer || address === null) continue;
    const name = nameOf(entry.values);
    if (!asking.has(name)) continue;
    for (const addresses of present.has(entry) ? [known.ever, known.now] : [known.ever]) {
      const some = addresses.get(name) ?? new Set();
      if (some.size < 2) addresses.set(name, some.add(address));
    }
  }
  const newcomers = new Set(first);
  for (const [name, rows] of asking) {
    for (const row of rows) {
      const addresses = (newcomers.has(row) ? known.ever : known.now).get(name) ?? [];
      if ([...addresses].some((address) => address !== row.address)) takers.add(row);
    }
  }
  return takers;
};

/**
 * Known records in the place of one that is gone: they took its name beside it, which was only marked, and none that had
 * it first is left. That they have been seen since agrees to nothing.
 */
export const findHeirs = (
  list: ListName,
  { pairs, missing }: Matched,
): readonly { readonly known: Entry; readonly row: KnownRow }[] => {
  const gone = new Map<string, Entry | null>();
  for (const { entry, address } of missing) {
    const { isKnown, isOwn, isFormer, values } = entry;
    const keys = isKnown && isOwn && !isFormer && address !== null ? nameKeys(list, values) : null;
    if (keys) gone.set(keys.withAsset, gone.has(keys.withAsset) ? null : entry);
  }
  if (gone.size === 0) return [];
  const nameOf = ({ values }: KnownRow): string => nameKeys(list, values)?.withAsset ?? '';
  const held = new Set(pairs.flatMap(([row, { isOwn }]) => (isOwn ? [nameOf(row)] : [])));
  return pairs.flatMap(([row, { isOwn, isKnown }]) => {
    if (isOwn || !isKnown || row.address === null) return [];
    const known = held.has(nameOf(row)) ? null : gone.get(nameOf(row));
    return known && row.address !== pinnedKey(list, known) ? [{ known, row }] : [];
  });
};
