import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BrowserWindow } from 'electron';
import { _electron, type ElectronApplication, type JSHandle } from 'playwright';
import { builtMainFile, projectFolder } from './built-app';
import { dragOnto, readySelector, type HostedApp, type StartOptions } from './hosted-app';

const quitTimeout = 5_000;

/** What the desktop was told to answer; lives on main's globalThis, beside the app. */
interface Desk {
  readonly open: (string | null)[];
  readonly save: (string | null)[];
  readonly buttons: string[];
  readonly links: string[];
  clipboard: string;
}

type WithDesk = typeof globalThis & { desk: Desk };

// Native dialogs cannot be driven, and tests that run at once would share one real clipboard.
async function scriptDesktop(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ clipboard, dialog, shell }) => {
    const desk: Desk = { open: [], save: [], buttons: [], links: [], clipboard: '' };
    (globalThis as WithDesk).desk = desk;
    const take = (answers: (string | null)[], name: string): string | null => {
      const answer = answers.shift();
      if (answer === undefined) throw new Error(`${name} has no answer to give`);
      return answer;
    };
    dialog.showOpenDialog = () => {
      const path = take(desk.open, 'the open dialog');
      return Promise.resolve({ canceled: path === null, filePaths: path === null ? [] : [path] });
    };
    dialog.showSaveDialog = () => {
      const path = take(desk.save, 'the save dialog');
      return Promise.resolve({ canceled: path === null, filePath: path ?? '' });
    };
    shell.openExternal = (url) => {
      desk.links.push(url);
      return Promise.resolve();
    };
    dialog.showMessageBox = (...args: unknown[]) => {
      const { buttons = [], cancelId = 0 } = args.at(-1) as Electron.MessageBoxOptions;
      const pressed = buttons.indexOf(desk.buttons.shift() ?? '');
      const response = pressed === -1 ? cancelId : pressed;
      return Promise.resolve({ response, checkboxChecked: false });
    };
    clipboard.readText = () => Promise.resolve(desk.clipboard);
    clipboard.writeText = (text) => {
      desk.clipboard = text;
      return Promise.resolve();
    };
    clipboard.clear = () => {
      desk.clipboard = '';
    };
  });
}

function collectOutput(app: ElectronApplication): () => string {
  let output = '';
  for (const stream of [app.process().stdout, app.process().stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  }
  return () => output;
}

async function close(app: ElectronApplication): Promise<{ forced: boolean }> {
  let forced = false;
  const timer = setTimeout(() => {
    forced = true;
    app.process().kill('SIGKILL');
  }, quitTimeout);
  await app.close();
  clearTimeout(timer);
  return { forced };
}

/** Starts the built app on the real Electron. */
export async function launchElectron(
  options: StartOptions,
  executablePath: string,
): Promise<HostedApp> {
  builtMainFile();
  const { userDataDir, viewport, colorScheme } = options;
  // Sessions of the tests have no display, so that no keyring can ask on it; the app needs one all the same.
  const display = process.env['APP_DISPLAY'];
  const env = { ...process.env, ...options.env, ...(display ? { DISPLAY: display } : {}) };
  const app = await _electron.launch({
    executablePath,
    cwd: projectFolder,
    args: ['.', `--user-data-dir=${userDataDir}`],
    env,
    ...(colorScheme === undefined ? {} : { colorScheme }),
  });
  const output = collectOutput(app);
  await scriptDesktop(app);
  const page = await app.firstWindow();
  if (viewport) {
    const window = (await app.browserWindow(page)) as JSHandle<BrowserWindow>;
    await window.evaluate((shown, { width, height }) => {
      shown.setContentSize(width, height);
    }, viewport);
  }
  await page.waitForSelector(readySelector, { state: 'attached' });
  const tell = (kind: 'open' | 'save') => (path: string | null) =>
    app.evaluate(
      (_electronModule, [list, answer]) => {
        (globalThis as WithDesk).desk[list].push(answer);
      },
      [kind, path] as const,
    );
  return {
    page,
    electron: app,
    pid: app.process().pid ?? 0,
    chooseFile: tell('open'),
    saveTo: tell('save'),
    pressButton: (label) =>
      app.evaluate((_electronModule, value) => {
        (globalThis as WithDesk).desk.buttons.push(value);
      }, label),
    setClipboard: (text) =>
      app.evaluate((_electronModule, value) => {
        (globalThis as WithDesk).desk.clipboard = value;
      }, text),
    clipboard: () => app.evaluate(() => (globalThis as WithDesk).desk.clipboard),
    openedLinks: () => app.evaluate(() => (globalThis as WithDesk).desk.links),
    dropFile: (path, selector) => dragOnto(page, path, selector),
    output,
    // Playwright's own page does not come back after a crash, so main is asked what the window shows.
    crashPage: () =>
      app.evaluate(({ BrowserWindow: Windows }) => {
        Windows.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
      }),
    powerEvent: (name) =>
      app.evaluate(({ powerMonitor }, event) => {
        powerMonitor.emit(event);
      }, name),
    windowText: () =>
      app.evaluate(async ({ BrowserWindow: Windows }) => {
        const contents = Windows.getAllWindows()[0]?.webContents;
        return String(await contents?.executeJavaScript('document.body.innerText'));
      }),
    startAgain: async () => {
      const again = spawn(executablePath, ['.', `--user-data-dir=${userDataDir}`], {
        cwd: projectFolder,
      });
      const [code] = (await once(again, 'exit')) as [number | null];
      return code;
    },
    close: () => close(app),
  };
}
