// Measures rows 20 to 22 of the performance targets on the real Electron. Run after a build:
// `node --import tsx test/startup/measure.ts`
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../launch/built-app';
import { findElectron } from '../launch/electron-binary';
import { runWithKeyring } from '../run/keyring.mjs';
import { beforeReadyRow, earlyFiles, packagesLoadedTooEarly } from './before-ready';
import { describeRow, meets, startRows, type Row, type StartTimes } from './figures';
import { makeAccount } from './make-account';
import { startOnce } from './start-once';

const rounds = 15;

const measureStarts = async (electron: string): Promise<readonly Row[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-startup-'));
  const app = {
    userData: path.join(folder, 'app'),
    paintedSelector: '[role="grid"][aria-rowcount="1001"] [role="gridcell"]',
  };
  const hello = { userData: path.join(folder, 'hello'), paintedSelector: 'p' };
  const helloFolder = fileURLToPath(new URL('hello', import.meta.url));
  const times: { readonly app: StartTimes[]; readonly hello: StartTimes[] } = {
    app: [],
    hello: [],
  };
  const service = await makeAccount(electron, app.userData, 1000);
  try {
    // The first start of each app only fills the caches.
    for (let round = 0; round <= rounds; round += 1) {
      const ofHello = await startOnce(electron, helloFolder, hello);
      const ofApp = await startOnce(electron, projectFolder, app);
      if (round > 0) times.hello.push(ofHello);
      if (round > 0) times.app.push(ofApp);
    }
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
  return startRows(times.app, times.hello);
};

const report = (rows: readonly Row[], early: readonly string[]): void => {
  for (const row of rows) process.stdout.write(`${describeRow(row)}\n`);
  for (const name of early) process.stdout.write(`MISSED  ${name} runs before the window exists\n`);
  if (!rows.every(meets) || early.length > 0) process.exitCode = 1;
};

const measure = async (): Promise<void> => {
  const read = (name: string) => readFileSync(path.join(projectFolder, 'out/main', name), 'utf8');
  const files = earlyFiles('index.cjs', read);
  const electron = findElectron();
  if (electron === undefined) process.stdout.write('Electron is not here: row 22 only\n');
  const starts = electron === undefined ? [] : await measureStarts(electron);
  report([...starts, beforeReadyRow(files)], packagesLoadedTooEarly(files));
};

// The app's keys are in a keychain, so the whole run takes place in a session with a keyring.
if (process.argv.includes('--in-session')) await measure();
else {
  const again = ['--import', 'tsx', fileURLToPath(import.meta.url), '--in-session'];
  process.exitCode = await runWithKeyring('unlocked', [process.execPath, ...again]);
}
