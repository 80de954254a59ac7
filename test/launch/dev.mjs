// `npm run dev`: opens the app and reopens it whenever a source file has changed.
// The page is loaded from the build here too, so that the same security policy applies as in the released app.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['electron', 'renderer', 'shared'];

/** Milliseconds without further changes before a restart. Editors write a file in several steps. */
const settle = 200;

let app;
let timer;

const open = () => {
  app = spawn(
    process.execPath,
    [path.join(project, 'test/launch/start.mjs'), ...process.argv.slice(2)],
    { cwd: project, stdio: 'inherit' },
  );
};

const hasEnded = () => app.exitCode !== null || app.signalCode !== null;

const reopen = () => {
  if (hasEnded()) return open();
  // The app is already quitting after an earlier change.
  if (app.killed) return;
  app.once('exit', open);
  app.kill('SIGTERM');
};

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    if (hasEnded()) process.exit(0);
    app.removeListener('exit', open);
    app.once('exit', () => process.exit(0));
    app.kill(signal);
  });
}

open();
for (const source of sources) {
  watch(path.join(project, source), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(reopen, settle);
  });
}
