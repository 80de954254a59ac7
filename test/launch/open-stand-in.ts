import path from 'node:path';
import { createTerminalDesktop } from '../stand-in/desktop/terminal-desktop';
import { startStandIn } from '../stand-in/host';
import { builtMainFile } from './built-app';
import { readySelector } from './hosted-app';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

function lacksDisplay(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY;
}

function userDataOption(args: readonly string[]): { userDataDir?: string } {
  const prefix = '--user-data-dir=';
  const given = args.find((arg) => arg.startsWith(prefix))?.slice(prefix.length);
  return given ? { userDataDir: path.resolve(given) } : {};
}

/** Opens the app for a person and stays until it quits. Resolves to the exit code. */
export async function openStandIn(args: readonly string[]): Promise<number> {
  const headless = args.includes('--headless');
  if (!headless && lacksDisplay()) {
    complain(
      'There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set): ' +
        'use "npm run tour" to see the app in pictures, or "npm start -- --headless".',
    );
    return 1;
  }
  try {
    const app = await startStandIn({
      mainEntry: builtMainFile(),
      ...userDataOption(args),
      headless,
      desktop: createTerminalDesktop(),
      readySelector,
      show: true,
    });
    const quit = () => void app.close();
    process.once('SIGINT', quit).once('SIGTERM', quit);
    app.page().then(
      () => {
        say('The app is open. Ctrl-C quits.');
      },
      (error: unknown) => {
        complain(String(error));
      },
    );
    const { code, forced } = await app.exited;
    if (forced) complain('The app did not quit by itself and was ended.');
    return forced ? 1 : (code ?? 1);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
