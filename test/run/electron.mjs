// `npm run test:electron`: runs only the end-to-end tests that need Electron itself, and those that are most important
// on it (`@electron-too`). On the stand-in `npm test` skips the former; this command fails.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { readReport, skippedLines, testsIn } from './report.mjs';
import { endToEnd, root, step, tool } from './steps.mjs';

const file = path.join(root, 'test/.results/e2e.json');
const { openHost } = await tsImport('./host.ts', import.meta.url);
const host = await openHost();
process.stdout.write(`${host.line}\n`);

rmSync(file, { force: true });
const built = step('build', tool('electron-vite'), 'build', '--logLevel', 'warn');
process.stdout.write('\n> tests that need Electron itself\n');
const run = () => endToEnd(host.env, '--grep', '@electron');
const code = await (built ? run() : Promise.resolve(1)).finally(host.close);
const report = readReport(file);
for (const line of skippedLines(undefined, report)) process.stdout.write(`${line}\n`);
const passed = (report?.suites ?? []).flatMap(testsIn).filter(({ status, annotations }) => {
  const ranOn = annotations.find(({ type }) => type === 'host')?.description;
  return status === 'expected' && ranOn === 'electron';
}).length;
if (passed === 0) process.stdout.write('not ok: none of them ran on Electron itself\n');
process.exitCode = code === 0 && passed > 0 ? 0 : 1;
