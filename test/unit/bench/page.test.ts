import { describe, expect, test } from 'vitest';
import { appsManner, expectRows, peersManner } from '../../bench/page/expected-rows';
import { listFigures, shorterListFigures } from '../../bench/page/list-figures';
import { seededContracts } from '../../bench/page/seeded-contracts';
import { median, percentile } from '../../statistics';
import { summarise, type Summary } from '../../bench/page/summarise';

const nothing: Summary = summarise([]);
const measured = (time: number): Summary => ({ ...nothing, warm: time, secondKey: time });

describe('the seeded contracts', () => {
  test('are the same every time', () => {
    expect(seededContracts(50)).toEqual(seededContracts(50));
  });

  test.each([appsManner, peersManner])(
    'begin with another row after every key of the search',
    (manner) => {
      const { all, a, ab } = expectRows(1000, manner);
      expect(new Set([all, a, ab].map((rows) => rows[0]?.text)).size).toBe(3);
    },
  );

  test('have one order, whether compared by code units or by locale', () => {
    const { name, deployedAt } = expectRows(1000, appsManner);
    expect(expectRows(1000, peersManner)).toMatchObject({ name, deployedAt });
  });
});

describe('the figures', () => {
  test('are the median of all values', () => {
    expect([median([9, 1, 5]), median([1, 2, 3, 100])]).toEqual([5, 2.5]);
    expect(median([])).toBeNaN();
    expect(percentile([4, 3, 2, 1], 0.95)).toBe(4);
  });

  test('compare with the best of the peers', () => {
    const summaries = new Map([
      ['ours', measured(10)],
      ['react-window', measured(50)],
      ['glide-data-grid', measured(20)],
    ] as const);
    const [best] = listFigures(summaries).filter(
      ({ row, against }) => row === 3 && against.endsWith('(glide-data-grid)'),
    );
    expect(best?.ratio).toBe(0.5);
  });

  test('are never computed from runs that could not be measured', () => {
    const summaries = new Map([['react-window', measured(50)]] as const);
    const ratios = [...listFigures(summaries), ...shorterListFigures(1000, summaries)].map(
      ({ ratio }) => ratio,
    );
    expect(ratios.filter((ratio) => !Number.isNaN(ratio))).toEqual([]);
  });
});
