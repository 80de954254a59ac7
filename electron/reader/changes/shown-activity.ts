import { type Field, type ListName, cutField, ofEachList } from '../../../shared/account';
import {
  historyAtOnce,
  type AlarmOutcome,
  type HistoryEntry,
  type HistoryFilter,
  type HistoryPage,
  isFresh,
  type Alarm,
} from '../../../shared/activity';
import { isImpostor, alarmId } from './alarms';
import { cutLine, isCounting, lineOfAlarm, linesFor, toldLine, type KeptLine } from './history';
import type { KeptAlarm, Baseline } from './baseline';
import type { BaselineHead } from '../../../shared/reader-messages';
import { replacedAddresses } from './replaced-addresses';
import { toldReplacements } from './told-replacements';
import type { AllFindings } from './track-changes';

/** Row of a record in the list on screen, by its identity and its address; null when it is not there. */
export type PlaceOfRecord = (list: ListName, key: string, address: Field) => number | null;

/** What an alarm and its acknowledgement have in common: the record, and the pinned value. */
const subjectOf = ({ list, key, fields: [change] }: KeptLine): string =>
  JSON.stringify([list, key, change?.field, change?.before]);

/**
 * Texts by which lines are matched with an alarm, the most specific first. Two alarms may be about one record and
 * value, and the name and values of a record may change several times under one alarm.
 */
const textsOf = (line: KeptLine): readonly [closest: string, moved: string, subject: string] => {
  const { name, asset, address, fields } = line;
  const subject = subjectOf(line);
  const moved = `${subject} ${JSON.stringify(fields)}`;
  return [`${moved} ${JSON.stringify([name, asset, address])}`, moved, subject];
};

/** Returns the value of the first of these texts that has one. */
const firstOf = <One>(known: ReadonlyMap<string, One>, texts: readonly string[]): One | undefined =>
  texts.map((text) => known.get(text)).find((one) => one !== undefined);

/** Outcomes of alarms, and the lines that say nothing but such an outcome. */
interface Outcomes {
  readonly of: ReadonlyMap<KeptLine, AlarmOutcome>;
  readonly told: ReadonlySet<KeptLine>;
}

/**
 * Finds for each alarm in lines, newest first, how it was acknowledged, or that it still waits. If two alarms cannot be
 * distinguished, both wait as long as one of them does.
 */
const outcomesOf = (lines: readonly KeptLine[], waiting: readonly KeptAlarm[]): Outcomes => {
  const of = new Map<KeptLine, AlarmOutcome>();
  const told = new Set<KeptLine>();
  const open = new Map<string, KeptAlarm>();
  /**
   * Subjects of alarms about impostors. Any number of records may be put in the place of one, so the outcome of one
   * alarm says nothing about the others.
   */
  const shared = new Set<string>();
  const subjects = new Set(lines.map(subjectOf));
  for (const alarm of waiting) {
    const line = cutLine(lineOfAlarm(alarm.noticedAt, 'alarm', alarm));
    // There may be many more alarms than lines, so those without a line are skipped.
    if (!subjects.has(subjectOf(line))) continue;
    const [closest, moved, subject] = textsOf(line);
    open.set(closest, alarm).set(moved, alarm);
    // An impostor keeps its value; a pinned value may change several times under one alarm.
    if (isImpostor(alarm)) shared.add(subject);
    else open.set(subject, alarm);
  }
  const later = new Map<string, KeptLine>();
  /** Times of the answers whose lines are newer than the current line. */
  const passed = new Set<number>();
  let comparedAt: number | undefined;
  for (const line of lines) {
    if (comparedAt !== undefined && comparedAt !== line.at) passed.add(comparedAt);
    comparedAt = line.at;
    // A contract cannot be identified without its key; a wallet is identified by the pinned address.
    if (line.fields.length === 0 || (line.key === '' && line.list !== 'wallets')) continue;
    const texts = textsOf(line);
    const [closest, moved, subject] = texts;
    if (line.kind === 'acknowledged' || line.kind === 'settled') {
      for (const text of texts) later.set(text, line);
    }
    if (line.kind !== 'alarm') continue;
    const waits = firstOf(open, texts);
    // A line is never about an alarm raised after it. Position shows that, because the clock may have been wrong.
    const mayWait = waits !== undefined && !passed.has(waits.noticedAt);
    const settled = mayWait
      ? !open.has(closest) && later.get(closest)
      : firstOf(later, shared.has(subject) ? [closest, moved] : texts);
    if (settled) {
      const { at: acknowledgedAt, reason, kind } = settled;
      of.set(line, { waiting: null, acknowledgedAt, reason, isReverted: kind === 'settled' });
      told.add(settled);
    } else if (waits) of.set(line, { waiting: waits.number });
  }
  return { of, told };
};

