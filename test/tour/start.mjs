// `npm run tour`: builds the app and walks through it in a session with a keyring of its own.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWithKeyring } from '../run/keyring.mjs';

const folder = path.dirname(fileURLToPath(import.meta.url));
const bin = (name) => path.join(folder, '../../node_modules/.bin', name);

const built = spawnSync(bin('electron-vite'), ['build', '--logLevel', 'warn'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = built.status ?? 1;
if (process.exitCode === 0) {
  process.exitCode = await runWithKeyring('unlocked', [
    process.execPath,
    '--import',
    'tsx',
    path.join(folder, 'tour.ts'),
  ]);
}
