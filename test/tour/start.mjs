// `npm run tour`: builds the app and takes pictures of its screens, in a session with its own keyring.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { runWithKeyring } from '../run/keyring.mjs';
import { step, tool } from '../run/steps.mjs';

const folder = path.dirname(fileURLToPath(import.meta.url));

const { openHost } = await tsImport('../run/host.ts', import.meta.url);
const host = await openHost();
process.stdout.write(`${host.line}\n`);

const built = step('build', tool('electron-vite'), 'build', '--logLevel', 'warn');
process.exitCode = built ? 0 : 1;
if (built) {
  process.exitCode = await runWithKeyring(
    'unlocked',
    [process.execPath, '--import', 'tsx', path.join(folder, 'tour.ts')],
    { env: host.env },
  );
}
await host.close();
