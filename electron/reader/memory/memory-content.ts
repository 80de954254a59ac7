import { z } from 'zod';
import { listFields, type Field, type ListName } from '../../../shared/account';
import { longestPair } from '../../../shared/look-alikes';
import { keptField as field } from '../../../shared/schemas';
import { currentIdentity, identityOf } from './identity';
import { emptyTables, type Entry, type Tables } from './table';

const time = z.number().min(0).max(8.64e15);
const listName = z.enum(['wallets', 'contracts']);

const alarm = z.strictObject({
  number: z.int().min(1),
  list: listName,
  /** Identity of the record. */
  key: z.string().transform(currentIdentity),
  name: field,
  asset: field,
  address: field,
  field: z.string(),
  before: field,
  after: field,
  noticedAt: time,
  isReverted: z.boolean(),
});

const acknowledged = alarm.extend({ acknowledgedAt: time });

const head = z.strictObject({
  seenAt: time.nullable(),
  lastNumber: z.int().min(0),
  alarms: z.array(alarm).readonly(),
  acknowledged: z.array(acknowledged).readonly(),
  dismissed: z.array(z.string().max(longestPair)).readonly().default([]),
});

export type KeptAlarm = z.infer<typeof alarm>;
export type KeptAcknowledged = z.infer<typeof acknowledged>;

/** Everything that is remembered of an account. */
export interface Memory extends z.infer<typeof head> {
  readonly tables: Tables;
}

export const emptyMemory = (): Memory => ({
  seenAt: null,
  lastNumber: 0,
  alarms: [],
  acknowledged: [],
  dismissed: [],
  tables: emptyTables(),
});

/** Records of one line, so that no text of the file becomes longer than a string may be. */
const recordsOfLine = 2000;

const isField = (value: unknown): value is Field => {
  if (typeof value === 'string' || value === null) return true;
  return typeof value === 'object' && 'raw' in value && typeof value.raw === 'string';
};

/** Written by hand: a schema takes several times as long for 200,000 records. */
const readEntry = (list: ListName, value: unknown): Entry | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [isSeen, values, pins] = value as readonly unknown[];
  if (!Array.isArray(values) || values.length !== listFields[list].length) return undefined;
  if (!values.every(isField)) return undefined;
  const entry: Entry = { values, isSeen: isSeen === 1 };
  if (pins === undefined) return entry;
  if (typeof pins !== 'object' || pins === null || !Object.values(pins).every(isField)) {
    return undefined;
  }
  return { ...entry, pins: pins as Readonly<Record<string, Field>> };
};

/** Memory as lines of JSON: what there is one of, then the records in portions. */
export const packMemory = ({ tables, ...rest }: Memory): Uint8Array => {
  const lines = [Buffer.from(`${JSON.stringify(rest)}\n`)];
  for (const list of listName.options) {
    let portion: unknown[] = [];
    const write = (): void => {
      if (portion.length > 0) lines.push(Buffer.from(`${JSON.stringify([list, portion])}\n`));
      portion = [];
    };
    for (const entries of tables[list].values()) {
      for (const { isSeen, values, pins } of entries) {
        portion.push([isSeen ? 1 : 0, values, ...(pins ? [pins] : [])]);
        if (portion.length === recordsOfLine) write();
      }
    }
    write();
  }
  return Buffer.concat(lines);
};

/** Undefined for anything but what `packMemory` made. */
export const unpackMemory = (content: Uint8Array): Memory | undefined => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const tables = emptyTables();
  const readRecords = (json: unknown): boolean => {
    if (!Array.isArray(json)) return false;
    const list = listName.safeParse(json[0]);
    const records: unknown = json[1];
    if (!list.success || !Array.isArray(records)) return false;
    for (const record of records) {
      const entry = readEntry(list.data, record);
      if (!entry) return false;
      const table = tables[list.data];
      const key = identityOf(list.data, entry.values);
      const known = table.get(key);
      if (known) known.push(entry);
      else table.set(key, [entry]);
    }
    return true;
  };
  try {
    let start = bytes.indexOf('\n') + 1;
    const rest = head.parse(JSON.parse(bytes.toString('utf8', 0, start)));
    while (start < bytes.length) {
      const end = bytes.indexOf('\n', start);
      if (end === -1 || !readRecords(JSON.parse(bytes.toString('utf8', start, end)))) {
        return undefined;
      }
      start = end + 1;
    }
    return { ...rest, tables };
  } catch {
    return undefined;
  }
};
