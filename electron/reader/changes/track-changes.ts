import { addressFields, listNames, ofEachList, type ListName } from '../../../shared/account';
import type {
  AccountIdentity,
  FieldChange,
  LostBaseline,
  OtherAccount,
} from '../../../shared/activity';
import { alarmsAfter } from './alarms';
import { withoutSpent, forgetExcess } from './forget';
import { findOtherAccount, type AllMatched } from './another-account';
import { changedFields, compareList, isRenaming, type Comparison } from './compare-list';
import { matchList } from './match-list';
import { findingsOf, type Findings } from './findings';
import type { Answered, GivenLists } from './given-lists';
import {
  createLineCollector,
  lineOf,
  lineOfAccount,
  record,
  type KeptLine,
  type LineCollector,
} from './history';
import { isPinnable, isSameValue, meantText } from './identity';
import { withAllSeen, type Baseline } from './baseline';
import { loseNames, takeName } from './own-names';
import {
  beyondFile,
  isOnlyFromFile,
  lastValues,
  pinFirst,
  pinnedPlaces,
  pinOf,
  type Entry,
  type Table,
} from './table';

export type AllFindings = Readonly<Record<ListName, Findings>>;

export type Comparisons = Readonly<Record<ListName, Comparison | null>>;

const nothing: Findings = {
  counts: { changed: 0, renamed: 0, added: 0, removed: 0 },
  marks: new Uint8Array(),
  alarmed: new Map(),
  moved: [],
};

/** Where there is nothing to compare. */
export const noFindings: AllFindings = ofEachList(() => nothing);

/** Which records of an answer are which remembered ones; null for a list that was not given. */
export const matchAll = ({ tables }: Baseline, given: GivenLists): AllMatched =>
  ofEachList((list) => {
    const { [list]: known } = given;
    return known && matchList(list, tables[list], known.rows);
  });

/** How the lists of an answer differ from what is remembered. */
export const compareAll = (given: GivenLists, matched: AllMatched): Comparisons =>
  ofEachList((list) => {
    const { [list]: one } = matched;
    return one && compareList(list, one, given[list]?.isWhole === true);
  });

const allFindings = (baseline: Baseline, compared: Comparisons): AllFindings =>
  ofEachList((list) => {
    const { [list]: comparison } = compared;
    return comparison ? findingsOf(list, comparison, baseline) : nothing;
  });

/** Compares lists with what is remembered of them and changes nothing. Without anything seen before there is no change. */
export const compareLists = (baseline: Baseline, given: GivenLists): AllFindings =>
  baseline.seenAt === null
    ? noFindings
    : allFindings(baseline, compareAll(given, matchAll(baseline, given)));

/** Whether a pinned value is back, after an alarm about another one that was there meanwhile. */
const isBack = (list: ListName, entry: Entry, { field, before, after }: FieldChange): boolean => {
  const pinned = pinnedPlaces[list].find(({ name }) => name === field);
  const pin = pinned ? pinOf(entry, field, pinned.at) : null;
  return (
    pin !== null &&
    isPinnable(before) &&
    !isSameValue(field, pin, before) &&
    isSameValue(field, pin, after)
  );
};

/** Takes over what happened to the records of a list since the last answer, and tells of it. */
export const updateTable = (
  list: ListName,
  table: Table,
  { pairs, unchanged, first, isWhole, missing, moved, newPins, named }: Comparison,
  now: number,
  lines: LineCollector,
): void => {
  const alarmed = new Map<Entry, Set<string>>();
  for (const { entry, field, knownBy } of moved) {
    if (knownBy !== 'same') continue;
    const fields = alarmed.get(entry) ?? new Set();
    alarmed.set(entry, fields.add(field));
  }
  for (const { entry, field, value } of newPins) {
    pinFirst(entry, field, value);
    if (field === addressFields[list]) loseNames(entry);
  }
  for (const [place, [row, entry]] of pairs.entries()) {
    const { values } = row;
    const isAsBefore = place < unchanged && !entry.latest;
    const unlike = isAsBefore ? [] : changedFields(list, lastValues(entry), values);
    // Alarms have lines of their own, and so has what they end with.
    const unalarmed = unlike.filter(
      (change) => !alarmed.get(entry)?.has(change.field) && !isBack(list, entry, change),
    );
    const isFromFile = isOnlyFromFile(entry);
    const fields = beyondFile(entry, unalarmed);
    if (fields.length > 0) {
      const kind = isRenaming(list, fields) ? 'renamed' : 'changed';
      lines.add(list, kind, () => lineOf(list, now, kind, values, fields));
    }
    // What a file has that was there before any answer is no news, and nothing has come back that was never there.
    if (!entry.isPresent && !(isFromFile && entry.isSeen)) {
      const wasThere = !isFromFile && (entry.isKnown || entry.goneAt !== undefined);
      const kind = wasThere ? 'returned' : 'added';
      lines.add(list, kind, () => lineOf(list, now, kind, values));
    }
    entry.isPresent = true;
    delete entry.goneAt;
    if (unlike.length === 0 && !named.has(row)) continue;
    const isLikeSeen = changedFields(list, entry.values, values).length === 0;
    takeName(list, entry, isLikeSeen ? undefined : values, named.has(row));
  }
  for (const row of first) {
    const { values } = row;
    lines.add(list, 'added', () => lineOf(list, now, 'added', values));
    const isOwn = named.has(row);
    table.push({ values, isSeen: false, isKnown: false, isOwn, isPresent: true, isFormer: false });
  }
  for (const entry of isWhole ? missing : []) {
    if (!entry.isPresent && !(entry.isSeen && isOnlyFromFile(entry))) continue;
    lines.add(list, 'removed', () => lineOf(list, now, 'removed', lastValues(entry)));
    entry.isPresent = false;
    entry.goneAt = now;
  }
};

