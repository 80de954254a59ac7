import type { Sample } from './collect';
import { median, percentile } from '../../statistics';

/** A subject's figures: times in milliseconds, heap in bytes. NaN for a figure that was not measured. */
export interface Summary {
  readonly fresh: number;
  readonly warm: number;
  readonly firstKey: number;
  readonly secondKey: number;
  readonly secondKeyWorst: number;
  readonly clear: number;
  readonly firstSort: number;
  readonly laterSort: number;
  readonly usedAfterMount: number;
  readonly usedAfterUse: number;
  readonly longestTask: number;
  readonly frames: number;
  readonly blank: number;
  readonly work: number;
  readonly workWorst: number;
  readonly wheel: number;
}

/** NaN where nothing was measured. */
const largest = (values: readonly number[]): number =>
  values.length === 0 ? NaN : Math.max(...values);

/** Returns the medians of all rounds; a figure named "worst" is the 95th percentile. */
export const summarise = (samples: readonly Sample[]): Summary => {
  const latencies = samples.map((sample) => sample.latencies);
  const scrolling = samples.flatMap((sample) => sample.scrolling ?? []);
  const secondKeys = latencies.flatMap(({ secondKey }) => secondKey);
  return {
    fresh: median(latencies.flatMap(({ fresh }) => fresh)),
    warm: median(latencies.flatMap(({ warm }) => warm)),
    // Only the first search on a page runs without an index.
    firstKey: median(latencies.flatMap(({ firstKey }) => firstKey.slice(0, 1))),
    secondKey: median(secondKeys),
    secondKeyWorst: percentile(secondKeys, 0.95),
    clear: median(latencies.flatMap(({ clear }) => clear)),
    firstSort: median(latencies.flatMap(({ firstSort }) => firstSort)),
    laterSort: median(latencies.flatMap(({ laterSort }) => laterSort)),
    usedAfterMount: median(scrolling.map(({ usedAfterMount }) => usedAfterMount)),
    usedAfterUse: median(latencies.map(({ usedAfterUse }) => usedAfterUse)),
    longestTask: largest(latencies.map(({ longestTask }) => longestTask)),
    frames: median(scrolling.map(({ scrolled }) => scrolled.frames.length)),
    // The largest, not the median: no blank frame is acceptable.
    blank: largest(scrolling.flatMap(({ scrolled }) => scrolled.blank ?? [])),
    work: median(latencies.map(({ work }) => median(work))),
    workWorst: median(latencies.map(({ work }) => percentile(work, 0.95))),
    wheel: median(latencies.map(({ wheel }) => median(wheel))),
  };
};
