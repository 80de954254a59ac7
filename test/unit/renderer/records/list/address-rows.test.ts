import { describe, expect, it } from 'vitest';
import { createAddressRows } from '../../../../../renderer/features/records/list/model/address-rows';

const addressOf = (number: number): string =>
  `0x${'aB'.repeat(16)}${number.toString(16).padStart(8, '0')}`;

describe('the rows with an address', () => {
  it('are told apart from rows whose address ends the same way', () => {
    const end = 'c'.repeat(38);
    const texts = [`0x1d${end}`, `0x2d${end}`, null, '', `0x1D${end}`];
    const { with: rowsWith } = createAddressRows(texts.length, (row) => texts[row] ?? null);
    expect([rowsWith(`1d${end}`), rowsWith(`0x2d${end}`)]).toEqual([[0, 4], [1]]);
    expect([rowsWith(`0x3d${end}`), rowsWith('')]).toEqual([[], []]);
    expect(rowsWith(`0x1d${end}`)).toEqual([0, 4]);
  });

  it('are all found, however much was indexed before', () => {
    for (const steps of [0, 1, 3, 100]) {
      const rows = createAddressRows(1000, (row) => addressOf(row % 500));
      for (let step = 0; step < steps; step += 1) rows.step();
      expect(rows.with(addressOf(499))).toEqual([499, 999]);
      expect(rows.step()).toBe(true);
    }
  });

  it('are found without reading every address again', () => {
    let read = 0;
    const { with: rowsWith } = createAddressRows(10_000, (row) => {
      read += 1;
      return addressOf(row);
    });
    rowsWith(addressOf(0));
    read = 0;
    for (let row = 1; row <= 50; row += 1) expect(rowsWith(addressOf(row))).toEqual([row]);
    expect(read).toBeLessThan(1000);
  });

  it('are not searched again for the next record if all records share the address', () => {
    let read = 0;
    const { with: rowsWith } = createAddressRows(10_000, () => {
      read += 1;
      return addressOf(7);
    });
    expect(rowsWith(addressOf(7))).toHaveLength(10_000);
    read = 0;
    expect(rowsWith(addressOf(7))).toHaveLength(10_000);
    expect(read).toBe(0);
  });
});
