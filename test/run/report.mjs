import { readFileSync } from 'node:fs';

/** A runner's report in JSON; undefined where it wrote none. */
export const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** What vitest counted. */
export const ofVitest = (report) => ({
  passed: report?.numPassedTests ?? 0,
  failed: report?.numFailedTests ?? 0,
  skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
});

/** What Playwright counted. */
export const ofPlaywright = (report) => ({
  passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
  failed: report?.stats.unexpected ?? 0,
  skipped: report?.stats.skipped ?? 0,
});

export const testsIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test }))),
  ...suites.flatMap(testsIn),
];

/** A line for each end-to-end test that was skipped: its title, and why. None is skipped without a reason. */
export const skippedLines = (report) =>
  (report?.suites ?? [])
    .flatMap(testsIn)
    .filter(({ status }) => status === 'skipped')
    .map(({ title, annotations }) => {
      const why = annotations.find(({ type }) => type === 'skip')?.description;
      return `skipped: ${title} (${why ?? 'without a reason'})`;
    });
