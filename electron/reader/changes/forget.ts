import { identityOf, keyOfAddress, ownAddress } from './identity';
import { listNames, textOf, type Field, type ListName } from '../../../shared/account';
import { isImpostor } from './alarms';
import type { Baseline, KeptAlarm } from './baseline';
import { lastValues, type Entry, type Table } from './table';

/** Weight of a record besides its values: opening a record takes time of its own. */
const weightOfRecord = 200;

/** Weight of an alarm besides its names and values. */
const weightOfAlarm = 200;

/**
 * Most that is remembered of an account: the UTF-16 units of its values, and the weights of its records and alarms.
 * 200,000 wallets and as many contracts fit, and are opened within half of the time that a reader has.
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

/** Removes entries from a table while there is an excess; returns the excess that is left. */
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
 * Limits what is remembered, because a service could add more with each answer than can be opened again. Forgets, the
 * oldest first, records that are gone and that nobody has looked at, and then records that this answer has for the
 * first time. Keeps everything that the user has seen, with its pins, and the records that an alarm is about: those
 * whose pins it names, and impostors.
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
  const impostors = new Set(alarms.filter(isImpostor).map(({ after }) => keyOfAddress(after)));
  const isAlarmed = (list: ListName, entry: Entry): boolean =>
    alarmed.has(identityOf(list, entry.values)) ||
    impostors.has(ownAddress(list, lastValues(entry)) ?? '');
  const isGone = (entry: Entry): boolean => !entry.isKnown && !entry.isPresent;
  const isNew = (entry: Entry): boolean => first.has(entry);
  for (const mayGo of [isGone, isNew]) {
    for (const list of listNames) {
      excess = takeOut(tables[list], excess, (entry) => mayGo(entry) && !isAlarmed(list, entry));
    }
  }
};

/** Most alarms kept about impostors that are gone again, the oldest ones: a service could cause any number. */
export const mostGoneImpostors = 20_000;

/** Without alarms that nobody can act on any more, if there are too many. */
export const withoutGoneImpostors = (alarms: readonly KeptAlarm[]): readonly KeptAlarm[] => {
  let spent = 0;
  const isKept = (alarm: KeptAlarm): boolean => {
    if (isImpostor(alarm) && alarm.isReverted) spent += 1;
    else return true;
    return spent <= mostGoneImpostors;
  };
  return alarms.length > mostGoneImpostors ? alarms.filter(isKept) : alarms;
};
