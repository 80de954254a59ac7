import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findElectron } from '../launch/electron-binary';
import { appDisplay } from '../launch/test-host';

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

/**
 * What the environment of tests needs, beside this process's own, for Electron to have a display: the one there is, or
 * one of their own. Nothing where Electron will not be run.
 */
export const displayForTests = async (): Promise<{
  readonly env: NodeJS.ProcessEnv;
  readonly close: () => Promise<void>;
}> => {
  const nothing = { env: {}, close: () => Promise.resolve() };
  if (process.platform !== 'linux' || findElectron() === undefined) return nothing;
  const given = appDisplay(process.env);
  if (given) return { ...nothing, env: { APP_DISPLAY: given } };
  const display = await openDisplay();
  return display ? { env: { APP_DISPLAY: display.name }, close: display.close } : nothing;
};
