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
import { keptField as field } from '../../../shared/schemas';
import { identityOf, namesOf, type Values } from './identity';

const time = z.number().min(0).max(8.64e15);

const line = z.strictObject({
  at: time,
  kind: z.enum(historyKinds),
  list: z.enum([...listNames, 'account']),
  /** Identity of the record; empty where the line is about none. */
  key: z.string(),
  name: field,
  asset: field,
  address: field,
  fields: z.array(z.strictObject({ field: z.string(), before: field, after: field })).readonly(),
  reason: z.string().max(longestReason).nullable(),
  count: z.int().min(1),
});

/** A line of the history as it is kept. */
export type KeptLine = z.infer<typeof line>;

/** What is kept of what has happened to an account, the oldest first. */
export interface History {
  readonly lines: readonly KeptLine[];
  /** How many lines were dropped to make room for newer ones. */
  readonly dropped: number;
  /** How many of the lines, from the oldest on, were there when everything was last marked as seen. */
  readonly seen: number;
}

export const emptyHistory: History = { lines: [], dropped: 0, seen: 0 };

export const keptLines = z.array(line);

/** Longest value in a line, in UTF-16 units: no address is as long, and 5,000 lines must stay small. */
const longestValue = 500;

/** What the person has decided is the last to be dropped; before it, what the person should have seen. */
const weightOf = (kind: HistoryKind): number => {
  if (['acknowledged', 'settled', 'trusted', 'lost', 'begun'].includes(kind)) return 2;
  return kind === 'alarm' || kind === 'reverted' ? 1 : 0;
};

/** Lines of one kind that come at once and are kept whatever comes later, as long as any of their age are. */
const fewAtOnce = 200;

/**
 * Most lines of one kind that come at once; the others are counted in one more line. A service that changes everything
 * again and again must not push out what was there before. What an alarm said, and what was agreed to, is found nowhere
 * else, so more of it is kept while there is room.
 */
const mostAtOnce = (kind: HistoryKind): number => (weightOf(kind) === 0 ? fewAtOnce : 1000);

const cut = (value: Field): Field => cutField(value, longestValue);

/** A line as it is kept, whatever length the values have. */
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
export const lineOf = (
  list: ListName,
  at: number,
  kind: HistoryKind,
  values: Values,
  fields: readonly FieldChange[] = [],
): KeptLine => {
  const { name, asset, address } = namesOf(list, values);
  const key = identityOf(list, values);
  return { at, kind, list, key, name, asset, address, fields, reason: null, count: 1 };
};

/** An alarm, and the identity of its record. */
type AlarmOf = Omit<Alarm, 'row' | 'isKnownGone'> & { readonly key: string };

/** A line about an alarm: always with the pinned value first, and that of the alarm second. */
export const lineOfAlarm = (
  at: number,
  kind: HistoryKind,
  { list, key, name, asset, address, field, before, after }: AlarmOf,
  reason: string | null = null,
): KeptLine => {
  const fields = [{ field, before, after }];
  return { at, kind, list, key, name, asset, address, fields, reason, count: 1 };
};

/** Lines about one answer: the first of each kind and list, and one with the number of the others. */
export const createLineCollector = (at: number) => {
  const counts = new Map<
    string,
    { readonly list: KeptLine['list']; readonly kind: HistoryKind; count: number }
  >();
  const first: KeptLine[] = [];
  return {
    /** A line is only made where it is kept. */
    add: (list: KeptLine['list'], kind: HistoryKind, make: () => KeptLine): void => {
      const group = `${list} ${kind}`;
      const known = counts.get(group) ?? { list, kind, count: 0 };
      counts.set(group, known);
      known.count += 1;
      if (known.count <= mostAtOnce(kind)) first.push(make());
    },
    // The newest is told first, and a number of others below what it adds to.
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

/** Lines of one kind that came at once, beyond those that there always is room for. */
const beyondFirst = (lines: readonly KeptLine[]): ReadonlySet<KeptLine> => {
  const counts = new Map<string, number>();
  return new Set(
    lines.filter(({ at, kind, list }) => {
      if (list === 'account') return false;
      const group = `${at} ${kind} ${list}`;
      const count = (counts.get(group) ?? 0) + 1;
      counts.set(group, count);
      return count > fewAtOnce;
    }),
  );
};

/**
 * Adds what has happened at once. Of more lines than are kept, those go first that came with many of their kind, then the
 * oldest: what was decided stays longest.
 */
export const record = (history: History, happened: readonly KeptLine[]): History => {
  if (happened.length === 0) return history;
  const lines = [...history.lines, ...happened.map(cutLine)];
  let excess = Math.max(lines.length - mostHistory, 0);
  const dropped = history.dropped + excess;
  if (excess === 0) return { lines, dropped, seen: history.seen };
  const beyond = beyondFirst(lines);
  let staying = lines;
  for (const mayGo of [
    (one: KeptLine) => beyond.has(one),
    ({ kind }: KeptLine) => weightOf(kind) === 0,
    ({ kind }: KeptLine) => weightOf(kind) === 1,
  ]) {
    staying = staying.filter((one) => {
      if (excess === 0 || !mayGo(one)) return true;
      excess -= 1;
      return false;
    });
  }
  staying = staying.slice(-mostHistory);
  const wereSeen = new Set(lines.slice(0, history.seen));
  return { lines: staying, dropped, seen: staying.filter((one) => wereSeen.has(one)).length };
};

/** A line as it is told. Where a value has gone back, the pinned one is that of now. */
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

/** The lines that a filter lets through, the newest first. */
export const linesFor = (
  { lines }: History,
  { kinds, list }: HistoryFilter,
): readonly KeptLine[] => {
  const wanted = kinds === null ? null : new Set(kinds);
  return lines
    .filter((one) => (wanted?.has(one.kind) ?? true) && (list === null || one.list === list))
    .toReversed();
};
