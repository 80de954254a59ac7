import { describe, expect, it } from 'vitest';
import {
  createGrouping,
  mostGroups,
} from '../../../../../renderer/features/overview/charts/group-rows';
import { finish } from '../../../../../renderer/features/records/list/model/work';
import { fc, forAll } from '../../../for-all';

const grouped = (values: readonly (string | null)[]) => {
  const work = createGrouping(values.length, (row) => values[row] ?? null);
  finish(work);
  const grouping = work.grouping();
  if (!grouping) throw new Error('not done');
  return grouping;
};

describe('groups that bars are coloured by', () => {
  it('are the most frequent values, and one for all others', () => {
    const value = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', null);
    forAll(fc.array(value), (values) => {
      const { values: own, others, groups, groupOf } = grouped(values);
      const kinds = new Set(values).size;
      expect(own.length + others).toBe(kinds);
      expect(groups).toBe(Math.min(kinds, mostGroups + 1));
      const times = (one: string | null): number => values.filter((other) => other === one).length;
      const least = Math.min(...own.map(times));
      expect(own.map(times)).toEqual(own.map(times).toSorted((a, b) => b - a));
      values.forEach((one, row) => {
        if (!own.includes(one)) expect(times(one)).toBeLessThanOrEqual(least);
        const place = groupOf[row] ?? -1;
        expect(place < own.length ? own[place] : 'other').toBe(own.includes(one) ? one : 'other');
      });
    });
  });

  it('have none for others where every value has its own', () => {
    expect(grouped(['A', 'A', null])).toMatchObject({ values: ['A', null], others: 0, groups: 2 });
  });

  it('hold all values with one key, named as the first of them is written', () => {
    const values = ['0xAB', '0xab', null, '0xCD', '0XAB'];
    const work = createGrouping(
      values.length,
      (row) => values[row] ?? null,
      (value) => value.toLowerCase(),
    );
    finish(work);
    expect(work.grouping()).toMatchObject({
      values: ['0xAB', '0xCD', null],
      groupOf: Uint8Array.of(0, 0, 2, 1, 0),
    });
  });

  it('are known when all rows have been looked at, and not before', () => {
    const work = createGrouping(1000, (row) => String(row % 3));
    expect(work.step()).toBe(false);
    expect(work.grouping()).toBeNull();
    finish(work);
    expect(work.grouping()?.values).toEqual(['0', '1', '2']);
  });
});
