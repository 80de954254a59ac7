import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openLauncher } from '../launch/test-host';
import { letDaysPass } from '../screens/let-days-pass';
import { resize, type Size } from '../screens/resize';
import type { Look, Visitor } from '../screens/visitor';

/** One run of the app on its own user data, with a function that takes pictures. */
export interface Walk extends Visitor {
  readonly setClipboard: (text: string) => Promise<void>;
  /** Takes the pictures of a screen, one per size. */
  readonly picture: Look;
}

export interface Setting {
  readonly theme: 'light' | 'dark';
  /** Environment of another desktop session, with a keyring in another state. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Folder of the pictures during the tour. */
export const taken = fileURLToPath(new URL('../.results/pictures/', import.meta.url));

const sizes = [
  [1280, 820],
  [820, 600],
  [480, 700],
] as const satisfies readonly Size[];
const [[width, height]] = sizes;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/**
 * Starts the app for one walk and always ends it. A picture's name consists of the screen, the theme (unless light) and
 * the width (unless 1280 pixels): `wallets.png`, `wallets-480.png`, `wallets-dark-480.png`.
 */
export const walk = async (
  title: string,
  { theme, env }: Setting,
  go: (walk: Walk) => Promise<void>,
): Promise<void> => {
  say(`${title}, ${theme}`);
  const userData = await mkdtemp(path.join(tmpdir(), 'account-viewer-tour-'));
  await writeFile(path.join(userData, 'keychain-service'), `Account Viewer (tour ${randomUUID()})`);
  const leaveNothing = (): void => {
    rmSync(userData, { recursive: true, force: true, maxRetries: 10 });
    rmSync(`${userData}-key.pem`, { force: true });
  };
  // Also runs when Ctrl+C ends the tour.
  process.once('exit', leaveNothing);
  const viewport = { width, height };
  const options = { userDataDir: userData, colorScheme: theme, viewport, env };
  const launcher = await openLauncher();
  let app = await launcher.launch(options);
  const started = Date.now();
  let count = 0;
  const relaunch = async (whileClosed?: () => Promise<void>): Promise<void> => {
    await app.close();
    await whileClosed?.();
    app = await launcher.launch(options);
  };
  try {
    await mkdir(taken, { recursive: true });
    await go({
      get page() {
        return app.page;
      },
      userData,
      // macOS asks the user before a program may read an item that another program stored in the keychain.
      ...(process.platform !== 'darwin' && {
        letDaysPass: (days: number) => relaunch(() => letDaysPass(userData, days)),
      }),
      chooseFile: (file) => app.chooseFile(file),
      pressButton: (label) => app.pressButton(label),
      setClipboard: (text) => app.setClipboard(text),
      relaunch,
      picture: async (screen) => {
        const name = theme === 'light' ? screen : `${screen}-${theme}`;
        for (const size of sizes) {
          await resize(app.page, size);
          const [pageWidth] = size;
          const file = pageWidth === width ? `${name}.png` : `${name}-${pageWidth}.png`;
          await app.page.screenshot({ path: path.join(taken, file), animations: 'disabled' });
          count += 1;
        }
        await app.page.setViewportSize(viewport);
      },
    });
  } finally {
    say(`  ${count} pictures in ${Math.round((Date.now() - started) / 1000)} s`);
    await app.close();
    await launcher.close();
    process.off('exit', leaveNothing);
    leaveNothing();
  }
};
