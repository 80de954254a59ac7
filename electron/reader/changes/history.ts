import { z } from 'zod';
import {
  addressFields,
  cutField,
  listNames,
  type Field,
  type ListName,
} from '../../../shared/account';
import {
  historyKinds,
  longestReason,
  mostHistory,
  type Alarm,
  type FieldChange,
  type HistoryFilter,
  type HistoryKind,
} from '../../../shared/activity';
import { keptField as field, keptTime } from '../../../shared/file-schemas';
import { identityOf, namesOf, type Values } from './identity';

const line = z.strictObject({
  at: keptTime,
  kind: z.enum(historyKinds),
  list: z.enum([...listNames, 'account']),
  /** Identity of the record; empty when the line is not about a record. */
  key: z.string(),
  name: field,
  asset: field,
  address: field,
  fields: z.array(z.strictObject({ field: z.string(), before: field, after: field })).readonly(),
  reason: z.string().max(longestReason).nullable(),
  count: z.int().min(1),
});

/** A line of the history as it is stored. */
export type KeptLine = z.infer<typeof line>;

/** The stored history of an account, the oldest line first. */
export interface History {
  readonly lines: readonly KeptLine[];
  /** How many lines were dropped to make room for newer ones. */
  readonly dropped: number;
  /** How many of the lines, from the oldest on, were there when everything was last marked as seen. */
  readonly seen: number;
}

export const emptyHistory: History = { lines: [], dropped: 0, seen: 0 };

export const keptLines = z.array(line);

/** Longest value in a line, in UTF-16 units: no address is longer, and 5,000 lines must stay small. */
const longestValue = 500;

/** Lines with a lower weight are dropped first. Decisions, losses and the first answer weigh most, then alarms. */
const weightOf = (kind: HistoryKind): number => {
  if (['acknowledged', 'settled', 'trusted', 'lost', 'begun'].includes(kind)) return 2;
  return kind === 'alarm' || kind === 'reverted' ? 1 : 0;
};

/** So many lines of one kind and answer are dropped by age only. Lines beyond this number are dropped first. */
const keptByAge = 200;

/**
 * Most lines of one kind that one answer adds; the others are counted in one more line. A service that keeps changing
 * everything must not push out older lines. More lines about alarms and decisions are kept while there is room, because
 * these are recorded nowhere else.
 */
const mostAtOnce = (kind: HistoryKind): number => (weightOf(kind) === 0 ? keptByAge : 1000);

const cut = (value: Field): Field => cutField(value, longestValue);

/** Cuts the values of a line to the length that is stored. */
export const cutLine = (one: KeptLine): KeptLine => ({
  ...one,
  key: one.key.length > longestValue ? '' : one.key,
  name: cut(one.name),
  asset: cut(one.asset),
  address: cut(one.address),
  fields: one.fields.map(({ field: name, before, after }) => ({
    field: name,
    before: cut(before),
    after: cut(after),
  })),
});

const nobody = { key: '', name: null, asset: null, address: null, fields: [], reason: null };

/** A line about the account as a whole. */
export const lineOfAccount = (
  at: number,
  kind: HistoryKind,
  more: Partial<Pick<KeptLine, 'name' | 'fields' | 'reason'>> = {},
): KeptLine => ({ ...nobody, at, kind, list: 'account', count: 1, ...more });

/** A line about a record. */
const lineOf = (
  list: ListName,
  at: number,
  kind: HistoryKind,
  values: Values,
  fields: readonly FieldChange[] = [],
): KeptLine => {
  const key = identityOf(list, values);
  return { ...nobody, ...namesOf(list, values), at, kind, key, fields, count: 1 };
};

/** An alarm with the identity of its record. */
type AlarmOf = Omit<Alarm, 'row' | 'isKnownGone'> & { readonly key: string };

/** A line about an alarm: `before` is always the pinned value, and `after` the value of the alarm. */
export const lineOfAlarm = (
  at: number,
  kind: HistoryKind,
  { list, key, name, asset, address, field, before, after }: AlarmOf,
  reason: string | null = null,
): KeptLine => {
  const fields = [{ field, before, after }];
  return { at, kind, list, key, name, asset, address, fields, reason, count: 1 };
};

