import { listFields, type Field, type ListName } from '../../../shared/account';
import { rowMarks, type ChangeCounts, type FieldChange } from '../../../shared/activity';
import {
  identityOf,
  isPinnable,
  isSameValue,
  isUnchanged,
  nameField,
  type Values,
} from './identity';
import { findImpostors, type MovedPin } from './impostors';
import type { Matched } from './match-list';
import type { Row } from './row';
import { beyondFile, pinnedPlaces, pinOf, type Entry } from './table';

/** The first value of a field that had no value to pin before. */
interface NewPin {
  readonly entry: Entry;
  readonly field: string;
  readonly value: Field;
}

/** How a list of an answer differs from the baseline. */
export interface Comparison extends Pick<Matched, 'rows' | 'pairs' | 'first' | 'missing'> {
  /** False when some records could not be read: then no record can be called missing. */
  readonly isWhole: boolean;
  readonly moved: readonly MovedPin[];
  readonly newPins: readonly NewPin[];
  /** Records whose name is their own from now on: no other record has or had it. */
  readonly named: ReadonlySet<Row>;
  /** Differences from what was seen last: their numbers, and one of `rowMarks` for each row. */
  readonly counts: ChangeCounts;
  readonly marks: Uint8Array;
}

export const changedFields = (
  list: ListName,
  before: Values,
  after: Values,
): readonly FieldChange[] => {
  const fields: FieldChange[] = [];
  // Nearly all records are unchanged.
  if (isUnchanged(before, after)) return fields;
  for (const [at, field] of listFields[list].entries()) {
    const [old, now]: readonly [Field, Field] = [before[at] ?? null, after[at] ?? null];
    if (!isSameValue(field, old, now)) fields.push({ field, before: old, after: now });
  }
  return fields;
};

/** Whether these changes are of the record's name alone. */
export const isRenaming = (list: ListName, fields: readonly FieldChange[]): boolean =>
  fields.length === 1 && fields[0]?.field === nameField(list);

/**
 * Compares a list with the baseline, in time linear in both. The order of the list does not matter. If the list is not
 * whole, no record is called missing.
 */
export const compareList = (list: ListName, matched: Matched, isWhole: boolean): Comparison => {
  const { rows, pairs, first, missing } = matched;
  const marks = new Uint8Array(rows.length);
  const counts = { changed: 0, renamed: 0, added: 0, removed: 0 };
  const moved: MovedPin[] = [];
  const newPins: NewPin[] = [];

  const mark = ({ at }: Row, kind: 'added' | 'renamed' | 'changed'): void => {
    marks[at] = rowMarks[kind];
    counts[kind] += 1;
  };
  for (const [row, entry] of pairs) {
    const changed = changedFields(list, entry.values, row.values);
    for (const { name, at } of changed.length === 0 && !entry.pins ? [] : pinnedPlaces[list]) {
      const [pin, now] = [pinOf(entry, name, at), row.values[at] ?? null];
      if (!isPinnable(now)) continue;
      if (pin === null) newPins.push({ entry, field: name, value: now });
      else if (!isSameValue(name, pin, now)) {
        const key = identityOf(list, entry.values);
        moved.push({
          list,
          knownBy: 'same',
          key,
          entry,
          row,
          field: name,
          before: pin,
          after: now,
        });
      }
    }
    if (!entry.isSeen) {
      mark(row, 'added');
      continue;
    }
    const fields = beyondFile(entry, changed);
    if (fields.length > 0) mark(row, isRenaming(list, fields) ? 'renamed' : 'changed');
  }
  for (const row of first) mark(row, 'added');
  if (isWhole) for (const { isSeen } of missing) if (isSeen) counts.removed += 1;
  const impostors = findImpostors(list, matched);
  for (const { at } of impostors.sameName) marks[at] = rowMarks.sameName;
  return {
    rows,
    pairs,
    first,
    isWhole,
    missing,
    moved: [...moved, ...impostors.moved],
    newPins,
    named: impostors.named,
    counts,
    marks,
  };
};
