import { addressFields, type ListName } from '../../../shared/account';
import { rowMarks, type ChangeCounts } from '../../../shared/activity';
import { appendTo } from '../append-to';
import { alarmId, isImpostor, pinnedRowIn } from './alarms';
import type { Baseline } from './baseline';
import type { Comparison } from './compare-list';
import { isPinnable, keyOfAddress, placeOf } from './identity';
import type { MovedPin } from './impostors';
import { pinnedKey } from './table';

/** How a list differs from what was seen last, and which of its rows alarms are about. */
export interface Findings {
  readonly counts: ChangeCounts;
  /** One of `rowMarks` for each row. */
  readonly marks: Uint8Array;
  /** Rows that alarms are about, by `alarmId`. */
  readonly alarmed: ReadonlyMap<string, readonly number[]>;
  /**
   * Values of the list that differ from their pins although no alarm says so: an older offline copy has values that the
   * user has agreed to replace since. In an answer of the service, each of them becomes an alarm with the next answer.
   */
  readonly unraised: readonly MovedPin[];
}

/** Rows of records that the user knows, at their pinned addresses. */
const rowsAtOwnAddress = (list: ListName, pairs: Comparison['pairs']): ReadonlySet<number> => {
  const own = new Set<number>();
  for (const [{ at, address }, entry] of pairs) {
    const pin = entry.isKnown ? pinnedKey(list, entry) : null;
    if (pin !== null && pin === address) own.add(at);
  }
  return own;
};

/** Finds the rows that raised alarms are about, and marks those whose address must not be copied. */
export const findingsOf = (
  list: ListName,
  { rows, moved, pairs, marks, counts }: Comparison,
  { alarms }: Baseline,
): Findings => {
  const raised = new Map(
    alarms.filter((one) => one.list === list).map((one) => [alarmId(one), one]),
  );
  const alarmed = new Map<string, number[]>();
  const mark = (id: string, row: number): void => {
    marks[row] = rowMarks.alarm;
    appendTo(alarmed, id, row);
  };
  const unraised = moved.filter((one) => {
    const id = alarmId(one);
    if (raised.has(id)) mark(id, one.row.at);
    return !raised.has(id);
  });
  // An address alarm that no row was found for is looked up by its address, whatever the record there is called.
  const elsewhere = new Map<string, { readonly id: string; readonly ofAny: boolean }>();
  for (const [id, alarm] of raised) {
    if (alarm.field !== addressFields[list] || alarmed.has(id)) continue;
    elsewhere.set(keyOfAddress(alarm.after), { id, ofAny: isImpostor(alarm) });
  }
  if (elsewhere.size > 0) {
    // Another record that has always had that address has not changed.
    const unmoved = rowsAtOwnAddress(list, pairs);
    for (const { at, address } of rows) {
      const found = elsewhere.get(address ?? '');
      if (found && (found.ofAny || !unmoved.has(at))) mark(found.id, at);
    }
  }
  // An alarm whose value has gone back, or is missing at the moment, stays with its record.
  const unplaced = [...raised].filter(
    ([id, alarm]) => alarm.isReverted || (!alarmed.has(id) && !isImpostor(alarm)),
  );
  const rowOf = pinnedRowIn(
    list,
    pairs,
    unplaced.map(([, alarm]) => alarm),
  );
  for (const [id, alarm] of unplaced) {
    const row = rowOf(alarm);
    if (!row) continue;
    // An older answer may have the value from before the alarm.
    if (!alarm.isReverted && isPinnable(row.values[placeOf(list, alarm.field)] ?? null)) continue;
    // The address that the record has again was right all along. A contract's address stays blocked with its alarm.
    if (alarm.isReverted && alarm.field === addressFields[list]) appendTo(alarmed, id, row.at);
    else mark(id, row.at);
  }
  return { counts, marks, alarmed, unraised };
};
