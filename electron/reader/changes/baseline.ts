import { z } from 'zod';
import { alarmReasons, longestPair } from '../../../shared/activity';
import { keptField as field, keptTime as time } from '../../../shared/file-schemas';
import { listName } from '../../../shared/schemas';
import { emptyHistory, keptLines, lineOfAlarm, type History, type KeptLine } from './history';
import { currentIdentity } from './identity';
import { emptyTables, readEntry, writeEntry, type Tables } from './table';

const alarm = z.strictObject({
  number: z.int().min(1),
  list: listName,
  /** Identity of the record that the value was pinned to. */
  key: z.string().transform(currentIdentity),
  knownBy: z.enum(alarmReasons).default('same'),
  name: field,
  asset: field,
  address: field,
  field: z.string(),
  before: field,
  after: field,
  noticedAt: time,
  /** Files of before lack it. */
  firstSeenAt: time.nullable().default(null),
  isReverted: z.boolean(),
  /** Files of before lack it; the next answer tells. */
  isKnownGone: z.boolean().default(false),
});

/** Version 0.1 kept what was acknowledged in a list of its own, the newest first. */
const acknowledged = alarm.extend({ acknowledgedAt: time });

const holder = z.strictObject({ userId: field, name: field, email: field });

const lost = z.strictObject({
  number: z.int().min(1),
  noticedAt: time,
  why: z.enum(['missing', 'older', 'damaged']),
});

const retiredAddress = z.strictObject({
  list: listName,
  /** Identity of the record that had it. */
  key: z.string(),
  address: z.string(),
  name: field,
  asset: field,
  until: time.nullable(),
});

const head = z.strictObject({
  seenAt: time.nullable(),
  lastNumber: z.int().min(0),
  alarms: z.array(alarm).readonly(),
  acknowledged: z.array(acknowledged).readonly().default([]),
  dismissed: z.array(z.string().max(longestPair)).readonly().default([]),
  /** When the first answer was compared; null where version 0.1 did not write it down. */
  begunAt: time.nullable().default(null),
  /** When the answer was received that was taken over last; null where version 0.1 did not write it down. */
  answeredAt: time.nullable().default(null),
  /** The user id that was given last: a missing one is no other one. */
  userId: field.default(null),
  /** What the last answer said of its holder. */
  holder: holder.nullable().default(null),
  lost: lost.nullable().default(null),
  dropped: z.int().min(0).default(0),
  /** How many lines of the history were there when everything was last marked as seen; null in files of before. */
  seenLines: z.int().min(0).nullable().default(null),
  /** The last number that an alarm had by then; null in files of before. */
  seenNumber: z.int().min(0).nullable().default(null),
  /** From version 2 on: records have flags instead of whether they were seen. */
  version: z.literal(2).optional(),
});

export type KeptAlarm = z.infer<typeof alarm>;

/** An address that a known record had before another one was agreed to. */
export type RetiredAddress = z.infer<typeof retiredAddress>;

/** Everything that is remembered of an account. */
export interface Baseline extends Omit<
  z.infer<typeof head>,
  'acknowledged' | 'dropped' | 'seenLines' | 'seenNumber' | 'version'
> {
  readonly history: History;
  /** The last number that an alarm had when everything was last marked as seen: those of later ones are greater. */
  readonly seenNumber: number;
  /** The oldest first. */
  readonly retired: readonly RetiredAddress[];
  readonly tables: Tables;
}

/** Most addresses that are remembered beside those of records. */
const mostRetired = 20_000;

/** With these as well; of more than are kept, the oldest go. */
export const addRetired = (
  known: readonly RetiredAddress[],
  more: readonly RetiredAddress[],
): readonly RetiredAddress[] =>
  more.length === 0 ? known : [...known, ...more].slice(-mostRetired);

export const emptyBaseline = (): Baseline => ({
  seenAt: null,
  lastNumber: 0,
  seenNumber: 0,
  alarms: [],
  dismissed: [],
  begunAt: null,
  answeredAt: null,
  userId: null,
  holder: null,
  lost: null,
  history: emptyHistory,
  retired: [],
  tables: emptyTables(),
});

