import { addressFields, listNames, ofEachList, type ListName } from '../../../shared/account';
import type {
  AccountIdentity,
  FieldChange,
  LostBaseline,
  OtherAccount,
} from '../../../shared/activity';
import type { AnswerOrigin } from '../../../shared/reader-messages';
import { alarmsAfter } from './alarms';
import { withoutSpent, forgetExcess } from './forget';
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

/** Tells what a remembered record says that it did not say last, and that it is there where it was not. */
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
  // Nothing has come back that was never there.
  if (!wasThere(entry))
    lines.addRecord(list, entry.goneAt === undefined ? 'added' : 'returned', values);
};

/** The fields of records that alarms are about: these have lines of their own. */
const fieldsOfAlarms = (moved: Comparison['moved']): ReadonlyMap<Entry, ReadonlySet<string>> => {
  const fields = new Map<Entry, Set<string>>();
  for (const { entry, field, knownBy } of moved) {
    if (knownBy === 'same') fields.set(entry, (fields.get(entry) ?? new Set()).add(field));
  }
  return fields;
};

/**
 * Takes over what happened to the records of a list since the last answer, and tells of it. Answers those that are there
 * for the first time. Alarms come before it: they are raised against the pins of before.
 */
export const updateTable = (
  list: ListName,
  table: Table,
  { pairs, unchanged, first, isWhole, missing, moved, newPins, named }: Comparison,
  now: number,
  lines: LineCollector,
): readonly Entry[] => {
  const alarmed = fieldsOfAlarms(moved);
  for (const { entry, field, value } of newPins) {
    pinFirst(entry, field, value);
    if (field === addressFields[list]) loseNames(entry);
  }
  for (const [place, [row, entry]] of pairs.entries()) {
    const { values } = row;
    const isAsBefore = place < unchanged && !entry.latest;
    const unlike = isAsBefore ? [] : changedFields(list, lastValues(entry), values);
    // What an alarm ends with has a line of its own, too.
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

/** Whose account it is from now on. */
export const holderOf = ({ userId, name, email }: Answered, known: Baseline) => ({
  holder: { userId, name, email },
  userId: meantText(userId) === '' ? known.userId : userId,
});

/** What came of an account that was opened. */
interface Watched {
  readonly baseline: Baseline;
  /** Another account leaves everything as it was. */
  readonly other: OtherAccount | null;
  /** Whether the baseline has anything new in it, which is to be written, and to be compared with the account anew. */
  readonly isChanged: boolean;
  /** How the account differs from the baseline, where that is known already. */
  readonly findings?: AllFindings;
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
  const changedHolder = known.holder ? holderFields(known.holder, answered) : [];
  if (changedHolder.length > 0)
    lines.addOfAccount('holder', { name: answered.name, fields: changedHolder });
  let baseline: Baseline = { ...known, ...holderOf(answered, known), answeredAt: now };
  let hasNews = isFirst || !known.holder;
  const added = new Set<Entry>();
  for (const list of listNames) {
    const { [list]: comparison } = compared;
    if (!comparison) continue;
    baseline = { ...baseline, ...alarmsAfter(baseline, list, comparison, now, lines) };
    for (const entry of updateTable(list, baseline.tables[list], comparison, now, lines))
      added.add(entry);
    hasNews ||= comparison.newPins.length > 0 || comparison.named.size > 0;
  }
  // Of the first answer it is told that it was the first one, and of none of its records that it is new.
  const begun = lineOfAccount(now, 'begun', { name: answered.name });
  const happened = isFirst ? [begun] : lines.lines();
  baseline = {
    ...baseline,
    alarms: withoutSpent(baseline.alarms),
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
 * Takes an answer of the service: pins what is there for the first time, raises alarms for pins that have moved and for
 * records in the place of known ones, writes down what has happened. The first answer of all is what is seen. A list
 * that was not given leaves everything as it is. `now` is in milliseconds since the epoch.
 */
export const trackChanges = (known: Baseline, answered: Answered, now: number): Watched => {
  const matched = matchAll(known, answered.lists);
  const other = findOtherAccount(known, answered, matched);
  return other
    ? { baseline: known, other, isChanged: false }
    : takeAnswer(known, answered, matched, now);
};

/**
 * Takes an offline copy that is older than what is remembered of the account: nothing is raised. What version 0.1
 * remembered does not say whose account it was: its copy does, which was trusted. A copy of another account is left from
 * before the one that is known was trusted.
 */
export const adoptCopy = (known: Baseline, copied: Answered): Watched => {
  const other = findOtherAccount(known, copied, matchAll(known, copied.lists));
  if (other) return { baseline: known, other, isChanged: false };
  return known.holder
    ? { baseline: known, other: null, isChanged: false }
    : { baseline: { ...known, ...holderOf(copied, known) }, other: null, isChanged: true };
};

/**
 * Whether an account is an offline copy of before what is remembered of it. A copy is kept of what was compared; of one
 * that is newer, what was found could not be kept. A clock that has been set back since says nothing of what is newer.
 */
export const isOlderCopy = (
  { seenAt, answeredAt }: Pick<Baseline, 'seenAt' | 'answeredAt'>,
  { source, receivedAt, isAhead }: AnswerOrigin,
): boolean =>
  source === 'copy' &&
  seenAt !== null &&
  (isAhead || answeredAt === null || receivedAt <= answeredAt);

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
