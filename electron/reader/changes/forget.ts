import { identityOf } from './identity';
import { listNames, textOf, type Field } from '../../../shared/account';
import { isImpostor } from './alarms';
import type { Baseline, KeptAlarm } from './baseline';
import type { Entry, Table } from './table';

/** What a record weighs beside its values: each takes time of its own when it is opened. */
const weightOfRecord = 200;

/** What an alarm weighs beside its names and values. */
const weightOfAlarm = 200;

/**
 * Most that is remembered of an account, in UTF-16 units of its values and the weight of its records. 200,000 wallets and
 * as many contracts fit, and are opened within half of the time that a reader has.
 */
const mostRemembered = 140_000_000;

const lengthOf = (fields: readonly Field[]): number => {
  let length = 0;
  for (const field of fields) length += textOf(field).length;
  return length;
};

const weightOf = ({ values, pins, latest, names = [], ids = [] }: Entry): number =>
  weightOfRecord +
  lengthOf(values) +
  lengthOf(Object.values(pins ?? {})) +
  lengthOf(latest ?? []) +
  lengthOf(names.flat()) +
  lengthOf(ids);

const weightOfAlarms = (alarms: Baseline['alarms']): number =>
  alarms.reduce(
    (sum, { name, asset, address, before, after }) =>
      sum + weightOfAlarm + lengthOf([name, asset, address, before, after]),
    0,
  );

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
  let excess = weightOfAlarms(alarms) - most;
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

/** Alarms about records that are gone again which are kept, the first of them: a service could make any number. */
export const mostSpent = 20_000;

/** Without those alarms that nobody can act on any more, where there are too many. */
export const withoutSpent = (alarms: readonly KeptAlarm[]): readonly KeptAlarm[] => {
  let spent = 0;
  const isKept = (alarm: KeptAlarm): boolean => {
    if (isImpostor(alarm) && alarm.isReverted) spent += 1;
    else return true;
    return spent <= mostSpent;
  };
  return alarms.length > mostSpent ? alarms.filter(isKept) : alarms;
};
