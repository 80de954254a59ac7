import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An installed tool's command. */
export const tool = (name) => path.join(root, 'node_modules', '.bin', name);

/** Runs a command in the project's folder; true when it succeeded. */
export const step = (title, command, ...args) => {
  process.stdout.write(`\n> ${title}\n`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
};