/**
 * Counts every line of the history and every alarm as seen. They are told from later ones by place and by number: the
 * clock of this computer may be wrong. `now` is in milliseconds since the epoch, and only shown.
 */
export const withAllSeen = (baseline: Baseline, now: number): Baseline => ({
  ...baseline,
  seenAt: now,
  seenNumber: baseline.lastNumber,
  history: { ...baseline.history, seen: baseline.history.lines.length },
});

/** Records of one line, so that no text of the file becomes longer than a string may be. */
const recordsOfLine = 2000;

/** A baseline as lines of JSON: what there is one of, then the history, former addresses and the records in portions. */
export const packBaseline = ({ tables, history, retired, ...rest }: Baseline): Uint8Array => {
  const { dropped, seen: seenLines } = history;
  const first = { ...rest, dropped, seenLines, version: 2 };
  const lines = [Buffer.from(`${JSON.stringify(first)}\n`)];
  const writeAll = <One>(
    name: string,
    all: readonly One[],
    pack: (one: One) => unknown = (one) => one,
  ): void => {
    for (let at = 0; at < all.length; at += recordsOfLine) {
      const portion = all.slice(at, at + recordsOfLine).map(pack);
      lines.push(Buffer.from(`${JSON.stringify([name, portion])}\n`));
    }
  };
  writeAll('history', history.lines);
  writeAll('retired', retired);
  for (const list of listName.options) writeAll(list, tables[list], writeEntry);
  return Buffer.concat(lines);
};

/** What was seen, as a file has it, or by time where an earlier version has written it. */
const seenIn = (
  { seenAt, seenLines, seenNumber, alarms }: z.infer<typeof head>,
  lines: readonly KeptLine[],
) => {
  const isBy = (at: number): boolean => seenAt !== null && at <= seenAt;
  return {
    seen: Math.min(seenLines ?? lines.filter(({ at }) => isBy(at)).length, lines.length),
    seenNumber:
      seenNumber ??
      alarms.reduce((last, one) => (isBy(one.noticedAt) ? Math.max(last, one.number) : last), 0),
  };
};

/** Undefined for anything but what `packBaseline` made, of this version or an earlier one. */
export const unpackBaseline = (content: Uint8Array): Baseline | undefined => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const tables = emptyTables();
  const lines: KeptLine[] = [];
  const retired: RetiredAddress[] = [];
  const readLine = (json: unknown, isOfFirstVersion: boolean): boolean => {
    if (!Array.isArray(json)) return false;
    const [name, portion] = json as readonly unknown[];
    if (!Array.isArray(portion)) return false;
    if (name === 'history') {
      lines.push(...keptLines.parse(portion));
      return true;
    }
    if (name === 'retired') {
      retired.push(...z.array(retiredAddress).parse(portion));
      return true;
    }
    const list = listName.parse(name);
    for (const one of portion) {
      const entry = readEntry(list, one, isOfFirstVersion);
      if (!entry) return false;
      tables[list].push(entry);
    }
    return true;
  };
  try {
    let start = bytes.indexOf('\n') + 1;
    const read = head.parse(JSON.parse(bytes.toString('utf8', 0, start)));
    const { acknowledged: before, dropped, seenLines: _, version, ...rest } = read;
    for (const one of before.toReversed()) {
      lines.push(lineOfAlarm(one.acknowledgedAt, 'acknowledged', one));
    }
    while (start < bytes.length) {
      const end = bytes.indexOf('\n', start);
      const isRead =
        end !== -1 &&
        readLine(JSON.parse(bytes.toString('utf8', start, end)), version === undefined);
      if (!isRead) return undefined;
      start = end + 1;
    }
    const { seen, seenNumber } = seenIn(read, lines);
    return { ...rest, seenNumber, history: { lines, dropped, seen }, retired, tables };
  } catch {
    return undefined;
  }
};
