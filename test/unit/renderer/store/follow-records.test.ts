import { describe, expect, it } from 'vitest';
import type { Wallet } from '../../../../shared/account';
import { rowMarks } from '../../../../shared/activity';
import { noSelection, type Selection } from '../../../../renderer/store/selection';
import {
  areIdentical,
  findAgain,
  followAlarms,
  followPlaces,
  followSelection,
  haveSameOrder,
} from '../../../../renderer/store/follow-records';

const row = (
  id: string | null,
  walletName: string | null = id,
  walletAddress: string | null = null,
): Wallet => ({ id, asset: null, walletAddress, walletName });
const rowsOf = (...ids: readonly (string | null)[]): readonly Wallet[] => ids.map((id) => row(id));

const selected = (records: number, ...places: readonly number[]): Selection => {
  const marks = new Uint8Array(records);
  for (const place of places) marks[place] = 1;
  return { marks, count: places.length, anchor: places[0] ?? -1 };
};

describe('records in unchanged places', () => {
  it.each([
    ['nothing', [], []],
    ['the same', rowsOf('a', 'b'), rowsOf('a', 'b')],
    ['records without a key that are equal', [row(null, 'x')], [row(null, 'x')]],
  ])('are recognised with %s', (_name, before, rows) => {
    expect(haveSameOrder('wallets', before, rows)).toBe(true);
  });

  it.each([
    ['another order', rowsOf('a', 'b'), rowsOf('b', 'a')],
    ['one more', rowsOf('a'), rowsOf('a', 'b')],
    ['one less', rowsOf('a', 'b'), rowsOf('a')],
    ['another one', rowsOf('a', 'b'), rowsOf('a', 'c')],
    ['a record with another name', [row('a', 'before')], [row('a', 'after')]],
    [
      'twins that have changed places',
      [row('t', 'x'), row('t', 'y')],
      [row('t', 'y'), row('t', 'x')],
    ],
    ['records without a key that differ', [row(null, 'x')], [row(null, 'y')]],
    ['a key that is gone', rowsOf('a'), rowsOf(null)],
  ])('are not assumed with %s', (_name, before, rows) => {
    expect(haveSameOrder('wallets', before, rows)).toBe(false);
  });
});

describe('a selection over newer rows', () => {
  it('stays as it is if no record has moved', () => {
    const selection = selected(3, 0, 2);
    const rows = rowsOf('a', 'b', 'c');
    expect(followSelection('wallets', rows, rowsOf('a', 'b', 'c'), selection)).toBe(selection);
  });

  it('follows its records, and the anchor follows its own', () => {
    const before = rowsOf('a', 'b', 'c', 'd');
    const rows = rowsOf('new', 'd', 'c', 'a');
    // "b" was selected too, and is gone.
    const selection = followSelection('wallets', before, rows, selected(4, 3, 0, 1));
    expect(selection).toEqual({ marks: Uint8Array.of(0, 1, 0, 1), count: 2, anchor: 1 });
  });

  it('stays on a renamed record, and leaves twins that have changed places', () => {
    const before = [row('a', 'before'), row('t', 'x'), row('t', 'y')];
    const rows = [row('a', 'after'), row('t', 'y'), row('t', 'x')];
    const selection = followSelection('wallets', before, rows, selected(3, 0, 1));
    expect(selection).toEqual({ marks: Uint8Array.of(1, 0, 0), count: 1, anchor: 0 });
  });

  it('leaves out records that could not be told apart, before or now', () => {
    const before = rowsOf('twin', 'twin', 'a', null);
    const rows = rowsOf('a', 'a', 'twin', null, 'b');
    const all = selected(4, 0, 1, 2, 3);
    expect(followSelection('wallets', before, rows, all)).toEqual(noSelection(5));
  });

  it('of nothing is nothing, for the number of rows there are now', () => {
    expect(followSelection('wallets', rowsOf('a'), rowsOf('a', 'b'), noSelection(1))).toEqual(
      noSelection(2),
    );
    expect(followSelection('wallets', [], rowsOf('a', 'b'), noSelection(0))).toEqual(
      noSelection(2),
    );
    expect(followSelection('wallets', rowsOf('a'), [], selected(1, 0))).toEqual(noSelection(0));
    // A selection made before the account was reached in another way has no rows to follow.
    expect(followSelection('wallets', [], [], selected(1, 0))).toEqual(noSelection(0));
  });
});

