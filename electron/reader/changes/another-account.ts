import { listNames, ofEachList, type Field, type ListName } from '../../../shared/account';
import type { OtherAccount } from '../../../shared/activity';
import { isUnchanged, meantText, ownAddress } from './identity';
import type { Matched } from './match-list';
import type { Baseline } from './baseline';
import { lastValues, pinnedKey, wasThere, type Entry } from './table';
import type { Answered } from './given-lists';

/** With fewer known addresses, all of them can be replaced in an ordinary week. */
const fewestAddresses = 5;

export type AllMatched = Readonly<Record<ListName, Matched | null>>;

/** Whether two user ids are different. A missing one is not. */
export const isOtherUser = (known: Field, answered: Field): boolean => {
  const [before, after] = [meantText(known), meantText(answered)];
  return before !== '' && after !== '' && before !== after;
};

/** Address of a record that the user has looked at, also while it is missing: one empty answer changes nothing. */
const seenAddress = (list: ListName, entry: Entry): string | null =>
  entry.isSeen && !entry.isFormer ? ownAddress(list, lastValues(entry)) : null;

/**
 * Counts the known addresses of the lists that the answer has, how many of them it has replaced by addresses that are
 * not pinned, how many addresses are pinned, and how many of these it has with their records (`kept`). The address of
 * an alarm is not pinned, however often the user has looked at it. An address that is with another record now is not
 * kept.
 */
const compareAddresses = (compared: AllMatched) => {
  const known = new Set<string>();
  const pinned = ofEachList(() => new Set<string>());
  const kept = ofEachList(() => new Set<string>());
  /**
   * Known addresses of records that have another one now, and of missing records; then new ones, and all of the answer.
   */
  const replaced = new Set<string>();
  const gone = new Set<string>();
  const added = new Set<string>();
  const present = new Set<string>();
  for (const list of listNames) {
    const { [list]: matched } = compared;
    if (!matched) continue;
    for (const { address } of matched.rows) if (address !== null) present.add(address);
    for (const [{ address: now }, entry] of matched.pairs) {
      const before = seenAddress(list, entry);
      if (before === null) continue;
      const pin = pinnedKey(list, entry) ?? before;
      known.add(before);
      pinned[list].add(pin);
      if (now === pin) kept[list].add(pin);
      else if (now !== null && before !== now) replaced.add(before);
    }
    for (const entry of matched.missing) {
      const before = seenAddress(list, entry);
      if (before === null) continue;
      known.add(before);
      pinned[list].add(pinnedKey(list, entry) ?? before);
      gone.add(before);
    }
    for (const { address } of matched.first) if (address !== null) added.add(address);
  }
  let [left, places] = [0, 0];
  for (const address of gone) if (!replaced.has(address) && !present.has(address)) left += 1;
  for (const address of added) if (!known.has(address)) places += 1;
  // Everybody can see contracts: if wallets are known, only they show that an account is the known one.
  const counted = pinned.wallets.size > 0 ? 'wallets' : 'contracts';
  return {
    known: known.size,
    replaced: replaced.size + Math.min(left, places),
    pinned: new Set([...pinned.wallets, ...pinned.contracts]).size,
    kept: new Set([...kept.wallets, ...kept.contracts]).size,
    areMostKept: kept[counted].size * 2 > pinned[counted].size,
  };
};

/**
 * Quick check whether at most half of the known addresses are replaced, without visiting all of them. Counts each
 * record with another address, and each missing record for which another one has come.
 */
const areMostAsBefore = (compared: AllMatched): boolean => {
  let [replaced, gone, added] = [0, 0, 0];
  for (const list of listNames) {
    const { [list]: matched } = compared;
    if (!matched) continue;
    gone += matched.missing.length;
    added += matched.first.length;
    for (const [row, entry] of matched.pairs) {
      if (isUnchanged(lastValues(entry), row.values)) continue;
      if (row.address !== seenAddress(list, entry)) replaced += 1;
    }
  }
  replaced += Math.min(gone, added);
  if (replaced === 0) return true;
  const known = new Set<string>();
  for (const list of listNames) {
    for (const [, entry] of compared[list]?.pairs ?? []) {
      const address = seenAddress(list, entry);
      if (address !== null) known.add(address);
      if (known.size >= 2 * replaced) return true;
    }
  }
  return false;
};

/**
 * Describes the account of an answer if it is not the known one: it has another user id, or more than half of at least
 * five known addresses are replaced at once. Null when it is the same account, as far as the answer shows.
 */
export const findOtherAccount = (
  baseline: Baseline,
  answered: Answered,
  compared: AllMatched,
): OtherAccount | null => {
  if (baseline.seenAt === null) return null;
  const isOther = isOtherUser(baseline.userId, answered.userId);
  if (!isOther && areMostAsBefore(compared)) return null;
  const { known, replaced, pinned, kept, areMostKept } = compareAddresses(compared);
  if (!isOther && (known < fewestAddresses || replaced * 2 <= known)) return null;
  const { name, email } = baseline.holder ?? { name: null, email: null };
  const countOf = (list: ListName): number => baseline.tables[list].filter(wasThere).length;
  return {
    why: isOther ? 'user-id' : 'addresses',
    agreesTo: isOther && areMostKept ? 'user-id' : 'everything',
    known: {
      userId: baseline.userId,
      name,
      email,
      isHolderKnown: baseline.holder !== null,
      walletCount: countOf('wallets'),
      contractCount: countOf('contracts'),
      addressCount: pinned,
      alarmCount: baseline.alarms.length,
      firstSeenAt: baseline.begunAt,
    },
    answered: {
      userId: answered.userId,
      name: answered.name,
      email: answered.email,
      walletCount: answered.lists.wallets?.rows.length ?? 0,
      contractCount: answered.lists.contracts?.rows.length ?? 0,
      knownAddresses: kept,
    },
  };
};
