import { addressFields, listNames, ofEachList, type ListName } from '../../../shared/account';
import type {
  AccountIdentity,
  FieldChange,
  LostBaseline,
  OtherAccount,
} from '../../../shared/activity';
import type { AnswerOrigin } from '../../../shared/reader-messages';
import { alarmsAfter } from './alarms';
import { withoutGoneImpostors, forgetExcess } from './forget';
import { findOtherAccount, type AllMatched } from './another-account';
import { changedFields, compareList, isRenaming, type Comparison } from './compare-list';
import { matchList } from './match-list';
import { findingsOf, type Findings } from './findings';
import type { Answered, GivenLists } from './given-lists';
import { createLineCollector, lineOfAccount, record, type LineCollector } from './history';
import { isPinnable, isSameValue, meantText, type Values } from './identity';
import { withAllSeen, type Baseline } from './baseline';
import { loseNames, takeName } from './own-names';
import {
  beyondFile,
  lastValues,
  pinFirst,
  toMinute,
  pinnedPlaces,
  pinOf,
  wasThere,
  type Entry,
  type Table,
} from './table';

export type AllFindings = Readonly<Record<ListName, Findings>>;

export type Comparisons = Readonly<Record<ListName, Comparison | null>>;

const nothing: Findings = {
  counts: { changed: 0, renamed: 0, added: 0, removed: 0 },
  marks: new Uint8Array(),
  alarmed: new Map(),
  unraised: [],
};

/** The findings when there is nothing to compare. */
export const noFindings: AllFindings = ofEachList(() => nothing);

/** Matches the records of an answer with remembered ones; null for a list that was not given. */
export const matchAll = ({ tables }: Baseline, given: GivenLists): AllMatched =>
  ofEachList((list) => {
    const { [list]: known } = given;
    return known && matchList(list, tables[list], known.rows);
  });

/** How the lists of an answer differ from the baseline. */
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

/** Compares lists with the baseline, and changes nothing. Before the first answer there are no differences. */
export const compareLists = (baseline: Baseline, given: GivenLists): AllFindings =>
  baseline.seenAt === null
    ? noFindings
    : allFindings(baseline, compareAll(given, matchAll(baseline, given)));

/** Whether a field has its pinned value again, after an alarm about another value. */
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

/** Adds lines about the changes of a record since the last answer, and about a record that was not there before. */
const tellOf = (
  list: ListName,
  entry: Entry,
  values: Values,
  changed: readonly FieldChange[],
  lines: LineCollector,
): void => {
  const fields = beyondFile(entry, changed);
  if (fields.length > 0) {
    lines.addRecord(list, isRenaming(list, fields) ? 'renamed' : 'changed', values, fields);
  }
  // A record that was never there has not returned.
  if (!wasThere(entry))
    lines.addRecord(list, entry.goneAt === undefined ? 'added' : 'returned', values);
};

/** The fields of records that alarms are about: alarms have lines of their own. */
const fieldsOfAlarms = (moved: Comparison['moved']): ReadonlyMap<Entry, ReadonlySet<string>> => {
  const fields = new Map<Entry, Set<string>>();
  for (const { entry, field, knownBy } of moved) {
    if (knownBy === 'same') fields.set(entry, (fields.get(entry) ?? new Set()).add(field));
  }
  return fields;
};

/**
 * Stores what happened to the records of a list since the last answer, and adds lines about it. Returns the new
 * records. Must be called after the alarms were raised, because they are raised against the previous pins.
 */
export const updateTable = (
  list: ListName,
  table: Table,
  { pairs, first, isWhole, missing, moved, newPins, named }: Comparison,
  now: number,
  lines: LineCollector,
): readonly Entry[] => {
  const alarmed = fieldsOfAlarms(moved);
  for (const { entry, field, value } of newPins) {
    pinFirst(entry, field, value);
    if (field === addressFields[list]) loseNames(entry);
  }
  for (const [row, entry] of pairs) {
    const { values } = row;
    const unlike = changedFields(list, lastValues(entry), values);
    // The end of an alarm has a line of its own, too.
    const unalarmed = unlike.filter(
      (change) => !alarmed.get(entry)?.has(change.field) && !isBack(list, entry, change),
    );
    tellOf(list, entry, values, unalarmed, lines);
    entry.isPresent = true;
    delete entry.goneAt;
    if (unlike.length === 0 && !named.has(row)) continue;
    const isLikeSeen = changedFields(list, entry.values, values).length === 0;
    takeName(list, entry, isLikeSeen ? undefined : values, named.has(row));
  }
  const added: Entry[] = [];
  for (const row of first) {
    const { values } = row;
    lines.addRecord(list, 'added', values);
    const isOwn = named.has(row);
    const unseen = { isSeen: false, isKnown: false, isFormer: false };
    added.push({ values, ...unseen, isOwn, isPresent: true, firstSeenAt: toMinute(now) });
  }
  for (const entry of added) table.push(entry);
  for (const entry of isWhole ? missing.filter(wasThere) : []) {
    lines.addRecord(list, 'removed', lastValues(entry));
    entry.isPresent = false;
    entry.goneAt = now;
  }
  return added;
};

