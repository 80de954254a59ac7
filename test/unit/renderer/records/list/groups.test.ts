import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  foldKey,
  groupByAddress,
  groupByMonth,
  groupByText,
  groupRows,
  type Grouping,
} from '../../../../../renderer/features/records/list/model/groups';

const groupTexts = (texts: readonly (string | null)[]): Grouping =>
  groupByText(texts.length, (row) => texts[row] ?? null);

/** Every group as on screen: the shared value, and the rows. Shows all rows by default. */
const listed = (
  grouping: Grouping,
  { shown = [...grouping.of.keys()], turned = false } = {},
): readonly string[] => {
  const { rows, present, starts } = groupRows(Uint32Array.from(shown), grouping, turned);
  return [...present].map((group, place) => {
    const own = rows.subarray(starts[place], starts[place + 1]);
    return `${JSON.stringify(grouping.keys[group])} ${own.join(' ')}`;
  });
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('grouped rows', () => {
  it('share the exact value, in the order they were shown in', () => {
    const grouping = groupTexts([
      ...['USDC_10', 'eth', null, 'ETH', 'USDC_9', '', '__proto__', 'ETH '],
      ...['eth', 'Öl', '金庫', null, '', 'USDC_10', 'null'],
    ]);
    const shown = [8, 13, 11, 1, 0, 12, 3, 5, 2, 14, 4, 6, 10, 7, 9];
    expect(listed(grouping, { shown })).toEqual([
      ...['"__proto__" 6', '"eth" 8 1', '"ETH" 3', '"ETH " 7', '"null" 14', '"Öl" 9'],
      ...['"USDC_9" 4', '"USDC_10" 13 0', '"金庫" 10', '"" 12 5', 'null 11 2'],
    ]);
  });

  it('are reversed on request, except those without a value', () => {
    const grouping = groupTexts(['b', null, 'a10', '', 'a9', null, 'b']);
    const inOrder = ['"a9" 4', '"a10" 2', '"b" 0 6'];
    const last = ['"" 3', 'null 1 5'];
    expect(listed(grouping)).toEqual([...inOrder, ...last]);
    expect(listed(grouping, { turned: true })).toEqual([...inOrder.toReversed(), ...last]);
  });

  it('by address share one address in any spelling, named ones first', () => {
    const [hex, named] = ['ab'.repeat(20), 'cd'.repeat(20)];
    const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    const texts = [
      ...[bitcoin, `0x${hex}`, null, hex, `0X${hex}`, hex.toUpperCase(), ''],
      ...[bitcoin.toLowerCase(), `0x${named}`, `0x${hex}0`, named],
    ];
    const isNamed = (row: number): boolean => row === 8 || row === 10;
    const grouping = groupByAddress(
      texts.length,
      (row) => texts[row] ?? null,
      (row) => (isNamed(row) ? 'Vault' : null),
    );
    expect(listed(grouping)).toEqual([
      ...[`"0x${named}" 8 10`, `"0x${hex}" 1 3 4 5`, `"0x${hex}0" 9`],
      ...[`"${bitcoin}" 0`, `"${bitcoin.toLowerCase()}" 7`, '"" 6', 'null 2'],
    ]);
  });

  it('by deployer are ordered by name', () => {
    const names = ['Vault 10', null, 'vault 9', 'Öl', ''];
    const textOf = (row: number): string => `0x${String(row).repeat(40)}`;
    const grouping = groupByAddress(names.length, textOf, (row) => names[row] ?? null);
    expect([...grouping.samples]).toEqual([3, 2, 0, 1, 4]);
  });

  it('by month are newest first, in the given time zone', () => {
    const texts = [
      ...['2025-10-31T23:30:00.000Z', '2024-02-01T00:00:00.000Z', 'soon', null],
      ...['2025-11-01T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
    ];
    const times = Float64Array.from(texts, (text) => Date.parse(text ?? ''));
    const textOf = (row: number): string | null => texts[row] ?? null;
    const utc = groupByMonth(texts.length, textOf, times, 'utc');
    expect(utc.keys).toEqual(['9999-12', '2025-11', '2025-10', '2024-02', '0000-01', '', null]);
    // Every month has a name, in any time zone.
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const inTokyo = groupByMonth(texts.length, textOf, times, 'local');
    expect(inTokyo.keys).toEqual(['9999-01', '2025-11', '2024-02', '0000-01', '', null]);
    vi.stubEnv('TZ', 'America/New_York');
    const inNewYork = groupByMonth(texts.length, textOf, times, 'local');
    expect(inNewYork.keys).toEqual(['9999-12', '2025-10', '2024-01', '0000-12', '', null]);
  });

  it('tell an empty value from a missing one, whatever a value says', () => {
    const texts = [null, '', '=', 'null'];
    const grouping = groupTexts(texts);
    const keys = grouping.keys.map((_, group) => foldKey(grouping, group));
    expect(new Set(keys).size).toBe(texts.length);
  });

  it('have no group for hidden rows, and none for no rows', () => {
    const grouping = groupTexts(['a', 'b', 'c']);
    expect(listed(grouping, { shown: [1] })).toEqual(['"b" 1']);
    expect(listed(grouping, { shown: [], turned: true })).toEqual([]);
  });
});
