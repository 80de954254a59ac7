import type { BothOrders, Expectations, Landmarks } from './expected-rows';
import type { Control } from './in-page/controls';
import type { Way } from './in-page/scroll';
import {
  closeContracts,
  collectGarbage,
  openContracts,
  sortByDate,
  sortByName,
  usedHeap,
  type OpenPage,
} from './open-page';

/** How often each step runs on one page. */
export interface Repetitions {
  readonly mounts: number;
  readonly searches: number;
  readonly sorts: number;
}

/** Measurements of one page: times in milliseconds, heap in bytes. */
export interface Latencies {
  readonly fresh: readonly number[];
  readonly warm: readonly number[];
  readonly firstKey: readonly number[];
  readonly secondKey: readonly number[];
  readonly clear: readonly number[];
  readonly firstSort: readonly number[];
  readonly laterSort: readonly number[];
  readonly usedAfterUse: number;
  /** The longest task from the first click on the list to the end of the sorting. */
  readonly longestTask: number;
  /** Times from frame to frame while scrolling without a frame rate cap: `work` while flung, `wheel` by the wheel. */
  readonly work: readonly number[];
  readonly wheel: readonly number[];
}

type Times = Record<'firstKey' | 'secondKey' | 'clear' | 'firstSort' | 'laterSort', number[]>;

const scrollTime = 1500;

const pressFor = ({ page }: OpenPage, control: Control, accepted: readonly Landmarks[]) =>
  page.evaluate(([what, rows]) => window.bench.press(what, rows), [control, accepted] as const);

const searchFor = async ({ page }: OpenPage, text: string, rows: Landmarks): Promise<number> => {
  const searched = [text, [rows]] as const;
  const { milliseconds } = await page.evaluate(
    ([typed, accepted]) => window.bench.type(typed, accepted),
    searched,
  );
  return milliseconds;
};

const mountAgain = async (open: OpenPage, all: Landmarks): Promise<number> => {
  await open.page.evaluate((what) => window.bench.click(what), closeContracts);
  await collectGarbage(open.protocol);
  return (await pressFor(open, openContracts, [all])).milliseconds;
};

const searchOnce = async (open: OpenPage, expected: Expectations, times: Times): Promise<void> => {
  times.firstKey.push(await searchFor(open, 'a', expected.a));
  times.secondKey.push(await searchFor(open, 'ab', expected.ab));
  times.clear.push(await searchFor(open, '', expected.all));
};

/** Sorts by a column and reverses the order. Returns both times. Each page chooses which order comes first. */
const sortBothWays = async (open: OpenPage, control: Control, orders: BothOrders) => {
  const first = await pressFor(open, control, orders);
  const second = await pressFor(
    open,
    control,
    orders.filter((_, which) => which !== first.which),
  );
  return [first.milliseconds, second.milliseconds] as const;
};

const sortTimes = async (
  open: OpenPage,
  { name, deployedAt }: Expectations,
  repetitions: number,
  times: Times,
): Promise<void> => {
  const [first, turned] = await sortBothWays(open, sortByName, name);
  times.firstSort.push(first);
  // The first sort by date belongs to neither figure: it is not by name and not repeated.
  const [, turnedDates] = await sortBothWays(open, sortByDate, deployedAt);
  times.laterSort.push(turned, turnedDates);
  for (let i = 1; i < repetitions; i += 1) {
    times.laterSort.push(...(await sortBothWays(open, sortByName, name)));
    times.laterSort.push(...(await sortBothWays(open, sortByDate, deployedAt)));
  }
};

/** Mounts, searches, sorts and scrolls on a fresh page. */
export const measureLatencies = async (
  open: OpenPage,
  expected: Expectations,
  repetitions: Repetitions,
): Promise<Latencies> => {
  const times: Times = { firstKey: [], secondKey: [], clear: [], firstSort: [], laterSort: [] };
  const usedBefore = await usedHeap(open.protocol);
  await open.page.evaluate(() => window.bench.longestTask());
  const { milliseconds: fresh } = await pressFor(open, openContracts, [expected.all]);
  // Right after the first rows, so that no index built in idle time exists yet.
  await searchOnce(open, expected, times);
  const warm: number[] = [];
  for (let i = 0; i < repetitions.mounts; i += 1) warm.push(await mountAgain(open, expected.all));
  for (let i = 1; i < repetitions.searches; i += 1) await searchOnce(open, expected, times);
  await sortTimes(open, expected, repetitions.sorts, times);
  const longestTask = await open.page.evaluate(() => window.bench.longestTask());
  const usedAfterUse = (await usedHeap(open.protocol)) - usedBefore;
  const scroll = async (by: Way): Promise<readonly number[]> => {
    const way = [scrollTime, by] as const;
    const { frames } = await open.page.evaluate(
      ([time, how]) => window.bench.scroll(time, how),
      way,
    );
    return frames;
  };
  const [work, wheel] = [await scroll('flung'), await scroll('wheel')];
  return { ...times, fresh: [fresh], warm, usedAfterUse, longestTask, work, wheel };
};
