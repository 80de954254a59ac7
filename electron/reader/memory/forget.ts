import type { Entry, Table, Tables } from './table';

/** What a record weighs beside its values: each takes time of its own when it is opened. */
const weightOfRecord = 200;

/**
 * Most that is remembered of an account, in UTF-16 units of its values and the weight of its records. 200,000 wallets and
 * as many contracts fit, and are opened within half of the time that a reader has.
 */
const mostRemembered = 140_000_000;

const weightOf = ({ values, pins }: Entry): number => {
  let weight = weightOfRecord;
  for (const value of [...values, ...(pins ? Object.values(pins) : [])]) {
    if (value !== null) weight += typeof value === 'string' ? value.length : value.raw.length;
  }
  return weight;
};

const weightOfAll = ({ wallets, contracts }: Tables): number => {
  let weight = 0;
  for (const table of [wallets, contracts]) {
    for (const entries of table.values()) for (const entry of entries) weight += weightOf(entry);
  }
  return weight;
};

/** Takes entries out of a table as long as there is too much; answers with what is left to take out. */
const takeOut = (
  table: Table,
  excess: number,
  mayGo: (entry: Entry, key: string) => boolean,
): number => {
  let left = excess;
  for (const [key, entries] of table) {
    if (left <= 0) break;
    const staying = entries.filter((entry) => {
      if (left <= 0 || !mayGo(entry, key)) return true;
      left -= weightOf(entry);
      return false;
    });
    if (staying.length === 0) table.delete(key);
    else if (staying.length < entries.length) table.set(key, staying);
  }
  return left;
};

/** What of the tables must be told apart before any of it is forgotten. */
export interface Remembered {
  readonly tables: Tables;
  /** What the answer has that is compared at present. */
  readonly present: ReadonlySet<Entry>;
  /** Of these, what was not remembered before. */
  readonly first: ReadonlySet<Entry>;
  /** Identities of records that alarms are about. */
  readonly alarmed: ReadonlySet<string>;
}

/**
 * A service could have more remembered with each answer than can be opened again. Forgotten is, the oldest first, what
 * is gone and nobody has ever looked at; then, what this answer has for the first time. Whatever the person has seen
 * stays, with its pins, and so does everything that an alarm is about.
 */
export const forgetExcess = (
  { tables, present, first, alarmed }: Remembered,
  most = mostRemembered,
): void => {
  let excess = weightOfAll(tables) - most;
  const steps = [
    (entry: Entry, key: string) => !entry.isSeen && !present.has(entry) && !alarmed.has(key),
    (entry: Entry) => first.has(entry),
  ];
  for (const mayGo of steps) {
    for (const table of [tables.wallets, tables.contracts]) {
      if (excess > 0) excess = takeOut(table, excess, mayGo);
    }
  }
};
