import { spawn } from 'node:child_process';
import { projectFolder } from './built-app';
import { obstacleIn, type Obstacle } from './obstacles';

/** How a run of Electron ended. */
export interface Ending {
  /** Exit code; 1 if a signal ended Electron or Electron did not start. */
  readonly code: number;
  /** Why Electron could not start; undefined if it started or the reason is unknown. */
  readonly obstacle: Obstacle | undefined;
}

/**
 * Opens the built app on Electron for the user and waits until it quits. Passes Electron's stderr to `write` line by
 * line, except messages about a known obstacle: the caller prints a sentence instead. Never rejects.
 */
export const runElectron = (
  executable: string,
  args: readonly string[],
  write: (text: string) => void,
): Promise<Ending> =>
  new Promise((resolve) => {
    const child = spawn(executable, ['.', ...args], {
      cwd: projectFolder,
      stdio: ['inherit', 'inherit', 'pipe'],
    });
    // Ctrl-C reaches Electron too. Electron quits, and this process ends after it.
    const stay = (): void => undefined;
    const pass = (): void => void child.kill();
    process.on('SIGINT', stay).on('SIGTERM', pass);
    const leave = (): void => void process.off('SIGINT', stay).off('SIGTERM', pass);

    let line = '';
    let held = '';
    const take = (text: string): void => {
      if (held === '' && obstacleIn(text) === undefined) write(text);
      else held += text;
    };
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (line + chunk).split(/(?<=\n)/u);
      line = lines.at(-1)?.endsWith('\n') ? '' : (lines.pop() ?? '');
      lines.forEach(take);
    });
    child.once('error', (error) => {
      leave();
      write(`Electron could not be started: ${error.message}\n`);
      resolve({ code: 1, obstacle: undefined });
    });
    child.once('close', (code) => {
      leave();
      take(line);
      const obstacle = code === 0 ? undefined : obstacleIn(held);
      if (obstacle === undefined) write(held);
      resolve({ code: code ?? 1, obstacle });
    });
  });
