import path from 'node:path';
import { createTerminalDesktop } from '../stand-in/desktop/terminal-desktop';
import { startStandIn } from '../stand-in/host';
import { builtMainFile } from './built-app';
import { explain, obstacleIn } from './obstacles';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

function userDataOption(args: readonly string[]): { userDataDir?: string } {
  const prefix = '--user-data-dir=';
  const given = args.find((arg) => arg.startsWith(prefix))?.slice(prefix.length);
  return given ? { userDataDir: path.resolve(given) } : {};
}

/** Opens the app on the stand-in for the user and waits until it quits. Resolves to the exit code. */
export async function openStandIn(args: readonly string[]): Promise<number> {
  const headless = args.includes('--headless');
  try {
    const app = await startStandIn({
      mainEntry: builtMainFile(),
      ...userDataOption(args),
      headless,
      desktop: createTerminalDesktop(),
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
    const message = error instanceof Error ? error.message : String(error);
    // Chromium needs a display too. Its own message for a missing display is hard to read.
    const { reason, solution } = explain('no-display');
    complain(obstacleIn(message) === 'no-display' ? `${reason}\n${solution}` : message);
    return 1;
  }
}
