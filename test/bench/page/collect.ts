import type { Browser } from 'playwright';
import { expectRows, type Expectations } from './expected-rows';
import { measureLatencies, type Latencies, type Repetitions } from './measure-latencies';
import { measureScrolling, type Scrolling } from './measure-scrolling';
import { openPage, type OpenPage, type Stage } from './open-page';
import type { Subject, SubjectName } from './subjects';

/** Everything measured of one subject in one round. */
export interface Sample {
  readonly latencies: Latencies;
  /** Null where only times were asked for. */
  readonly scrolling: Scrolling | null;
}

/** Samples by subject. */
export type Samples = ReadonlyMap<SubjectName, readonly Sample[]>;

/** What is to be measured. */
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

/** Begins each round with another subject, so that no one always has the quietest moment. */
const rotated = <Item>(items: readonly Item[], by: number): readonly Item[] => {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

/** The same for all subjects of one manner, and slow to work out. */
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

/** Measures all subjects, round by round. Throws when one of them does not show what it must. */
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
