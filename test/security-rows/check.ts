// Part of `npm run check`: every row has a test that names it, and the table in test/README.md says which.
// With `--write` it writes that table.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../launch/built-app';
import { faults } from './faults';
import { readMarks } from './marks';
import { notYet } from './not-yet';
import { requirements } from './rows';
import { rowProblems, rowTable } from './table';

const folder = path.join(projectFolder, 'test');
const readme = path.join(folder, 'README.md');

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

const between = /(?<=<!-- rows -->\n)[^]*?(?=\n<!-- \/rows -->)/u;
const text = readFileSync(readme, 'utf8');
if (!between.test(text)) problems.push('test/README.md has no place for the table of rows');
const table = rowTable(rows, tests, notYet);
if (process.argv.includes('--write'))
  writeFileSync(
    readme,
    text.replace(between, () => table),
  );
else if (between.exec(text)?.[0] !== table)
  problems.push('test/README.md is out of date: npx tsx test/security-rows/check.ts --write');

for (const problem of problems) process.stdout.write(`${problem}\n`);
for (const [name, reason] of Object.entries(notYet))
  process.stdout.write(`not tested yet: ${name}, ${reason}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
process.stdout.write(
  `${rows.length} rows, ${tests.length} tests or groups name them, ${Object.keys(notYet).length} rows not yet\n`,
);
