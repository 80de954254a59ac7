import { z } from 'zod';
import { alarmReasons, longestPair } from '../../../shared/activity';
import { keptField as field, keptTime as time } from '../../../shared/file-schemas';
import { listName } from '../../../shared/schemas';
import { emptyHistory, keptLines, lineOfAlarm, type History, type KeptLine } from './history';
import { currentIdentity } from './identity';
import { emptyTables, readEntry, writeEntry, type Tables } from './table';

/** Most pairs of look-alike addresses that can be dismissed in one account. */
export const mostDismissed = 2000;

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
  /** Missing in earlier files. */
  firstSeenAt: time.nullable().default(null),
  isReverted: z.boolean(),
  /** Missing in earlier files; set by the next answer. */
  isKnownGone: z.boolean().default(false),
});

/** Version 0.1 stored acknowledged alarms in a list of their own, newest first. */
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
  /** When the first answer was compared; null if version 0.1 did not store it. */
  begunAt: time.nullable().default(null),
  /** When the last accepted answer was received; null if version 0.1 did not store it. */
  answeredAt: time.nullable().default(null),
  /** The last user id that was given: a missing one does not replace it. */
  userId: field.default(null),
  /** What the last answer said about the holder. */
  holder: holder.nullable().default(null),
  lost: lost.nullable().default(null),
  dropped: z.int().min(0).default(0),
  /** Number of lines in the history when everything was last marked as seen; null in earlier files. */
  seenLines: z.int().min(0).nullable().default(null),
  /** Last alarm number at that time; null in earlier files. */
  seenNumber: z.int().min(0).nullable().default(null),
  /** Set since version 2: records have flags instead of whether they were seen. */
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
  /** Last alarm number when everything was last marked as seen. Later alarms have greater numbers. */
  readonly seenNumber: number;
  /** The oldest first. */
  readonly retired: readonly RetiredAddress[];
  readonly tables: Tables;
}

/** Most addresses that are remembered besides those of records. */
const mostRetired = 20_000;

/** Adds retired addresses; beyond the limit, drops the oldest. */
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
 * Marks every line of the history and every alarm as seen. Later ones are recognised by position and number, because
 * the clock of this computer may be wrong. `now` is in milliseconds since the epoch, and only shown.
 */
export const withAllSeen = (baseline: Baseline, now: number): Baseline => ({
  ...baseline,
  seenAt: now,
  seenNumber: baseline.lastNumber,
  history: { ...baseline.history, seen: baseline.history.lines.length },
});

/** Most records in one line, so that no line becomes longer than a string may be. */
const recordsOfLine = 2000;

/** Encodes a baseline as lines of JSON: the single values, then history, retired addresses and records in portions. */
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

/** What was seen: by the numbers in the file, or by time if an earlier version wrote the file. */
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

/** Decodes a baseline; undefined for anything that `packBaseline` of this or an earlier version did not make. */
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
