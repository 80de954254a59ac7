import { addressFields, listNames, type Field, type ListName } from '../../../shared/account';
import {
  mostAsked,
  type FileAccount,
  type FileCounts,
  type PinConflict,
} from '../../../shared/notes';
import type { FilePin } from '../read-notes-file';
import { appendTo } from '../append-to';
import { alarmedAddresses } from './alarms';
import { withAllSeen, type KeptAlarm, type Baseline } from './baseline';
import { userIdFrom } from './file-account';
import { createLineCollector, record } from './history';
import {
  identityOf,
  isPinnable,
  isSameValue,
  keyOfAddress,
  nameKeys,
  namesOf,
  ownAddress,
  placeOf,
  type Values,
} from './identity';
import { ownNames } from './own-names';
import {
  isOnlyFromFile,
  lastValues,
  pinFirst,
  pinnedAddress,
  pinnedPlaces,
  pinOf,
  type Entry,
} from './table';

/** What an import would do with one record of a file. */
type ImportOutcome =
  | { readonly kind: 'added' | 'same' | 'left' }
  | { readonly kind: 'unpinned'; readonly entry: Entry }
  | {
      readonly kind: 'asked';
      readonly entry: Entry;
      readonly fields: PinConflict['fields'];
    };

const same: ImportOutcome = { kind: 'same' };
const left: ImportOutcome = { kind: 'left' };

/** What is known of a list, by what a record of a file may have in common with it. */
const knownIn = (list: ListName, { tables, alarms }: Baseline) => {
  const byIdentity = new Map<string, Entry[]>();
  const byAddress = new Map<string, Entry[]>();
  const names = new Set<string>();
  const formerIds = new Set<string>();
  for (const entry of tables[list]) {
    appendTo(byIdentity, identityOf(list, entry.values), entry);
    for (const id of entry.ids ?? []) formerIds.add(id);
    const address = pinnedAddress(list, entry);
    if (address !== null) appendTo(byAddress, keyOfAddress(address), entry);
    const called = [nameKeys(list, entry.values), nameKeys(list, lastValues(entry))];
    for (const keys of [...called, ...ownNames(list, entry)]) if (keys) names.add(keys.withAsset);
  }
  const alarmed = new Set(alarms.filter((one) => one.list === list).map(({ key }) => key));
  return {
    byIdentity,
    byAddress,
    names,
    formerIds,
    alarmed,
    blocked: alarmedAddresses({ alarms }),
  };
};

/** Identities for which a file has several addresses, so that it does not show which one is right. */
const unclearIn = (list: ListName, pins: readonly FilePin[]): ReadonlySet<string> => {
  const addresses = new Map<string, string>();
  const unclear = new Set<string>();
  for (const { values } of pins) {
    const address = ownAddress(list, values) ?? '';
    const identity = identityOf(list, values);
    if ((addresses.get(identity) ?? address) !== address) unclear.add(identity);
    addresses.set(identity, address);
  }
  return unclear;
};

/** Pinned fields of a record that have other values in a file. */
const fieldsOf = (list: ListName, entry: Entry, values: Values): PinConflict['fields'] =>
  pinnedPlaces[list].flatMap(({ name: field, at }) => {
    const [mine, theirs] = [pinOf(entry, field, at), values[at] ?? null];
    const isOther = mine !== null && isPinnable(theirs) && !isSameValue(field, mine, theirs);
    return isOther ? [{ field, mine, theirs }] : [];
  });

/**
 * Returns a function that says what an import would do with a record of a file. A record is added only if nothing known
 * here contradicts it. The user is asked only about a record that is there as it is pinned, and that no alarm is about:
 * the other value then raises an alarm at once. In time linear in both.
 */
const classify = (list: ListName, baseline: Baseline, pins: readonly FilePin[]) => {
  const { byIdentity, byAddress, names, formerIds, alarmed, blocked } = knownIn(list, baseline);
  const unclear = unclearIn(list, pins);
  const seen = new Set<string>();
  const mayBeAsked = (entry: Entry, fields: PinConflict['fields']): boolean =>
    entry.isPresent &&
    !entry.isFormer &&
    !alarmed.has(identityOf(list, entry.values)) &&
    fields.every(({ field, mine }) =>
      isSameValue(field, lastValues(entry)[placeOf(list, field)] ?? null, mine),
    );

  return (values: Values): ImportOutcome => {
    const identity = identityOf(list, values);
    const address = ownAddress(list, values) ?? '';
    if (unclear.has(identity) || (blocked.has(address) && !byAddress.has(address))) return left;
    if (seen.has(identity)) return same;
    seen.add(identity);
    const known = byIdentity.get(identity) ?? byAddress.get(address);
    if (known) {
      const [entry, ...others] = known;
      const conflicts = known.map((one) => fieldsOf(list, one, values));
      if (!entry || others.length > 0)
        return conflicts.some((fields) => fields.length === 0) ? same : left;
      const [fields = []] = conflicts;
      if (fields.length > 0)
        return mayBeAsked(entry, fields) ? { kind: 'asked', entry, fields } : left;
      return pinnedAddress(list, entry) === null ? { kind: 'unpinned', entry } : same;
    }
    // Another address is known here under its id or its name, and a second one would weaken that.
    const called = nameKeys(list, values)?.withAsset ?? '';
    return formerIds.has(identity) || names.has(called) ? left : { kind: 'added' };
  };
};