/**
 * A page of lines from an index on. An acknowledgement, and a record that replaced another, are shown with their alarm,
 * if that is among the lines.
 */
export const pageOf = (
  { history, alarms }: Pick<Baseline, 'history' | 'alarms'>,
  filter: HistoryFilter,
  from: number,
  placeOf: PlaceOfRecord,
): HistoryPage => {
  const found = linesFor(history, filter);
  const { of, told } = outcomesOf(found, alarms);
  const seen = new Set(history.lines.slice(0, history.seen));
  const replaced = toldReplacements(found);
  const lines = found.filter((line) => !told.has(line) && !replaced.has(line));
  const entries = lines.slice(from, from + historyAtOnce).map((line): HistoryEntry => {
    const { key, ...one } = toldLine(line);
    // A record whose key was too long to be stored is found by its address.
    const isOfRecord = key !== '' || one.address !== null;
    const row = one.list !== 'account' && isOfRecord ? placeOf(one.list, key, one.address) : null;
    const state = { outcome: of.get(line) ?? null, isSeen: seen.has(line), row };
    return { ...one, isCounting: isCounting(line), ...state };
  });
  return { entries, total: lines.length, dropped: history.dropped };
};

/** Most alarms that are returned; the others are only counted. */
const mostTold = 100;

/** Longest value returned, in UTF-16 units: no address is longer, and a huge name must not fill a message. */
const longestTold = 2000;

/** A value as it is sent to the window. */
const shownField = (field: Field): Field => cutField(field, longestTold);

const shownAlarm = (kept: KeptAlarm, row: number | null): Alarm => {
  const { key: _, ...alarm } = kept;
  return {
    ...alarm,
    name: shownField(alarm.name),
    asset: shownField(alarm.asset),
    address: shownField(alarm.address),
    before: shownField(alarm.before),
    after: shownField(alarm.after),
    row,
  };
};

/** The alarms about a row of the open account, at most `mostTold`. */
export const alarmsOfRow = (
  { alarms }: Pick<Baseline, 'alarms'>,
  findings: AllFindings,
  list: ListName,
  row: number,
): readonly Alarm[] => {
  const ids = new Set<string>();
  for (const [id, rows] of findings[list].alarmed) if (rows.includes(row)) ids.add(id);
  if (ids.size === 0) return [];
  return alarms
    .filter((alarm) => ids.has(alarmId(alarm)))
    .slice(0, mostTold)
    .map((alarm) => shownAlarm(alarm, row));
};

/** How much came after everything was last marked as seen; 0 before the first answer. */
const freshOf = ({
  seenAt,
  history,
  alarms,
}: Baseline): Pick<BaselineHead['activity'], 'toldByAlarms' | 'fresh' | 'freshBeside'> => {
  const unseen = seenAt === null ? [] : history.lines.slice(history.seen);
  const { of } = outcomesOf(unseen.toReversed(), alarms);
  const waiting = new Set<string>(alarms.map(({ list }) => list));
  const replaced = toldReplacements(unseen);
  let [fresh, freshBeside] = [0, 0];
  for (const line of unseen) {
    if (replaced.has(line)) continue;
    const { kind, list, count } = line;
    if (!isFresh({ isSeen: false, kind, outcome: of.get(line) ?? null })) continue;
    // Alarms that are only counted have no outcome of their own: they count while an alarm of their list is open.
    if (kind === 'alarm' && isCounting(line) && !waiting.has(list)) continue;
    fresh += count;
    if (kind !== 'alarm' && kind !== 'reverted') freshBeside += count;
  }
  return { toldByAlarms: replaced.size, fresh, freshBeside };
};

/** What main keeps in memory of a baseline and its findings. */
export const headOf = (baseline: Baseline, findings: AllFindings): BaselineHead => {
  const { seenAt, begunAt, answeredAt, alarms, lost, dismissed } = baseline;
  const activity = {
    seenAt,
    isFirst: begunAt !== null && begunAt === answeredAt,
    counts: ofEachList((list) => findings[list].counts),
    ...freshOf(baseline),
    alarms: alarms.slice(0, mostTold).map((alarm) => {
      const rows = findings[alarm.list].alarmed.get(alarmId(alarm));
      return shownAlarm(alarm, rows?.[0] ?? null);
    }),
    alarmCount: alarms.length,
    seenAlarmCount: alarms.filter(({ number }) => number <= baseline.seenNumber).length,
    revertedCount: alarms.filter(({ isReverted }) => isReverted).length,
    knownGoneCount: alarms.filter(({ isKnownGone }) => isKnownGone).length,
    replacedCount: replacedAddresses(baseline, findings).size,
    lost,
  };
  return { activity, dismissed };
};
