import { describe, expect, it } from 'vitest';
import { beforeReadyRow, earlyFiles, packagesLoadedTooEarly } from '../../../startup/before-ready';
import { describeRow, meets, readStartTimes, startRows } from '../../../startup/figures';

describe('the times of a start', () => {
  it('are measured from the spawn', () => {
    const output = 'noise\nstart-up mark visible 1200\nstart-up mark painted 1450\n';
    expect(readStartTimes(output, 1000)).toEqual({ visible: 200, painted: 450 });
  });

  it.each(['', 'start-up mark visible 1200\n', 'start-up mark painted 1450\n'])(
    'are missing while a mark is missing: %j',
    (output) => {
      expect(readStartTimes(output, 1000)).toBeUndefined();
    },
  );
});

describe('the rows of a start', () => {
  const hello = [{ visible: 100, painted: 200 }];

  it.each([
    ['meets', { visible: 115, painted: 320 }, [true, true]],
    ['misses', { visible: 116, painted: 321 }, [false, false]],
  ])('compare medians: one that %s its targets', (_name, app, expected) => {
    expect(startRows([app], hello).map(meets)).toEqual(expected);
  });

  it('miss their targets when nothing was measured', () => {
    expect(startRows([], hello).map(meets)).toEqual([false, false]);
  });

  it('show the figure and its target', () => {
    const lines = startRows([{ visible: 120, painted: 200 }], hello).map(describeRow);
    expect(lines).toEqual([
      'MISSED  start to window: 1.20× (at most 1.15×)',
      'ok      start to 1,000 wallets: 1.00× (at most 1.6×)',
    ]);
  });
});

describe('the code before ready', () => {
  const files: Readonly<Record<string, string>> = {
    'index.cjs':
      'let a=require(`./shared-1.cjs`),e=require("electron");import_=()=>require("./app.cjs")',
    'shared-1.cjs': 'require("./index.cjs")',
    'app.cjs': '_zod',
  };
  const early = earlyFiles('index.cjs', (name) => files[name] ?? '');

  it('is what the entry requires at once, without later imports', () => {
    expect(early.map(({ name }) => name)).toEqual(['index.cjs', 'shared-1.cjs']);
    expect(packagesLoadedTooEarly(early)).toEqual([]);
  });

  it('is measured in bytes', () => {
    const row = beforeReadyRow([{ name: 'a', code: 'é'.repeat(15_001) }]);
    expect(row.value).toBeCloseTo(30.002);
    expect(meets(row)).toBe(false);
  });

  it.each([
    ['zod', 'x._zod.run'],
    ['jose', '"ERR_JOSE_GENERIC"'],
    ['keytar', 'require("keytar")'],
  ])('shows that %s runs too early', (name, code) => {
    expect(packagesLoadedTooEarly([{ name: 'index.cjs', code }])).toEqual([name]);
  });
});