/** Collects lines about one answer: the first ones of each kind and list, and one line that counts the others. */
export const createLineCollector = (at: number) => {
  const counts = new Map<
    string,
    { readonly list: KeptLine['list']; readonly kind: HistoryKind; count: number }
  >();
  const first: KeptLine[] = [];
  /** `make` is called only for a line that is kept. */
  const add = (list: KeptLine['list'], kind: HistoryKind, make: () => KeptLine): void => {
    const group = `${list} ${kind}`;
    const known = counts.get(group) ?? { list, kind, count: 0 };
    counts.set(group, known);
    known.count += 1;
    if (known.count <= mostAtOnce(kind)) first.push(make());
  };
  return {
    add,
    addOfAccount: (kind: HistoryKind, more?: Parameters<typeof lineOfAccount>[2]): void => {
      add('account', kind, () => lineOfAccount(at, kind, more));
    },
    addRecord: (
      list: ListName,
      kind: HistoryKind,
      values: Values,
      fields?: readonly FieldChange[],
    ): void => {
      add(list, kind, () => lineOf(list, at, kind, values, fields));
    },
    addAlarm: (kind: HistoryKind, alarm: AlarmOf, reason: string | null = null): void => {
      add(alarm.list, kind, () => lineOfAlarm(at, kind, alarm, reason));
    },
    // The history is shown newest first, so a line that counts the others is shown below the lines that it adds to.
    lines: (): readonly KeptLine[] => [
      ...Array.from(counts.values()).flatMap(({ list, kind, count }): KeptLine[] => {
        const more = count - mostAtOnce(kind);
        return more > 0 ? [{ ...nobody, at, kind, list, count: more }] : [];
      }),
      ...first,
    ],
  };
};

export type LineCollector = ReturnType<typeof createLineCollector>;

interface Marked {
  readonly line: KeptLine;
  readonly isSeen: boolean;
}

const groupOf = ({ at, kind, list }: KeptLine): string => `${at} ${kind} ${list}`;

/** Whether a line only counts the others of its kind that came with it. */
export const isCounting = ({ list, key, name, asset, address, fields }: KeptLine): boolean =>
  list !== 'account' &&
  [name, asset, address].every((value) => value === null) &&
  key === '' &&
  fields.length === 0;

/**
 * Drops up to `excess` lines, only from groups with more than `keptByAge` lines of one kind and answer. One line of
 * each group counts those that were dropped.
 */
const withoutMany = (lines: readonly Marked[], excess: number): readonly Marked[] => {
  const places = new Map<string, number>();
  const gone = new Map<string, number>();
  const counting = new Set(lines.flatMap(({ line }) => (isCounting(line) ? groupOf(line) : [])));
  let left = excess;
  const staying = lines.flatMap((one): readonly Marked[] => {
    const { line } = one;
    if (line.list === 'account' || isCounting(line)) return [one];
    const group = groupOf(line);
    const place = (places.get(group) ?? 0) + 1;
    places.set(group, place);
    if (left === 0 || place <= keptByAge) return [one];
    gone.set(group, (gone.get(group) ?? 0) + line.count);
    if (!counting.has(group)) {
      counting.add(group);
      const { at, kind, list } = line;
      return [{ ...one, line: { ...nobody, at, kind, list, count: 0 } }];
    }
    left -= 1;
    return [];
  });
  return staying.map((one) => {
    const more = isCounting(one.line) ? (gone.get(groupOf(one.line)) ?? 0) : 0;
    return more === 0 ? one : { ...one, line: { ...one.line, count: one.line.count + more } };
  });
};

/**
 * Adds lines to the history. If there are more than are kept, drops first lines that came with many of their kind, then
 * the oldest ones. Decisions stay longest.
 */
export const record = (history: History, happened: readonly KeptLine[]): History => {
  if (happened.length === 0) return history;
  const lines = [...history.lines, ...happened.map(cutLine)];
  if (lines.length <= mostHistory) return { ...history, lines };
  const marked = lines.map((line, at): Marked => ({ line, isSeen: at < history.seen }));
  let staying = withoutMany(marked, lines.length - mostHistory);
  for (const weight of [0, 1]) {
    let excess = staying.length - mostHistory;
    staying = staying.filter(({ line }) => {
      if (excess <= 0 || weightOf(line.kind) > weight) return true;
      excess -= 1;
      return false;
    });
  }
  staying = staying.slice(-mostHistory);
  return {
    lines: staying.map(({ line }) => line),
    dropped: history.dropped + lines.length - staying.length,
    seen: staying.filter(({ isSeen }) => isSeen).length,
  };
};

/**
 * A line as it is shown. If a value has gone back, `before` and `after` are swapped: the pinned value is the new one.
 */
export const toldLine = (kept: KeptLine): KeptLine => {
  const { kind, list, fields } = kept;
  const [change] = fields;
  if ((kind !== 'reverted' && kind !== 'settled') || list === 'account' || !change) return kept;
  const { field: name, before, after } = change;
  return {
    ...kept,
    ...(name === addressFields[list] && { address: before }),
    fields: [{ field: name, before: after, after: before }],
  };
};

/** The lines that a filter lets through, newest first. */
export const linesFor = (
  { lines }: History,
  { kinds, list }: HistoryFilter,
): readonly KeptLine[] => {
  const wanted = kinds === null ? null : new Set(kinds);
  return lines
    .filter((one) => (wanted?.has(one.kind) ?? true) && (list === null || one.list === list))
    .toReversed();
};
