import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from './command.mjs';
import { runWithKeyring } from './keyring.mjs';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Path of an installed tool's command. */
export const tool = (name) =>
  path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/** Prints the title and runs a command in the project's folder. Returns whether the command succeeded. */
export const step = (title, program, ...words) => {
  process.stdout.write(`\n> ${title}\n`);
  const { file, args, shell } = command(program, words);
  const { status } = spawnSync(file, args, { cwd: root, stdio: 'inherit', shell });
  return status === 0;
};

/** Like `step`, but in parallel. `finish` waits for the command, prints its output and resolves to its success. */
export const stepBeside = (title, program, ...words) => {
  const { file, args, shell } = command(program, words);
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell });
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

/**
 * Runs end-to-end tests on the built app, in a session with its own unlocked keyring. Resolves to the exit code.
 * @param {NodeJS.ProcessEnv} env environment of the host that runs the app
 * @param {readonly string[]} words arguments for Playwright: files, `--grep`
 */
export const endToEnd = (env, ...words) =>
  runWithKeyring(
    'unlocked',
    [tool('playwright'), 'test', '-c', 'test/playwright.config.ts', ...words],
    {
      cwd: root,
      env,
    },
  );
