import { listFields, type Field, type ListName } from '../../../shared/account';
import { rowMarks, type FieldChange, type RecordChange } from '../../../shared/activity';
import { identityOf, isPinnable, isSameValue, placeOf, type Values } from './identity';
import { matchRecords, type Row } from './match-records';
import { pinnedPlaces, pinOf, type Entry, type Table } from './table';

/** A pinned value that is another one in this answer. */
export interface MovedPin extends FieldChange {
  readonly key: string;
  readonly entry: Entry;
  readonly row: Row;
}

/** A value that was never there to be pinned before. */
export interface NewPin {
  readonly entry: Entry;
  readonly field: string;
  readonly value: Field;
}

/** How a list of an answer differs from what is remembered of it. */
export interface Comparison {
  readonly changes: readonly RecordChange[];
  readonly moved: readonly MovedPin[];
  readonly newPins: readonly NewPin[];
  /** One of `rowMarks` for each row. */
  readonly marks: Uint8Array;
  /** Records that are seen for the first time, with their identities. */
  readonly first: readonly (readonly [string, Row])[];
  /** Which record of the answer is which remembered one. */
  readonly pairs: readonly (readonly [Row, Entry])[];
  readonly missing: readonly Entry[];
}

export interface CompareOptions {
  readonly list: ListName;
  readonly table: Table;
  /** The records of the answer, in its order. */
  readonly rows: readonly Values[];
  /** Whether the answer has all records of the list: where some could not be read, none is missing. */
  readonly isWhole: boolean;
}

const nameAt = {
  wallets: placeOf('wallets', 'walletName'),
  contracts: placeOf('contracts', 'name'),
};
const addressAt = {
  wallets: placeOf('wallets', 'walletAddress'),
  contracts: placeOf('contracts', 'address'),
};

/** How a record is named on screen. */
export const namesOf = (list: ListName, values: Values) => ({
  list,
  name: values[nameAt[list]] ?? null,
  asset: values[1] ?? null,
  address: values[addressAt[list]] ?? null,
});

const changedFields = (list: ListName, before: Values, after: Values): readonly FieldChange[] => {
  const fields: FieldChange[] = [];
  for (const [at, field] of listFields[list].entries()) {
    const [old, now]: readonly [Field, Field] = [before[at] ?? null, after[at] ?? null];
    if (!isSameValue(field, old, now)) fields.push({ field, before: old, after: now });
  }
  return fields;
};

const isRenaming = (list: ListName, fields: readonly FieldChange[]): boolean =>
  fields.length === 1 && fields[0]?.field === listFields[list][nameAt[list]];

const group = ({ list, rows }: CompareOptions): ReadonlyMap<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const [at, values] of rows.entries()) {
    const key = identityOf(list, values);
    const known = groups.get(key);
    if (known) known.push({ at, values });
    else groups.set(key, [{ at, values }]);
  }
  return groups;
};

/**
 * Compares a list with what is remembered of it, in time linear in both. The order of the list means nothing. The
 * table stays as it is.
 */
export const compareList = (options: CompareOptions): Comparison => {
  const { list, table, rows, isWhole } = options;
  const groups = group(options);
  const changes: RecordChange[] = [];
  const moved: MovedPin[] = [];
  const marks = new Uint8Array(rows.length);
  const first: (readonly [string, Row])[] = [];
  const pairs: (readonly [Row, Entry])[] = [];
  const missing: Entry[] = [];
  const newPins: NewPin[] = [];

  const add = (row: Row): void => {
    marks[row.at] = rowMarks.added;
    changes.push({ kind: 'added', ...namesOf(list, row.values), row: row.at, fields: [] });
  };
  const watchPins = (key: string, row: Row, entry: Entry): void => {
    for (const { name, at } of pinnedPlaces[list]) {
      const [pin, now] = [pinOf(entry, name, at), row.values[at] ?? null];
      if (!isPinnable(now)) continue;
      if (pin === null) newPins.push({ entry, field: name, value: now });
      else if (!isSameValue(name, pin, now)) {
        moved.push({ key, entry, row, field: name, before: pin, after: now });
      }
    }
  };
  const compare = (row: Row, entry: Entry): void => {
    pairs.push([row, entry]);
    if (!entry.isSeen) {
      add(row);
      return;
    }
    const fields = changedFields(list, entry.values, row.values);
    if (fields.length === 0) return;
    const kind = isRenaming(list, fields) ? 'renamed' : 'changed';
    marks[row.at] = rowMarks[kind];
    changes.push({ kind, ...namesOf(list, row.values), row: row.at, fields });
  };
  const miss = (entry: Entry): void => {
    if (!entry.isSeen || !isWhole) return;
    missing.push(entry);
    changes.push({ kind: 'removed', ...namesOf(list, entry.values), row: null, fields: [] });
  };

  for (const [key, found] of groups) {
    const matched = matchRecords(list, found, table.get(key) ?? []);
    for (const [row, entry] of matched.pairs) {
      compare(row, entry);
      watchPins(key, row, entry);
    }
    for (const row of matched.added) {
      add(row);
      first.push([key, row]);
    }
    for (const entry of matched.missing) miss(entry);
  }
  for (const [key, entries] of table) {
    if (!groups.has(key)) for (const entry of entries) miss(entry);
  }
  return { changes, moved, newPins, marks, first, pairs, missing };
};
