import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Reads a test runner's JSON report. Returns undefined if there is none. */
export const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Numbers of tests in vitest's report. */
export const ofVitest = (report) => ({
  passed: report?.numPassedTests ?? 0,
  failed: report?.numFailedTests ?? 0,
  skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
});

/** Unit test files below a folder that are missing in vitest's report. vitest has been seen to omit files silently. */
export const unheard = (report, folder) => {
  const heard = new Set((report?.testResults ?? []).map(({ name }) => path.normalize(name)));
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .filter((name) => !heard.has(path.join(folder, name)));
};

/** Numbers of tests in Playwright's report. */
export const ofPlaywright = (report) => ({
  passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
  failed: report?.stats.unexpected ?? 0,
  skipped: report?.stats.skipped ?? 0,
});

export const testsIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test }))),
  ...suites.flatMap(testsIn),
];

/** A line for each skipped test with its title; for an end-to-end test also with the reason. */
export const skippedLines = (unit, endToEnd) => [
  ...(unit?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => `skipped: ${placeOf(name)} ${fullName}`),
  ),
  ...(endToEnd?.suites ?? [])
    .flatMap(testsIn)
    .filter(({ status }) => status === 'skipped')
    .map(({ title, annotations }) => {
      const why = annotations.find(({ type }) => type === 'skip')?.description;
      return `skipped: ${title} (${why ?? 'without a reason'})`;
    }),
];

/** A line for each failed test: its file, its title, and the first line of its message. */
export const failedLines = (unit, endToEnd) => [
  ...(unit?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded or set up has no failed tests of its own.
    if (failed.length === 0 && status === 'failed') return [failure(name, '', message)];
    return failed.map((test) => failure(name, test.fullName, test.failureMessages[0]));
  }),
  ...(endToEnd?.suites ?? [])
    .flatMap(testsIn)
    .filter(({ status }) => status === 'unexpected')
    .map(({ file, title, results }) => failure(file, title, results?.at(-1)?.error?.message)),
];

const placeOf = (file) => file?.replace(/^.*?\btest[\\/]/u, '') ?? 'unknown file';

const failure = (file, title, message) => {
  const place = placeOf(file);
  const [said] = stripVTControlCharacters(message ?? 'no message').split('\n');
  return `failed: ${place}${title === '' ? '' : ` ${title}`} (${said})`;
};
