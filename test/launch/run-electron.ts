import { spawn } from 'node:child_process';
import { projectFolder } from './built-app';
import { obstacleIn, type Obstacle } from './obstacles';

/** How a run of Electron ended. */
export interface Ending {
  /** 1 where a signal ended it. */
  readonly code: number;
  /** What it failed at before it had a window. */
  readonly obstacle: Obstacle | undefined;
}

/**
 * Opens the built app on Electron for a person, and stays until it quits. What Electron writes to stderr goes to `write`
 * as it comes, but for last words that name an obstacle: a sentence takes their place. Never rejects.
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
    // Ctrl-C reaches Electron too, which quits; this process then ends with it.
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