it.each([
  ['stays', rowsOf('a', 'b'), 1, rowsOf('a', 'b'), 1],
  ['goes with its record', rowsOf('a', 'b'), 1, rowsOf('b', 'a'), 0],
  ['is found by its key', rowsOf('a', 'b'), 1, [row('c'), row('b', 'renamed')], 1],
  ['stays at the second of twins', rowsOf('t', 't'), 1, rowsOf('t', 't'), 1],
  ['is gone with its record', rowsOf('a', 'b'), 1, rowsOf('a'), null],
  ['is not guessed among twins', rowsOf('t', 't'), 1, [row('t', 'x'), row('t', 'y')], null],
  ['is nothing that was not there', rowsOf('a'), 5, rowsOf('a'), null],
  [
    'is found by all but its address, where others have its key',
    [row('w', 'ETH', '0xA'), row('w', 'USDC', '0xB')],
    0,
    [row('w', 'USDC', '0xB'), row('w', 'ETH', '0xC')],
    1,
  ],
  [
    'is found by all but its address, where it has no key',
    [row(null, 'x', '0xA'), row(null, 'y', '0xB')],
    0,
    [row(null, 'y', '0xB'), row(null, 'x', '0xC')],
    1,
  ],
  [
    'is not guessed among several that differ by their address',
    [row('w', 'x', '0xA'), row('w', 'x', '0xB')],
    0,
    [row('w', 'x', '0xB'), row('w', 'x', '0xC')],
    null,
  ],
  [
    'is not one of several that are like it but for their address',
    [row(null, 'x', '0xA')],
    0,
    [row(null, 'x', '0xB'), row(null, 'x', '0xC')],
    null,
  ],
])('the open record %s', (_name, before, record, rows, place) => {
  expect(findAgain('wallets', before, record, rows)).toBe(place);
});

describe('row indices in newer rows', () => {
  it('are unchanged if nothing has moved', () => {
    const places = Uint32Array.of(2, 0);
    const rows = rowsOf('a', 'b', 'c');
    expect(followPlaces('wallets', rows, rowsOf('a', 'b', 'c'), places)).toBe(places);
  });

  it('follow their records in the same order, without records that are gone or cannot be told apart', () => {
    const before = rowsOf('a', 'b', 'twin', 'twin', 'c', null);
    const rows = rowsOf('new', 'c', 'twin', 'a', null);
    const places = Uint32Array.of(4, 3, 5, 1, 0);
    expect(followPlaces('wallets', before, rows, places)).toEqual(Uint32Array.of(1, 3));
  });
});

it('alarms over newer rows follow their records; other marks do not', () => {
  const before = rowsOf('a', 'b', 'c');
  const rows = [row('new'), ...before];
  const marks = Uint8Array.of(rowMarks.added, rowMarks.alarm, 0);
  expect(followAlarms('wallets', before, rows, marks)).toEqual(
    Uint8Array.of(0, 0, rowMarks.alarm, 0),
  );
  const changed = [row('a'), row('b', 'b', 'another'), row('c')];
  expect(followAlarms('wallets', before, changed, marks)).toEqual(
    Uint8Array.of(0, rowMarks.alarm, 0),
  );
  expect(followAlarms('wallets', before, rows, Uint8Array.of(rowMarks.added, 0, 0))).toBeNull();
});

it('records count as identical only if their unspecified fields are the same too', () => {
  const full = (raw?: string) => [{ ...row('a'), ...(raw !== undefined && { raw }) }];

  expect(areIdentical('wallets', full(), full())).toBe(true);
  expect(areIdentical('wallets', full('{"tier":1}'), full('{"tier":1}'))).toBe(true);
  expect(areIdentical('wallets', full('{"tier":1}'), full('{"tier":2}'))).toBe(false);
  expect(areIdentical('wallets', full(), full('{"tier":2}'))).toBe(false);
  expect(areIdentical('wallets', full(), [...full(), ...full()])).toBe(false);
});
