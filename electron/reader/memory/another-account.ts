import type { Field, ListName } from '../../../shared/account';
import type { OtherAccount } from '../../../shared/activity';
import type { Comparison } from './compare-list';
import { meantText, ownAddress } from './identity';
import type { Memory } from './memory-content';
import { lastValues, type Entry } from './table';
import type { Answered, GivenLists } from './given-lists';

/** Fewer known addresses than these can all be replaced in an ordinary week. */
const fewestAddresses = 5;

export type Comparisons = Readonly<Record<ListName, Comparison | null>>;

const lists: readonly ListName[] = ['wallets', 'contracts'];

/** A user id that is missing is no other one. */
export const isOtherUser = (known: Field, answered: Field): boolean => {
  const [before, after] = [meantText(known), meantText(answered)];
  return before !== '' && after !== '' && before !== after;
};

const addressesIn = (given: GivenLists): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const list of lists) {
    for (const values of given[list]?.rows ?? []) {
      const address = ownAddress(list, values);
      if (address !== null) found.add(address);
    }
  }
  return found;
};

/** Which addresses the last answer had, of the lists that this one has too, and how many of them it has replaced. */
const compareAddresses = ({ tables }: Memory, given: GivenLists, compared: Comparisons) => {
  const present = addressesIn(given);
  const known = new Set<string>();
  /** Known addresses whose record has another one now, and those that are not there at all. */
  const replaced = new Set<string>();
  const gone = new Set<string>();
  const added = new Set<string>();
  for (const list of lists) {
    const { [list]: comparison } = compared;
    if (!comparison) continue;
    const lastAddress = (entry: Entry): string | null =>
      entry.isPresent ? ownAddress(list, lastValues(entry)) : null;
    for (const entry of tables[list]) {
      const address = lastAddress(entry);
      if (address === null) continue;
      known.add(address);
      if (!present.has(address)) gone.add(address);
    }
    for (const [row, entry] of comparison.pairs) {
      const [before, now] = [lastAddress(entry), ownAddress(list, row.values)];
      if (before !== null && now !== null && before !== now) replaced.add(before);
    }
    for (const { values } of comparison.first) {
      const address = ownAddress(list, values);
      if (address !== null) added.add(address);
    }
  }
  let [left, places] = [0, 0];
  for (const address of gone) if (!replaced.has(address)) left += 1;
  for (const address of added) if (!known.has(address)) places += 1;
  let kept = 0;
  for (const address of known) if (present.has(address)) kept += 1;
  return { known: known.size, kept, replaced: replaced.size + Math.min(left, places) };
};

/**
 * Whether an answer is of another account than the one that is known: another user, or at least five known addresses of
 * which more than half are replaced at once. Null where it is the same as far as anybody can tell.
 */
export const findOtherAccount = (
  memory: Memory,
  answered: Answered,
  compared: Comparisons,
): OtherAccount | null => {
  if (memory.seenAt === null) return null;
  const { known, kept, replaced } = compareAddresses(memory, answered.lists, compared);
  const isOther = isOtherUser(memory.userId, answered.userId);
  if (!isOther && (known < fewestAddresses || replaced * 2 <= known)) return null;
  const { name, email } = memory.holder ?? { name: null, email: null };
  const countOf = (list: ListName): number =>
    memory.tables[list].reduce((count, { isPresent }) => count + Number(isPresent), 0);
  return {
    why: isOther ? 'user-id' : 'addresses',
    known: {
      userId: memory.userId,
      name,
      email,
      walletCount: countOf('wallets'),
      contractCount: countOf('contracts'),
      firstSeenAt: memory.begunAt,
    },
    answered: {
      userId: answered.userId,
      name: answered.name,
      email: answered.email,
      walletCount: answered.counts.wallets,
      contractCount: answered.counts.contracts,
      knownAddresses: kept,
    },
  };
};
