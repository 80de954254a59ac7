import { describe, expect, it } from 'vitest';
import {
  createColouring,
  mostGroups,
} from '../../../../../renderer/features/overview/charts/colour-rows';
import { finish } from '../../../../../renderer/features/records/list/model/work';

const grouped = (values: readonly (string | null)[]) => {
  const work = createColouring(values.length, (row) => values[row] ?? null);
  finish(work);
  const colouring = work.colouring();
  if (!colouring) throw new Error('not done');
  return colouring;
};

describe('groups that bars are coloured by', () => {
  it('are the most frequent values, and one group for the rest', () => {
    const values = [...Array.from('HGFEDCBFEDCB'), null, null, 'Z', 'Z', 'Z', 'Z'];
    expect(grouped(values)).toEqual({
      values: ['Z', 'B', 'C', 'D', 'E', 'F'],
      others: 3,
      groups: mostGroups + 1,
      groupOf: Uint8Array.of(6, 6, 5, 4, 3, 2, 1, 5, 4, 3, 2, 1, 6, 6, 0, 0, 0, 0),
    });
  });

  it('have no group for the rest if every value has its own', () => {
    expect(grouped(['A', 'A', null])).toMatchObject({ values: ['A', null], others: 0, groups: 2 });
  });

  it('contain all values with one key, named after the first of them', () => {
    const values = ['0xAB', '0xab', null, '0xCD', '0XAB'];
    const work = createColouring(
      values.length,
      (row) => values[row] ?? null,
      (value) => value.toLowerCase(),
    );
    finish(work);
    expect(work.colouring()).toMatchObject({
      values: ['0xAB', '0xCD', null],
      groupOf: Uint8Array.of(0, 0, 2, 1, 0),
    });
  });

  it('are known once all rows have been read, and not before', () => {
    const work = createColouring(1000, (row) => String(row % 3));
    expect(work.step()).toBe(false);
    expect(work.colouring()).toBeNull();
    finish(work);
    expect(work.colouring()?.values).toEqual(['0', '1', '2']);
  });
});
