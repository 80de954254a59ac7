import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findElectron } from '../launch/electron-binary';
import { appDisplay, chooseTestHost, hostLine } from '../launch/test-host';
import { thisMachine } from '../launch/obstacles';

/** A virtual X server. */
export interface Display {
  /** Value for `DISPLAY`. */
  readonly name: string;
  readonly close: () => Promise<void>;
}

/** Size and colour depth of the smallest desktop that the app is made for. No window is cut off on it. */
const size = '1920x1080x24';

const isHere = async (server: ChildProcess): Promise<boolean> => {
  await Promise.race([once(server, 'spawn'), once(server, 'error').then(() => undefined)]);
  return server.pid !== undefined;
};

/** Opens a display. Resolves to undefined if Xvfb is not installed. */
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

/** The host of a run of the tests or of the tour. */
export interface HostOfRun {
  /** First line of output, which names the host. */
  readonly line: string;
  /** Environment for the tests or the tour. */
  readonly env: NodeJS.ProcessEnv;
  readonly close: () => Promise<void>;
}

/** Chooses the host. If Electron needs a display, it gets the current one, or else a new one from Xvfb. */
export const openHost = async (): Promise<HostOfRun> => {
  const display = await displayForElectron();
  const env = { ...process.env, ...(display ? { APP_DISPLAY: display.name } : {}) };
  return {
    line: hostLine(chooseTestHost(thisMachine(env))),
    env,
    close: () => display?.close() ?? Promise.resolve(),
  };
};
