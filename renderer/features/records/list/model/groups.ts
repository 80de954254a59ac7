import { addressKey } from '../../../../../shared/address';
import type { ListGroup } from '../../../../../shared/list-view';
import type { Zone } from '../../../../../shared/profile';
import { addressCollation, naturalOrder, type Collation } from './collation';
import { createTextOrder } from './column-order';
import { gatherRows } from './row-list';

/** The column that holds the value each grouping is based on. */
export const groupColumns: Readonly<Record<ListGroup, string>> = {
  asset: 'asset',
  type: 'type',
  deployer: 'deployedBy',
  month: 'deployedAt',
};

/** The groups of all rows of a list. Each row is in exactly one. Groups are numbered in display order. */
export interface Grouping {
  /** By row, its group. */
  readonly of: Uint32Array;
  /**
   * By group, the value that its rows share: exactly as received, an address key, or a month such as "2025-10". "" is
   * an empty value or an uncertain time; null is "not given".
   */
  readonly keys: readonly (string | null)[];
  /** By group, its first row. */
  readonly samples: Uint32Array;
  /** Number of groups ordered by their value. The groups of empty and missing values come after them. */
  readonly sorted: number;
}

/** The groups of the shown rows, in the order on screen. */
export interface Groups {
  readonly grouping: Grouping;
  /** The shown rows, group by group; within a group in their previous order. */
  readonly rows: Uint32Array;
  /** The groups that have shown rows. */
  readonly present: Uint32Array;
  /** Start of each present group in `rows`, and the end of the last one. */
  readonly starts: Uint32Array;
}

type TextOf = (row: number) => string | null;

const asItIs = (text: string): string => text;

/**
 * Numbers the groups: those with a key in the order of `order`, then the empty one, then "not given". `keyOf` returns
 * the key of a text, and is called once for each text. The key of a key must be the key itself.
 */
const createGrouping = (
  count: number,
  textOf: TextOf,
  keyOf: (text: string) => string,
  order: (keys: readonly string[], samples: readonly number[]) => ArrayLike<number>,
): Grouping => {
  /** By text and by key, the number of its group in order of appearance. */
  const met = new Map<string | null, number>();
  const keys: (string | null)[] = [];
  const samples: number[] = [];
  const meet = (text: string | null, row: number): number => {
    const key = text === null || text === '' ? text : keyOf(text);
    const known = key === text ? undefined : met.get(key);
    const group = known ?? keys.push(key) - 1;
    if (known === undefined) {
      samples.push(row);
      met.set(key, group);
    }
    if (key !== text) met.set(text, group);
    return group;
  };
  const of = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) {
    const text = textOf(row);
    of[row] = met.get(text) ?? meet(text, row);
  }
  const last = ['', null].flatMap((key) => met.get(key) ?? []);
  const given = last.length === 0 ? null : [...keys.keys()].filter((group) => keys[group]);
  const ordered = order(
    given ? given.map((group) => keys[group] ?? '') : (keys as readonly string[]),
    given ? given.map((group) => samples[group] ?? 0) : samples,
  );
  const groups = new Uint32Array(keys.length);
  for (let at = 0; at < ordered.length; at += 1) {
    const place = ordered[at] ?? 0;
    groups[at] = given ? (given[place] ?? 0) : place;
  }
  groups.set(last, ordered.length);
  const numbers = new Uint32Array(groups.length);
  for (let number = 0; number < groups.length; number += 1) numbers[groups[number] ?? 0] = number;
  for (let row = 0; row < count; row += 1) of[row] = numbers[of[row] ?? 0] ?? 0;
  return {
    of,
    keys: Array.from(groups, (group) => keys[group] ?? null),
    samples: groups.map((group) => samples[group] ?? 0),
    sorted: ordered.length,
  };
};

const orderTexts = (texts: readonly (string | null)[], collation: Collation): Uint32Array =>
  createTextOrder(texts.length, (place) => texts[place] ?? null, collation).read().rows;

/** Groups by the exact value, as filters do, in the natural order of names. */
export const groupByText = (count: number, textOf: TextOf): Grouping =>
  createGrouping(count, textOf, asItIs, (keys) => orderTexts(keys, naturalOrder()));

/**
 * Groups by address in any spelling. Addresses with a name come first, ordered by name; the others are ordered by
 * address. `nameOf` returns the name of a row's address.
 */
export const groupByAddress = (count: number, textOf: TextOf, nameOf: TextOf): Grouping =>
  createGrouping(count, textOf, addressKey, (addresses, samples) => {
    const byAddress = orderTexts(addresses, addressCollation);
    const names = Array.from(byAddress, (place) => nameOf(samples[place] ?? 0) || null);
    const byName = orderTexts(names, naturalOrder());
    return byName.map((place) => byAddress[place] ?? 0);
  });

/** Returns a function that computes the key of a time's month, in the calendar of the zone. */
const monthIn = (zone: Zone): ((time: number) => string) => {
  const date = new Date(0);
  const known = new Map<number, string>();
  return (time) => {
    date.setTime(time);
    const [year, month] =
      zone === 'utc'
        ? [date.getUTCFullYear(), date.getUTCMonth()]
        : [date.getFullYear(), date.getMonth()];
    const number = year * 12 + month;
    const met = known.get(number);
    if (met !== undefined) return met;
    // In another time zone, the year may fall outside the four digits.
    const digits = [Math.min(9999, Math.max(0, year)), month + 1].map(String);
    const key = `${digits[0]?.padStart(4, '0') ?? ''}-${digits[1]?.padStart(2, '0') ?? ''}`;
    known.set(number, key);
    return key;
  };
};

/**
 * Groups by month, newest first, in the zone that dates are shown in, so that a row is in the month that it shows.
 * `times` are in milliseconds since the epoch; NaN if uncertain.
 */
export const groupByMonth = (
  count: number,
  textOf: TextOf,
  times: Float64Array,
  zone: Zone,
): Grouping => {
  const monthOf = monthIn(zone);
  const keyOf = (row: number): string | null => {
    const time = times[row] ?? NaN;
    if (!Number.isNaN(time)) return monthOf(time);
    return (textOf(row) ?? '') === '' ? null : '';
  };
  return createGrouping(count, keyOf, asItIs, (months) => {
    const keyAt = (place: number): string => months[place] ?? '';
    return [...months.keys()].sort((a, b) => (keyAt(a) < keyAt(b) ? 1 : -1));
  });
};

/** Groups the shown rows in linear time. `turned` reverses the groups, except those of empty and missing values. */
export const groupRows = (shown: Uint32Array, grouping: Grouping, turned: boolean): Groups => {
  const { of, keys, sorted } = grouping;
  const placeOf = (group: number): number =>
    turned && group < sorted ? sorted - 1 - group : group;
  const placeOfRow = shown.map((row) => placeOf(of[row] ?? 0));
  const { rows, starts: places } = gatherRows(shown, placeOfRow, keys.length);
  const present: number[] = [];
  const starts: number[] = [];
  for (let place = 0; place < keys.length; place += 1) {
    const start = places[place] ?? 0;
    if (start === places[place + 1]) continue;
    // `placeOf` is its own inverse, so it also returns the group at a place.
    present.push(placeOf(place));
    starts.push(start);
  }
  starts.push(rows.length);
  return { grouping, rows, present: Uint32Array.from(present), starts: Uint32Array.from(starts) };
};

/** Key of a group among the folded ones. "Not given" differs from an empty value. */
export const foldKey = ({ keys }: Grouping, group: number): string => {
  const key = keys[group] ?? null;
  return key === null ? '' : `=${key}`;
};
