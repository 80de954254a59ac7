// `npm run test:electron`: the end-to-end tests that need Electron itself, those that must hold there before anything
// else (`@electron-too`), and no others. On the stand-in `npm test` skips the former, because it has much more to say;
// this fails there.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runWithKeyring } from './keyring.mjs';
import { testsIn } from './report.mjs';
import { root, step, tool } from './steps.mjs';

const report = path.join(root, 'test/.results/e2e.json');

rmSync(report, { force: true });
if (!step('build', tool('electron-vite'), 'build', '--logLevel', 'warn')) process.exit(1);
process.stdout.write('\n> tests that need Electron itself\n');
const playwright = [tool('playwright'), 'test', '-c', 'test/playwright.config.ts'];
const code = await runWithKeyring('unlocked', [...playwright, '--grep', '@electron'], {
  cwd: root,
});
const passed = JSON.parse(readFileSync(report, 'utf8'))
  .suites.flatMap(testsIn)
  .filter(({ status, annotations }) => {
    const host = annotations.find(({ type }) => type === 'host')?.description;
    return status === 'expected' && host === 'electron';
  }).length;
if (passed === 0) process.stdout.write('not ok: none of them ran on Electron itself\n');
process.exitCode = code === 0 && passed > 0 ? 0 : 1;