/** The fields in which two identities differ. */
export const holderFields = (
  before: AccountIdentity,
  after: AccountIdentity,
): readonly FieldChange[] =>
  (['userId', 'name', 'email'] as const).flatMap((field) =>
    isSameValue(field, before[field], after[field])
      ? []
      : [{ field, before: before[field], after: after[field] }],
  );

/** Holder and user id from now on. A missing user id does not replace the known one. */
export const holderOf = ({ userId, name, email }: Answered, known: Baseline) => ({
  holder: { userId, name, email },
  userId: meantText(userId) === '' ? known.userId : userId,
});

/** Result of comparing an opened account with its baseline. */
interface Watched {
  readonly baseline: Baseline;
  /** Set when the answer is another account; the baseline is then unchanged. */
  readonly other: OtherAccount | null;
  /** Whether the baseline has changed: it must be written, and compared with the account again. */
  readonly isChanged: boolean;
  /** How the account differs from the baseline, if that is known already. */
  readonly findings?: AllFindings;
}

/** Accepts an answer that is of this account, possibly because the user said so, and does what `trackChanges` says. */
export const takeAnswer = (
  known: Baseline,
  answered: Answered,
  matched: AllMatched,
  now: number,
): Watched => {
  const isFirst = known.seenAt === null;
  const compared = compareAll(answered.lists, matched);
  const lines = createLineCollector(now);
  const changedHolder = known.holder ? holderFields(known.holder, answered) : [];
  if (changedHolder.length > 0)
    lines.addOfAccount('holder', { name: answered.name, fields: changedHolder });
  let baseline: Baseline = { ...known, ...holderOf(answered, known), answeredAt: now };
  // With the second answer, the last one is not the first any more.
  let hasNews = isFirst || !known.holder || known.answeredAt === known.begunAt;
  const added = new Set<Entry>();
  for (const list of listNames) {
    const { [list]: comparison } = compared;
    if (!comparison) continue;
    baseline = { ...baseline, ...alarmsAfter(baseline, list, comparison, now, lines) };
    for (const entry of updateTable(list, baseline.tables[list], comparison, now, lines))
      added.add(entry);
    hasNews ||= comparison.newPins.length > 0 || comparison.named.size > 0;
  }
  // The first answer has one line, which says that it was the first, and no lines about new records.
  const begun = lineOfAccount(now, 'begun', { name: answered.name });
  const happened = isFirst ? [begun] : lines.lines();
  baseline = {
    ...baseline,
    alarms: withoutGoneImpostors(baseline.alarms),
    history: record(baseline.history, happened),
  };
  if (happened.length > 0) forgetExcess(baseline, added);
  if (isFirst) {
    for (const entry of added) {
      entry.isSeen = true;
      entry.isKnown = true;
      entry.isOwn = true;
    }
    baseline = withAllSeen({ ...baseline, begunAt: now }, now);
  }
  const isChanged = hasNews || happened.length > 0;
  const findings = isChanged ? {} : { findings: allFindings(baseline, compared) };
  return { baseline, other: null, isChanged, ...findings };
};

/**
 * Accepts an offline copy that is older than the baseline: raises no alarms. A baseline of version 0.1 does not say
 * whose account it is; its copy does, and was trusted.
 */
const adoptCopy = (known: Baseline, copied: Answered): Watched =>
  known.holder
    ? { baseline: known, other: null, isChanged: false }
    : { baseline: { ...known, ...holderOf(copied, known) }, other: null, isChanged: true };

/**
 * Accepts an answer of the service: pins what is new, raises alarms for pins that have moved and for records in the
 * place of known ones, and adds to the history. Everything in the first answer counts as seen. A list that was not
 * given changes nothing, and neither does an answer of another account. `now` is in milliseconds since the epoch.
 * `isOlder` says that the answer is an offline copy that is older than the baseline: one of another account was written
 * before the known account was trusted.
 */
export const trackChanges = (
  known: Baseline,
  answered: Answered,
  now: number,
  isOlder = false,
): Watched => {
  const matched = matchAll(known, answered.lists);
  const other = findOtherAccount(known, answered, matched);
  if (other) return { baseline: known, other, isChanged: false };
  return isOlder ? adoptCopy(known, answered) : takeAnswer(known, answered, matched, now);
};

/**
 * Whether an account is an offline copy that is not newer than the baseline. A copy is written after it was compared;
 * if it is newer than the baseline, the findings could not be saved. If the clock has been set back since, times do not
 * show which is newer, and the copy counts as older.
 */
export const isOlderCopy = (
  { seenAt, answeredAt }: Pick<Baseline, 'seenAt' | 'answeredAt'>,
  { source, receivedAt, isAhead }: AnswerOrigin,
): boolean =>
  source === 'copy' &&
  seenAt !== null &&
  (isAhead || answeredAt === null || receivedAt <= answeredAt);

/**
 * Adds a loss of what was known, which stays until it is acknowledged. `why` is null when nothing is lost; `now` is in
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
