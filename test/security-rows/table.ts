import type { MarkedTest } from './marks';
import type { Row } from './rows';

/** A marked test and its file's path below `test/`, with slashes. */
export interface PlacedTest extends MarkedTest {
  readonly file: string;
}

/** A row and its name in titles. */
export interface NamedRow {
  readonly name: string;
  readonly row: Row;
}

/** Returns problems as texts: unknown rows in titles, rows without a test, wrong entries of not-yet.ts. */
export const rowProblems = (
  rows: readonly NamedRow[],
  tests: readonly PlacedTest[],
  notYet: Readonly<Record<string, string>>,
): readonly string[] => {
  const known = new Set(rows.map(({ name }) => name));
  const tested = new Set(tests.flatMap((test) => test.rows));
  return [
    ...tests.flatMap(({ file, title, rows: named }) =>
      named
        .filter((name) => !known.has(name))
        .map((name) => `test/${file}: “${title}” names ${name}, which is no row`),
    ),
    ...rows
      .filter(({ name }) => !tested.has(name) && notYet[name] === undefined)
      .map(({ name, row }) => `${name} has no test: ${row[2]}`),
    ...Object.keys(notYet)
      .filter((name) => !known.has(name) || tested.has(name))
      .map((name) => `${name} is in not-yet.ts, and ${known.has(name) ? 'has a test' : 'no row'}`),
  ];
};

/** Where a test runs. Tests that need Electron itself or a packaged app run only in the workflow. */
export const runsIn = ({ file, needsElectron }: PlacedTest): string => {
  if (file.startsWith('packaged/')) return 'workflow, packaged app';
  if (needsElectron) return 'workflow, Electron';
  return file.startsWith('e2e/') ? '`npm test`, built app' : '`npm test`';
};

const escape = (text: string): string => text.replace(/[\\|<>*_`$]/gu, (sign) => `\\${sign}`);

const linkTo = (file: string): string =>
  `[${file.replace(/\.(?:test|spec)\.ts$/u, '')}](../${file})`;

/** Joins the lines of a cell and drops repeated ones. */
const stack = (lines: readonly string[]): string => [...new Set(lines)].join('<br>');

/** Returns a Markdown table of all rows with the tests that name them. */
export const rowTable = (
  rows: readonly NamedRow[],
  tests: readonly PlacedTest[],
  notYet: Readonly<Record<string, string>>,
): string => {
  const lines = rows.map(({ name, row: [, priority, requirement] }) => {
    const naming = tests.filter((test) => test.rows.includes(name));
    const tested = naming.map(({ file, title }) => `${linkTo(file)}: ${escape(title)}`);
    const cells = [
      `${name}${priority === 'M' ? '' : ' (should)'}`,
      escape(requirement),
      tested.length > 0 ? stack(tested) : `not yet: ${notYet[name] ?? ''}`,
      stack(naming.map(runsIn)),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| row | the app | tests | run in |', '| --- | --- | --- | --- |', ...lines].join('\n');
};
