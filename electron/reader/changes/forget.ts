import { identityOf } from './identity';
import { listNames } from '../../../shared/account';
import type { Baseline } from './baseline';
import type { Entry, Table } from './table';

/** What a record weighs beside its values: each takes time of its own when it is opened. */
const weightOfRecord = 200;

/** What an alarm weighs, with its names and values. */
const weightOfAlarm = 400;

/**
 * Most that is remembered of an account, in UTF-16 units of its values and the weight of its records. 200,000 wallets and
 * as many contracts fit, and are opened within half of the time that a reader has.
 */
const mostRemembered = 140_000_000;

const weightOf = ({ values, pins, latest }: Entry): number => {
  let weight = weightOfRecord;
  for (const value of [...values, ...(pins ? Object.values(pins) : []), ...(latest ?? [])]) {
    if (value !== null) weight += typeof value === 'string' ? value.length : value.raw.length;
  }
  return weight;
};

/** Takes entries out of a table as long as there is too much; answers with what is left to take out. */
const takeOut = (table: Table, excess: number, mayGo: (entry: Entry) => boolean): number => {
  let left = excess;
  let kept = 0;
  for (const entry of table) {
    if (left > 0 && mayGo(entry)) left -= weightOf(entry);
    else table[kept++] = entry;
  }
  table.length = kept;
  return left;
};

/**
 * A service could have more remembered with each answer than can be opened again. Forgotten is, the oldest first, what
 * is gone and nobody has ever looked at; then, what this answer has for the first time. Whatever the person has seen
 * stays, with its pins, and so does everything that an alarm is about.
 */
export const forgetExcess = (
  { tables, alarms }: Pick<Baseline, 'tables' | 'alarms'>,
  first: ReadonlySet<Entry>,
  most = mostRemembered,
): void => {
  let excess = alarms.length * weightOfAlarm - most;
  for (const list of listNames) for (const entry of tables[list]) excess += weightOf(entry);
  if (excess <= 0) return;
  const alarmed = new Set(alarms.map(({ key }) => key));
  for (const list of listNames) {
    excess = takeOut(
      tables[list],
      excess,
      (entry) => !entry.isKnown && !entry.isPresent && !alarmed.has(identityOf(list, entry.values)),
    );
  }
  for (const list of listNames) excess = takeOut(tables[list], excess, (entry) => first.has(entry));
};
