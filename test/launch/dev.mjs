// `npm run dev`: opens the app and opens it again whenever a source file has changed.
// The page comes from the build here too, so that it runs under the same policy as at the user's.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['electron', 'renderer', 'shared'];

/** Editors write a file in several steps; one restart for all of them. */
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
  // Further files may change while it quits.
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
