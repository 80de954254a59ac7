import { addressFields, type Field, type ListName } from '../../../shared/account';
import { movedIn } from './alarms';
import type { KeptAlarm, RetiredAddress } from './baseline';
import {
  identityOf,
  keyAt,
  keyOfAddress,
  keysOfName,
  nameKeys,
  namesOf,
  ownAddress,
  placeOf,
} from './identity';
import { agreeToNames, loseNames, ownNames } from './own-names';
import { keepId, lastValues, movePin, pinnedKey, type Entry, type Table } from './table';

const recordText = (key: string, pin: string): string => JSON.stringify([key, pin]);

const calledText = (address: string, withAsset: string): string =>
  JSON.stringify([address, withAsset]);

/** Identifies the known record that an alarm is about. */
const replacedText = ({ key, before }: KeptAlarm): string => recordText(key, keyOfAddress(before));

/** An address of an alarm together with the name and asset of the alarm. */
const calledAt = ({ name, asset }: KeptAlarm, address: Field): string =>
  calledText(keyOfAddress(address), keysOfName([name, asset])?.withAsset ?? '');

const lastAddress = (list: ListName, entry: Entry): string =>
  ownAddress(list, lastValues(entry)) ?? pinnedKey(list, entry) ?? '';

/** Makes the last id of a record the one that it is known by. */
const takeId = (list: ListName, entry: Entry): void => {
  const last = lastValues(entry);
  keepId(list, entry, last);
  entry.values = entry.values.with(keyAt[list], last[keyAt[list]] ?? null);
};

/**
 * Marks known records as former when the user has agreed to other records in their place. Returns which of them are not
 * in the account any more.
 */
const endReplaced = (
  list: ListName,
  table: Table,
  impostors: readonly KeptAlarm[],
  put: readonly Entry[],
): ReadonlySet<string> => {
  const known = new Set(impostors.map(({ before }) => keyOfAddress(before)));
  const replaced = impostors.filter(({ knownBy }) => knownBy === 'name');
  const records = new Set(replaced.map(replacedText));
  const shared = new Set(impostors.filter(({ knownBy }) => knownBy === 'twice').map(replacedText));
  const called = new Set(replaced.map((one) => calledAt(one, one.before)));
  const callings = new Set(put.map((entry) => nameKeys(list, lastValues(entry))?.withAsset));
  const gone = new Set<string>();
  for (const entry of table) {
    const pin = pinnedKey(list, entry);
    if (pin === null || !known.has(pin)) continue;
    const last = lastValues(entry);
    const texts = [entry.values, last].map((values) => recordText(identityOf(list, values), pin));
    const isThere = entry.isPresent && ownAddress(list, last) === pin;
    if (!isThere) for (const text of texts) gone.add(text);
    // The record has got an id that it shares with a record that is agreed to.
    if (texts[0] !== texts[1] && shared.has(texts[1] ?? '')) takeId(list, entry);
    // A known record that is there under its name stays right if the record put in its place has lost that name.
    const isCalledSo = (): boolean =>
      ownNames(list, entry).some(
        ({ withAsset }) =>
          called.has(calledText(pin, withAsset)) && (!isThere || callings.has(withAsset)),
      );
    // An alarm covers all records with one id or one address, but not a record that is there under another name.
    if ((!isThere && texts.some((text) => records.has(text))) || isCalledSo())
      entry.isFormer = true;
  }
  return gone;
};

/**
 * Agrees to records that were put in the place of known ones, and marks those whose place was taken as former. Returns
 * the addresses of those replaced by name, each as an earlier address of the record in its place.
 */
export const agreeToImpostors = (
  list: ListName,
  table: Table,
  impostors: readonly KeptAlarm[],
): readonly RetiredAddress[] => {
  const agreed = new Set(impostors.map(({ after }) => keyOfAddress(after)));
  const put = table.filter((entry) => entry.isPresent && agreed.has(lastAddress(list, entry)));
  const gone = endReplaced(list, table, impostors, put);
  const identities = new Set(impostors.map(({ key }) => key));
  for (const entry of put) {
    if (entry.isFormer) loseNames(entry);
    if (identities.has(identityOf(list, lastValues(entry)))) takeId(list, entry);
    entry.isKnown = true;
    entry.isFormer = false;
  }
  // An alarm about the id of a record that is gone covers its name, too.
  const told = impostors.filter((one) => one.knownBy === 'name' || gone.has(replacedText(one)));
  const names = new Set(told.map((one) => calledAt(one, one.after)));
  agreeToNames(list, table, put, (entry, withAsset) =>
    names.has(calledText(lastAddress(list, entry), withAsset)),
  );
  const keyOf = new Map(
    put.map((entry) => [lastAddress(list, entry), identityOf(list, entry.values)]),
  );
  return impostors.flatMap(({ knownBy, before, after, name, asset, noticedAt }) => {
    const key = knownBy === 'name' ? keyOf.get(keyOfAddress(after)) : undefined;
    if (key === undefined || typeof before !== 'string') return [];
    return [{ list, key, address: before, name, asset, until: noticedAt }];
  });
};

/**
 * Agrees to the values that records have now, and returns the addresses that they had. A record that came to a left
 * address under the name of the record that left it loses the name, which belongs to the other address now.
 */
export const agreeToMoved = (
  list: ListName,
  table: Table,
  moved: readonly KeptAlarm[],
): readonly RetiredAddress[] => {
  const entriesOf = movedIn(list, table, moved);
  const retired: RetiredAddress[] = [];
  const left = new Set<string>();
  const movers = new Set<Entry>();
  for (const alarm of moved) {
    const { key, field, before, after } = alarm;
    for (const entry of entriesOf(alarm)) {
      movePin(entry, field, placeOf(list, field), after);
      if (field !== addressFields[list]) continue;
      movers.add(entry);
      for (const { withAsset } of ownNames(list, entry))
        left.add(calledText(keyOfAddress(before), withAsset));
      const { name, asset } = namesOf(list, entry.values);
      if (typeof before === 'string')
        retired.push({ list, key, address: before, name, asset, until: alarm.noticedAt });
    }
  }
  for (const entry of left.size === 0 ? [] : table) {
    // A record that the user knows and that has stayed at its address has had the name all along.
    const hasStayed = entry.isKnown && entry.isPresent;
    const pin = hasStayed || movers.has(entry) ? null : pinnedKey(list, entry);
    if (pin === null) continue;
    const hasLeft = ownNames(list, entry).some(({ withAsset }) =>
      left.has(calledText(pin, withAsset)),
    );
    if (hasLeft) loseNames(entry);
  }
  return retired;
};
