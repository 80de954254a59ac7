import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { compileMainSide } from './compile-main-side';

/** How the main process ended. `forced` means that it did not quit in time and was killed. */
export interface MainExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly forced: boolean;
}

/** The app's main process: Node with the stand-in's electron module. */
interface MainProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly output: () => string;
  readonly exited: Promise<MainExit>;
  /** Waits up to `ms` for the process to end by itself, then ends it with SIGKILL. */
  readonly endWithin: (ms: number) => Promise<MainExit>;
}

// As in Electron, an unhandled rejection does not end the app.
const asElectron = ['--unhandled-rejections=warn-with-error-code'];

/** Starts main. With `show`, its output also goes to this process's stdout and stderr. */
export async function spawnMain(
  appPath: string,
  appArguments: readonly string[],
  env: NodeJS.ProcessEnv,
  show: boolean,
): Promise<MainProcess> {
  const child = spawn(
    process.execPath,
    [...asElectron, await compileMainSide(), '.', ...appArguments],
    {
      cwd: appPath,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
      // Ctrl-C in a terminal reaches the whole process group. Main has its own, so that only the host decides how it
      // quits.
      detached: process.platform !== 'win32',
    },
  );
  let output = '';
  const collect = (own: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk.toString('utf8');
    if (show) own.write(chunk);
  };
  child.stdout?.on('data', collect(process.stdout));
  child.stderr?.on('data', collect(process.stderr));

  let forced = false;
  const exited = new Promise<MainExit>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve({ code, signal, forced });
    });
  });
  await once(child, 'spawn');
  return {
    child,
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    async endWithin(ms) {
      const timer = setTimeout(() => {
        forced = true;
        child.kill('SIGKILL');
      }, ms);
      const exit = await exited;
      clearTimeout(timer);
      return exit;
    },
  };
}

/** Returns the app's folder: the nearest folder above main with a package.json. */
export function appPathOf(mainEntry: string): string {
  let folder = path.dirname(path.resolve(mainEntry));
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`There is no package.json above ${mainEntry}`);
    folder = parent;
  }
  return folder;
}
