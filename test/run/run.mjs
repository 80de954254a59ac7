// `npm test`: builds and checks the app and runs all tests. The last line adds up the reports of the test runners.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import {
  failedLines,
  ofPlaywright,
  ofVitest,
  readReport,
  skippedLines,
  unheard,
} from './report.mjs';
import { endToEnd, root, step, tool } from './steps.mjs';

if (process.argv.length > 2) {
  process.stderr.write(
    '"npm test" runs every test. Some of them: npm run test:e2e -- demo.spec.ts\n',
  );
  process.exit(2);
}

const results = path.join(root, 'test/.results');

const { openHost } = await tsImport('./host.ts', import.meta.url);
const host = await openHost();
process.stdout.write(`${host.line}\n`);

rmSync(results, { recursive: true, force: true });

const failures = [];
const expectOk = (name, ok) => {
  if (!ok) failures.push(name);
};

expectOk('build', step('build', tool('electron-vite'), 'build', '--logLevel', 'warn'));

// One after the other: each uses two cores by itself, and would take 50 % longer beside the other.
expectOk('check', step('check', process.execPath, 'test/checks/check.mjs'));
expectOk('unit tests', step('unit tests', tool('vitest'), 'run', '-c', 'test/vitest.config.ts'));

process.stdout.write('\n> end-to-end tests\n');
const endedWith = await endToEnd(host.env).finally(host.close);
expectOk('end-to-end tests', endedWith === 0);

const unit = readReport(path.join(results, 'unit.json'));
const e2e = readReport(path.join(results, 'e2e.json'));
const counts = {
  'unit tests': ofVitest(unit),
  'end-to-end tests': ofPlaywright(e2e),
};
const total = { passed: 0, failed: 0, skipped: 0 };
process.stdout.write(`\n${host.line}\n`);
for (const line of [...skippedLines(unit, e2e), ...failedLines(unit, e2e)]) {
  process.stdout.write(`${line}\n`);
}
for (const file of unheard(unit, path.join(root, 'test'))) failures.push(`${file}: did not run`);
for (const [name, count] of Object.entries(counts)) {
  if (count.passed + count.failed === 0) failures.push(`${name}: no test ran`);
  for (const kind of Object.keys(total)) total[kind] += count[kind];
  process.stdout.write(
    `${name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`,
  );
}
if (failures.length > 0) process.stdout.write(`not ok: ${failures.join('; ')}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
