// Part of `npm run check`: fails unless a test names each row and the table in rows.md is up to date.
// With `--write` it writes the table.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../launch/built-app';
import { faults } from './faults';
import { readMarks } from './marks';
import { notYet } from './not-yet';
import { requirements } from './rows';
import { rowProblems, rowTable } from './table';

const folder = path.join(projectFolder, 'test');
const tableFile = path.join(folder, 'security-rows', 'rows.md');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:test|spec)\.ts$/u.test(name) && !name.includes('node_modules/'))
  .sort();
const read = files.map((file) => ({
  file,
  ...readMarks(`test/${file}`, readFileSync(path.join(folder, file), 'utf8')),
}));
const tests = read.flatMap(({ file, tests: marked }) => marked.map((test) => ({ ...test, file })));
const rows = [
  ...requirements.map((row) => ({ name: row[0], row })),
  ...faults.map((row) => ({ name: `fault ${row[0]}`, row })),
];

const problems = [...read.flatMap((marks) => marks.problems), ...rowProblems(rows, tests, notYet)];

const text = `# Every row, its tests, and where they run

Written from the titles of the tests; to renew it: \`npx tsx test/security-rows/check.ts --write\`.

<!-- oxfmt-ignore-start -->
${rowTable(rows, tests, notYet)}
<!-- oxfmt-ignore-end -->
`;
if (process.argv.includes('--write')) writeFileSync(tableFile, text);
else if (!existsSync(tableFile) || readFileSync(tableFile, 'utf8') !== text)
  problems.push(
    'test/security-rows/rows.md is out of date: npx tsx test/security-rows/check.ts --write',
  );

for (const problem of problems) process.stdout.write(`${problem}\n`);
for (const [name, reason] of Object.entries(notYet))
  process.stdout.write(`not tested yet: ${name}, ${reason}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
process.stdout.write(
  `${rows.length} rows, ${tests.length} tests or groups name them, ${Object.keys(notYet).length} rows not yet\n`,
);
