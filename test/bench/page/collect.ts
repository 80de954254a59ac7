import type { Browser } from 'playwright';
import { expectRows, type Expectations } from './expected-rows';
import { measureLatencies, type Latencies, type Repetitions } from './measure-latencies';
import { measureScrolling, type Scrolling } from './measure-scrolling';
import { openPage, type OpenPage, type Stage } from './open-page';
import type { Subject, SubjectName } from './subjects';

/** All measurements of one subject in one round. */
export interface Sample {
  readonly latencies: Latencies;
  /** Null when the plan measures times only. */
  readonly scrolling: Scrolling | null;
}

/** Samples by subject. */
export type Samples = ReadonlyMap<SubjectName, readonly Sample[]>;

/** Size of the list, number of rounds, and what to measure in each. */
export interface Plan {
  /** Number of contracts. */
  readonly count: number;
  readonly rounds: number;
  readonly repetitions: Repetitions;
  readonly scrolling: 'scrolling' | 'times-only';
}

export interface Browsers {
  readonly capped: Browser;
  readonly uncapped: Browser;
}

const onPage = async <Measured>(
  stage: Stage,
  subject: Subject,
  count: number,
  measure: (open: OpenPage) => Promise<Measured>,
): Promise<Measured> => {
  const open = await openPage(stage, subject, count);
  try {
    return await measure(open);
  } catch (cause) {
    throw new Error(`${subject.label}, ${count} rows: not measured`, { cause });
  } finally {
    await open.close();
  }
};

/** Rotates the items by `by` places, so that each round starts with another subject and none has an advantage. */
const rotated = <Item>(items: readonly Item[], by: number): readonly Item[] => {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

/** Computes the expectations once per manner, because they are slow to compute and the same for all its subjects. */
const expectOnce = (count: number) => {
  const known = new Map<Subject['manner'], Expectations>();
  return ({ manner }: Subject): Expectations => {
    const expected = known.get(manner) ?? expectRows(count, manner);
    known.set(manner, expected);
    return expected;
  };
};

const measure = async (
  subject: Subject,
  expected: Expectations,
  browsers: Browsers,
  stage: Omit<Stage, 'browser'>,
  { count, repetitions, scrolling }: Plan,
): Promise<Sample> => ({
  latencies: await onPage({ ...stage, browser: browsers.uncapped }, subject, count, (open) =>
    measureLatencies(open, expected, repetitions),
  ),
  scrolling:
    scrolling === 'times-only'
      ? null
      : await onPage({ ...stage, browser: browsers.capped }, subject, count, (open) =>
          measureScrolling(open, expected),
        ),
});

/** Measures all subjects, round by round. Rejects when a subject does not show the expected rows. */
export const collect = async (
  subjects: readonly Subject[],
  browsers: Browsers,
  stage: Omit<Stage, 'browser'>,
  plan: Plan,
): Promise<Samples> => {
  const samples = new Map<SubjectName, Sample[]>(subjects.map(({ name }) => [name, []]));
  const expect = expectOnce(plan.count);
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const subject of rotated(subjects, round)) {
      process.stderr.write(`${plan.count} rows, round ${round + 1}: ${subject.label}\n`);
      const sample = await measure(subject, expect(subject), browsers, stage, plan);
      samples.get(subject.name)?.push(sample);
    }
  }
  return samples;
};
