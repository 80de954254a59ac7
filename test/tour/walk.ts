import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import type { HostedApp } from '../launch/hosted-app';
import { openLauncher } from '../launch/test-host';

/** One run of the app on user data of its own, and a camera. */
export interface Walk {
  readonly app: HostedApp;
  readonly page: Page;
  readonly folder: string;
  /** Quits the app and starts it again on the same user data; `between` runs while it is not running. */
  relaunch(between?: () => Promise<unknown>): Promise<void>;
  /** Takes the picture `<name>.png`. */
  picture(name: string): Promise<void>;
}

export interface Setting {
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  /** Environment of another desktop session, with a keyring of another kind. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Where the pictures go that the README shows. */
export const pictures = fileURLToPath(new URL('pictures/', import.meta.url));

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Starts the app for one walk, and ends it whatever happens. */
export const walk = async (
  title: string,
  setting: Setting,
  go: (walk: Walk) => Promise<void>,
): Promise<void> => {
  say(title);
  const folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-tour-'));
  const { colorScheme = 'light', width = 1240, height = 820, env } = setting;
  const options = { userDataDir: folder, colorScheme, viewport: { width, height }, env };
  const launcher = await openLauncher();
  let app = await launcher.launch(options);
  try {
    await mkdir(pictures, { recursive: true });
    await go({
      get app() {
        return app;
      },
      get page() {
        return app.page;
      },
      folder,
      relaunch: async (between) => {
        await app.close();
        await between?.();
        app = await launcher.launch(options);
      },
      picture: async (name) => {
        const file = path.join(pictures, `${name}.png`);
        await app.page.screenshot({ path: file, animations: 'disabled' });
        say(`  ${name}.png`);
      },
    });
  } finally {
    await app.close();
    await launcher.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
};