/** In what two identities differ. */
export const holderFields = (
  before: AccountIdentity,
  after: AccountIdentity,
): readonly FieldChange[] =>
  (['userId', 'name', 'email'] as const).flatMap((field) =>
    isSameValue(field, before[field], after[field])
      ? []
      : [{ field, before: before[field], after: after[field] }],
  );

/** What the account says of its holder that it did not say before. */
const holderLines = (
  { holder }: Pick<Baseline, 'holder'>,
  answered: Answered,
  now: number,
): readonly KeptLine[] => {
  const fields = holder ? holderFields(holder, answered) : [];
  return fields.length === 0 ? [] : [lineOfAccount(now, 'holder', { name: answered.name, fields })];
};

/** Whose account it is from now on. */
export const holderOf = ({ userId, name, email }: Answered, known: Baseline) => ({
  holder: { userId, name, email },
  userId: meantText(userId) === '' ? known.userId : userId,
});

/** What came of an answer: the baseline with it, or another account, which leaves everything as it was. */
interface Watched {
  readonly baseline: Baseline;
  readonly other: OtherAccount | null;
  /** Whether the baseline has changed. */
  readonly isChanged: boolean;
  /** Null where it was another account. */
  readonly findings: AllFindings | null;
}

/** Takes an answer that is of this account, as the person may have said, and does what `trackChanges` says. */
export const takeAnswer = (
  known: Baseline,
  answered: Answered,
  matched: AllMatched,
  now: number,
): Watched => {
  const isFirst = known.seenAt === null;
  const compared = compareAll(answered.lists, matched);
  const lines = createLineCollector(now);
  for (const line of holderLines(known, answered, now)) lines.add('account', 'holder', () => line);
  let baseline: Baseline = { ...known, ...holderOf(answered, known), answeredAt: now };
  let hasNews = isFirst || !known.holder;
  const added = new Set<Entry>();
  for (const list of listNames) {
    const { [list]: comparison } = compared;
    if (!comparison) continue;
    baseline = { ...baseline, ...alarmsAfter(baseline, list, comparison, now, lines) };
    const table = baseline.tables[list];
    const length = table.length;
    updateTable(list, table, comparison, now, lines);
    for (const entry of table.slice(length)) added.add(entry);
    hasNews ||= comparison.newPins.length > 0 || comparison.named.size > 0;
  }
  baseline = { ...baseline, alarms: withoutSpent(baseline.alarms) };
  const happened = lines.lines();
  if (added.size > 0 || happened.length > 0) forgetExcess(baseline, added);
  if (!isFirst) {
    baseline = { ...baseline, history: record(baseline.history, happened) };
    const isChanged = hasNews || happened.length > 0;
    return { baseline, other: null, isChanged, findings: allFindings(baseline, compared) };
  }
  for (const entry of added) {
    entry.isSeen = true;
    entry.isKnown = true;
    entry.isOwn = true;
  }
  const begun = lineOfAccount(now, 'begun', { name: answered.name });
  const history = record(baseline.history, [begun]);
  baseline = withAllSeen({ ...baseline, begunAt: now, history }, now);
  return { baseline, other: null, isChanged: true, findings: noFindings };
};

/**
 * Takes an answer of the service: pins what is there for the first time, raises alarms for pins that have moved and for
 * records in the place of known ones, writes down what has happened. The first answer of all is what is seen. A list
 * that was not given leaves everything as it is. `now` is in milliseconds since the epoch.
 */
export const trackChanges = (known: Baseline, answered: Answered, now: number): Watched => {
  const matched = matchAll(known, answered.lists);
  const other = findOtherAccount(known, answered, matched);
  return other
    ? { baseline: known, other, isChanged: false, findings: null }
    : takeAnswer(known, answered, matched, now);
};

/**
 * Takes an offline copy of an account that is remembered. What version 0.1 remembered does not say whose account it was:
 * its copy does, which was trusted. A copy of another account is left from before the one that is known was trusted.
 */
export const adoptCopy = (known: Baseline, copied: Answered): Watched => {
  const { lists } = copied;
  const matched = matchAll(known, lists);
  const other = findOtherAccount(known, copied, matched);
  if (other) return { baseline: known, other, isChanged: false, findings: null };
  const baseline = known.holder ? known : { ...known, ...holderOf(copied, known) };
  const findings = allFindings(baseline, compareAll(lists, matched));
  return { baseline, other: null, isChanged: !known.holder, findings };
};

/**
 * Where what was known is gone, says so until it is acknowledged. `why` is null where nothing is lost; `now` is in
 * milliseconds since the epoch.
 */
export const withLoss = (
  baseline: Baseline,
  why: LostBaseline['why'] | null,
  now: number,
): Baseline => {
  if (why === null) return baseline;
  const number = baseline.lastNumber + 1;
  const history = record(baseline.history, [lineOfAccount(now, 'lost')]);
  return { ...baseline, lastNumber: number, lost: { number, noticedAt: now, why }, history };
};
