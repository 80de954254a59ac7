import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findElectron } from '../launch/electron-binary';
import { appDisplay, chooseTestHost, hostLine } from '../launch/test-host';
import { thisMachine } from '../launch/obstacles';

/** An X server that nobody looks at. */
export interface Display {
  /** What `DISPLAY` has to be. */
  readonly name: string;
  readonly close: () => Promise<void>;
}

/** As large as the smallest desktop that the app is made for, so that no window is cut. */
const size = '1920x1080x24';

const isHere = async (server: ChildProcess): Promise<boolean> => {
  await Promise.race([once(server, 'spawn'), once(server, 'error').then(() => undefined)]);
  return server.pid !== undefined;
};

/** Opens a display; undefined where there is no Xvfb to make one. */
export const openDisplay = async (): Promise<Display | undefined> => {
  const options = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', size];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  server.on('error', () => undefined);
  if (!(await isHere(server))) return undefined;
  let number = '';
  for await (const chunk of server.stdio[3] as Readable) {
    number += String(chunk);
    if (number.includes('\n')) break;
  }
  return {
    name: `:${number.trim()}`,
    close: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
};

const displayForElectron = async (): Promise<Pick<Display, 'name' | 'close'> | undefined> => {
  if (process.platform !== 'linux' || findElectron() === undefined) return undefined;
  const given = appDisplay(process.env);
  return given ? { name: given, close: () => Promise.resolve() } : openDisplay();
};

/** What tests or the tour are about to run on. */
export interface HostOfRun {
  /** For the first line of output. */
  readonly line: string;
  /** The environment to run them in. */
  readonly env: NodeJS.ProcessEnv;
  readonly close: () => Promise<void>;
}

/** Gives Electron, where tests run on it, the display that there is, or one of its own. */
export const openHost = async (): Promise<HostOfRun> => {
  const display = await displayForElectron();
  const env = { ...process.env, ...(display ? { APP_DISPLAY: display.name } : {}) };
  return {
    line: hostLine(chooseTestHost(thisMachine(env))),
    env,
    close: () => display?.close() ?? Promise.resolve(),
  };
};
