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
import { cutLine, lineOfAlarm, linesFor, toldLine, type KeptLine } from './history';
import type { KeptAlarm, Baseline } from './baseline';
import type { BaselineHead } from '../../../shared/reader-messages';
import { replacedAddresses } from './replaced-addresses';
import type { AllFindings } from './track-changes';

/** Where a record is in the list on screen, by its address and its identity; null where it is not. */
export type PlaceOfRecord = (list: ListName, key: string, address: Field) => number | null;

/** What an alarm and its acknowledgement have in common: the record, and the value that was pinned. */
const subjectOf = ({ list, key, fields: [change] }: KeptLine): string =>
  JSON.stringify([list, key, change?.field, change?.before]);

/**
 * What an alarm is known by in lines, from the closest: two may be about one record and value, and what a record is called
 * and has may change several times under one alarm.
 */
const textsOf = (line: KeptLine): readonly [closest: string, moved: string, subject: string] => {
  const { name, asset, address, fields } = line;
  const subject = subjectOf(line);
  const moved = `${subject} ${JSON.stringify(fields)}`;
  return [`${moved} ${JSON.stringify([name, asset, address])}`, moved, subject];
};

/** What is known by the first of these texts that anything is known by. */
const firstOf = <One>(known: ReadonlyMap<string, One>, texts: readonly string[]): One | undefined =>
  texts.map((text) => known.get(text)).find((one) => one !== undefined);

/** What has become of alarms, and the lines that tell no more than that. */
interface Outcomes {
  readonly of: ReadonlyMap<KeptLine, AlarmOutcome>;
  readonly told: ReadonlySet<KeptLine>;
}

/**
 * Finds for each alarm in lines, the newest first, how it was acknowledged, or that it still waits for it: of two that
 * nothing tells apart, both wait as long as one of them does.
 */
const outcomesOf = (lines: readonly KeptLine[], waiting: readonly KeptAlarm[]): Outcomes => {
  const of = new Map<KeptLine, AlarmOutcome>();
  const told = new Set<KeptLine>();
  const open = new Map<string, KeptAlarm>();
  /** Any number of records may be put in the place of one: the end of one of their alarms says nothing of the others. */
  const shared = new Set<string>();
  const subjects = new Set(lines.map(subjectOf));
  for (const alarm of waiting) {
    const line = cutLine(lineOfAlarm(alarm.noticedAt, 'alarm', alarm));
    // There may be many more alarms than lines.
    if (!subjects.has(subjectOf(line))) continue;
    const [closest, moved, subject] = textsOf(line);
    open.set(closest, alarm).set(moved, alarm);
    // What is put in the place of another record stays what it is; a value may change several times under one alarm.
    if (isImpostor(alarm)) shared.add(subject);
    else open.set(subject, alarm);
  }
  const later = new Map<string, KeptLine>();
  /** When the answers were compared whose lines are newer than the one that is looked at. */
  const passed = new Set<number>();
  let comparedAt: number | undefined;
  for (const line of lines) {
    if (comparedAt !== undefined && comparedAt !== line.at) passed.add(comparedAt);
    comparedAt = line.at;
    // Nothing tells a contract without its key; a wallet is told by the address that was pinned.
    if (line.fields.length === 0 || (line.key === '' && line.list !== 'wallets')) continue;
    const texts = textsOf(line);
    const [closest, moved, subject] = texts;
    if (line.kind === 'acknowledged' || line.kind === 'settled') {
      for (const text of texts) later.set(text, line);
    }
    if (line.kind !== 'alarm') continue;
    const waits = firstOf(open, texts);
    // No line is about an alarm that was raised after it, which its place tells: the clock may have been wrong.
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

/** As many lines as are told at a time, from a place on. An acknowledgement is told with its alarm, where that is. */
export const pageOf = (
  { history, alarms }: Pick<Baseline, 'history' | 'alarms'>,
  filter: HistoryFilter,
  from: number,
  placeOf: PlaceOfRecord,
): HistoryPage => {
  const found = linesFor(history, filter);
  const { of, told } = outcomesOf(found, alarms);
  const seen = new Set(history.lines.slice(0, history.seen));
  const lines = found.filter((line) => !told.has(line));
  const entries = lines.slice(from, from + historyAtOnce).map((line): HistoryEntry => {
    const { key, ...one } = toldLine(line);
    // Of a record whose key was too long to be kept, the address tells where it is.
    const isOfRecord = key !== '' || one.address !== null;
    const row = one.list !== 'account' && isOfRecord ? placeOf(one.list, key, one.address) : null;
    return { ...one, outcome: of.get(line) ?? null, isSeen: seen.has(line), row };
  });
  return { entries, total: lines.length, dropped: history.dropped };
};

/** Most alarms told at once; the rest is counted. */
const mostTold = 100;

/** Longest value told, in UTF-16 units: no address is as long, and a name of a megabyte must not fill a message. */
const longestTold = 2000;

/** A value as it crosses to the window. */
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

/** All alarms about a row of the account that is open, as many as are told at once. */
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

/** What came after everything was last marked as seen; nothing before the first answer. */
const freshOf = ({
  seenAt,
  history,
  alarms,
}: Baseline): Pick<BaselineHead['activity'], 'fresh' | 'freshBeside'> => {
  const unseen = seenAt === null ? [] : history.lines.slice(history.seen);
  const { of } = outcomesOf(unseen.toReversed(), alarms);
  const waiting = new Set<string>(alarms.map(({ list }) => list));
  let [fresh, freshBeside] = [0, 0];
  for (const line of unseen) {
    const { kind, list, fields, count } = line;
    if (!isFresh({ isSeen: false, kind, outcome: of.get(line) ?? null })) continue;
    // Alarms that are only counted have no outcome of their own.
    if (kind === 'alarm' && fields.length === 0 && !waiting.has(list)) continue;
    fresh += count;
    if (kind !== 'alarm' && kind !== 'reverted') freshBeside += count;
  }
  return { fresh, freshBeside };
};

/** What main keeps at hand of a baseline, and of what was found. */
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