const judgeAll = (
  baseline: Baseline,
  pins: readonly FilePin[],
): readonly (readonly [FilePin, ImportOutcome])[] =>
  listNames.flatMap((list) => {
    const own = pins.filter((pin) => pin.list === list);
    const fateOf = classify(list, baseline, own);
    return own.map((pin) => [pin, fateOf(pin.values)] as const);
  });

/** Says what an import would do with the records of a file. Changes nothing. */
export const comparePins = (baseline: Baseline, pins: readonly FilePin[]) => {
  const counts: Record<keyof FileCounts, number> = { added: 0, same: 0, asked: 0, left: 0 };
  const conflicts: PinConflict[] = [];
  for (const [{ place, list, values }, fate] of judgeAll(baseline, pins)) {
    counts[fate.kind === 'unpinned' ? 'added' : fate.kind] += 1;
    if (fate.kind !== 'asked' || conflicts.length === mostAsked) continue;
    const { name, asset } = namesOf(list, values);
    const textOf = (field: Field): string | null => (typeof field === 'string' ? field : null);
    const names = { name: textOf(name), asset: textOf(asset) };
    conflicts.push({ place, list, ...names, fields: fate.fields });
  }
  return { counts, conflicts };
};

/** Result of an import. Alarms are raised for values that were imported although other values are known and there. */
interface TakenPins {
  readonly baseline: Baseline;
  readonly added: number;
  readonly alarms: number;
}

/**
 * Imports the records of a file that are not known here and, of the others that the user was asked about, the chosen
 * ones. No alarm is removed, and no pin moves without a new alarm. If nothing was known before, the account is from now
 * on the one of the file.
 */
export const takePins = (
  baseline: Baseline,
  { pins, account }: { readonly pins: readonly FilePin[]; readonly account: FileAccount },
  chosen: ReadonlySet<number>,
  now: number,
): TakenPins => {
  const raised: KeptAlarm[] = [];
  let added = 0;
  const named = new Set<string>();
  // Before the first answer, the content of files is what the user has last looked at.
  const isSeen =
    baseline.answeredAt === null &&
    listNames.every((list) => baseline.tables[list].every(isOnlyFromFile));
  for (const [{ place, list, values }, fate] of judgeAll(baseline, pins)) {
    if (fate.kind === 'added') {
      added += 1;
      const called = nameKeys(list, values)?.withAsset;
      const name = `${list}\n${called ?? ''}`;
      // Of several records with one name, the first one owns it.
      const isOwn = called === undefined || !named.has(name);
      named.add(name);
      const flags = { isSeen, isKnown: true, isOwn, isPresent: false, isFormer: false };
      baseline.tables[list].push({ values, ...flags });
    } else if (fate.kind === 'unpinned') {
      added += 1;
      const field = addressFields[list];
      pinFirst(fate.entry, field, values[placeOf(list, field)] ?? null);
    } else if (fate.kind === 'asked' && chosen.has(place)) {
      const { entry, fields } = fate;
      const names = namesOf(list, lastValues(entry));
      const of = { key: identityOf(list, entry.values), knownBy: 'same', ...names } as const;
      const state = { noticedAt: now, firstSeenAt: null, isReverted: false, isKnownGone: false };
      for (const { field, mine, theirs } of fields) {
        pinFirst(entry, field, theirs);
        const number = baseline.lastNumber + raised.length + 1;
        raised.push({ number, ...of, field, before: theirs, after: mine, ...state });
      }
    }
  }
  const lines = createLineCollector(now);
  for (const alarm of raised) lines.addAlarm('alarm', alarm);
  const isFirst = baseline.seenAt === null && added > 0;
  if (isFirst) lines.addOfAccount('begun', { name: account.name });
  const taken: Baseline = {
    ...baseline,
    // The holder is taken from the next answer, because a file has only a part of it.
    ...(isFirst && { begunAt: now, userId: userIdFrom(account) }),
    lastNumber: baseline.lastNumber + raised.length,
    alarms: [...baseline.alarms, ...raised],
    history: record(baseline.history, lines.lines()),
  };
  return { baseline: isFirst ? withAllSeen(taken, now) : taken, added, alarms: raised.length };
};
