import { spawn, spawnSync } from 'node:child_process';
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

/** As `step`, beside others: what it says is shown in one piece when `finish` is awaited, which resolves as `step` answers. */
export const stepBeside = (title, command, ...args) => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (status) => resolve(status === 0));
  });
  return {
    finish: async () => {
      const ok = await ended;
      process.stdout.write(`\n> ${title}\n`);
      for (const chunk of said) process.stdout.write(chunk);
      return ok;
    },
  };
};
